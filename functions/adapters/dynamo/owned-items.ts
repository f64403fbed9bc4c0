import { keys } from './keys.ts'
import type { Item, Table } from './table.ts'

/** All items under a prefix of a user's partition, page by page, or only the newest of them. */
export async function ownedItems(table: Table, userId: string, prefix: string, { newest }: { newest?: number } = {}): Promise<readonly Item[]> {
  const found: Item[] = []
  let from: Item | null = null
  do {
    const page: { items: readonly Item[]; last: Item | null } = await table.query({
      KeyConditionExpression: prefix === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ...(prefix === '' ? {} : { ':prefix': prefix }) },
      ConsistentRead: true,
      ...(newest === undefined ? {} : { ScanIndexForward: false, Limit: newest }),
      ...(from === null ? {} : { ExclusiveStartKey: from }),
    })
    found.push(...page.items)
    from = newest === undefined ? page.last : null
  } while (from !== null)
  return found
}
