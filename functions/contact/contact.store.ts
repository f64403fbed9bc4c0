import * as z from 'zod/mini'
import type { ContactLog } from './ports.ts'
import { DAY } from '#platform/clock.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'

const ContactItem = z.object({ state: z.enum(['begun', 'delivered']) })

/** Digests of contact messages in the table for a day. Nothing of what was written stands in there. */
export function contactLog(table: Table): ContactLog {
  return {
    async begin(digest, now, staleAfter) {
      const isOurs = await table.put(
        {
          ...keys.contact(digest),
          state: 'begun',
          begunAt: toStored(now),
          ttl: ttlOf(new Date(now.getTime() + DAY)),
        },
        {
          expression: 'attribute_not_exists(pk) OR (#state = :begun AND begunAt < :stale)',
          names: { '#state': 'state' },
          values: { ':begun': 'begun', ':stale': toStored(staleAfter) },
        },
      )
      if (isOurs) return 'begun'
      const item = await table.get(keys.contact(digest))
      return item !== null && ContactItem.parse(item).state === 'delivered' ? 'delivered' : 'under_way'
    },
    async delivered(digest) {
      await table.update(keys.contact(digest), {
        UpdateExpression: 'SET #state = :delivered',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':delivered': 'delivered' },
      })
    },
    async failed(digest) {
      await table.remove(keys.contact(digest))
    },
  }
}
