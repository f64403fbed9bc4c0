import { absent, anyOf, below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const ContactItem = z.object({ state: z.enum(['begun', 'delivered']) })

/** Digests of contact messages in the table for a day. Nothing of what was written stands in there. */
export function contactLog(table: Table) {
  return {
    /** Begins a delivery, unless the same message was delivered or is being delivered right now. */
    async begin(digest: string, now: Date, staleAfter: Date) {
      const isOurs = await table.put(
        {
          ...keys.contact(digest),
          state: 'begun',
          begunAt: toStored(now),
          ttl: ttlOf(new Date(now.getTime() + DAY)),
        },
        anyOf(absent('pk'), [{ state: 'begun' }, below('begunAt', toStored(staleAfter))]),
      )
      if (isOurs) return 'begun'
      const item = await table.get(keys.contact(digest))
      return item !== null && ContactItem.parse(item).state === 'delivered' ? 'delivered' : 'under_way'
    },
    async delivered(digest: string) {
      await table.update(keys.contact(digest), { set: { state: 'delivered' } })
    },
    /** Forgets a delivery that came to nothing. */
    async failed(digest: string) {
      await table.remove(keys.contact(digest))
    },
  }
}

/**
 * Which messages were delivered, by their digest. A delivery that was begun and not ended may have died on
 * its way: after `staleAfter` it may be begun anew, because support reading a message twice is better than
 * nobody reading it.
 */
export type ContactLog = ReturnType<typeof contactLog>
