import { absent, anyOf, below } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const ContactItem = z.object({ state: z.enum(['begun', 'delivered']) })

/**
 * Which messages were delivered, by their digest, kept for a day. A delivery that has not ended by
 * `staleAfter` may have crashed and can be begun again: support reading a message twice is better than never.
 */
export function contactLog(table: Table) {
  return {
    /** Begins a delivery, unless the same message has been or is being delivered. */
    async begin(digest: string, now: Date, staleAfter: Date) {
      const isOurs = await table.put(
        {
          ...keys.contact(digest),
          state: 'begun',
          begunAt: now,
          ttl: ttlOf(new Date(now.getTime() + DAY)),
        },
        anyOf(absent('pk'), [{ state: 'begun' }, below('begunAt', staleAfter)]),
      )
      if (isOurs) return 'begun'
      const item = await table.get(keys.contact(digest))
      return item !== null && ContactItem.parse(item).state === 'delivered' ? 'delivered' : 'under_way'
    },
    async delivered(digest: string) {
      await table.update(keys.contact(digest), { set: { state: 'delivered' } })
    },
    /** Removes the record of a failed delivery. */
    async failed(digest: string) {
      await table.remove(keys.contact(digest))
    },
  }
}

export type ContactLog = ReturnType<typeof contactLog>
