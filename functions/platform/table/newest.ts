import { keys } from './keys.ts'
import type { Item, Table } from './table.ts'

/** The item under a prefix of the user's partition whose sort key is highest; null without one. */
export async function newest(table: Table, userId: string, prefix: string): Promise<Item | null> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':prefix': prefix },
    ScanIndexForward: false,
    Limit: 1,
    ConsistentRead: true,
  })
  return items[0] ?? null
}
