import { exists, part } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { disputeFromItem, disputeToItem, type Dispute } from './dispute.item.ts'

/** The open dispute of a user's payment, as the provider last named it. */
export const disputeStore = (table: Table) => ({
  /** The open dispute of a user; null without one. */
  async read(userId: string): Promise<Dispute | null> {
    const item = await table.get(keys.dispute(userId))
    return item && disputeFromItem(item)
  },
  async save(userId: string, dispute: Dispute | null) {
    if (dispute === null) await table.remove(keys.dispute(userId))
    else
      await table.transact([
        part.put(disputeToItem(userId, dispute)),
        // Nothing is written for an account that was deleted meanwhile.
        part.check(keys.profile(userId), exists('pk')),
      ])
  },
})
