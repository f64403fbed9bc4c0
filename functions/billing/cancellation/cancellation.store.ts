import { monthParts } from '#functions/statistics/count-parts.store.ts'
import { absent, exists, part } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Table } from '#platform/table/table.ts'
import { cancellationFromItem, cancellationToItem, type Cancellation } from './cancellation.item.ts'

export const cancellationStore = (table: Table) => ({
  /** Keeps and counts the reason of a cancellation, once: the first that is given stays. */
  async keep(userId: string, cancellation: Cancellation) {
    await table.transact([
      part.put(cancellationToItem(userId, cancellation), absent('pk')),
      // Nothing is written for an account that was deleted meanwhile.
      part.check(keys.subscription(userId), exists('pk')),
      ...monthParts(userId, cancellation.at, { [`why.${cancellation.reason}`]: 1 }),
    ])
  },
  /** The reasons of a user's cancellations, the latest first. */
  async list(userId: string): Promise<readonly Cancellation[]> {
    const items = await ownedItems(table, userId, keys.cancellation(userId, '').sk)
    return items.map(cancellationFromItem).toSorted((a, b) => b.at.getTime() - a.at.getTime())
  },
})
