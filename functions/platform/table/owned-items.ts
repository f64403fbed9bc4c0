import { everyItem } from './every-item.ts'
import { keys } from './keys.ts'
import type { Item, Table } from './table.ts'

/** All items under a prefix of a user's partition, or only so many of the newest. */
export const ownedItems = (
  table: Table,
  userId: string,
  prefix: string,
  { newest }: { newest?: number } = {},
): Promise<readonly Item[]> =>
  everyItem(
    table,
    {
      KeyConditionExpression: prefix === '' ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: {
        ':pk': keys.profile(userId).pk,
        ...(prefix === '' ? {} : { ':prefix': prefix }),
      },
      ConsistentRead: true,
      ...(newest === undefined ? {} : { ScanIndexForward: false }),
    },
    newest,
  )

/** The item under a prefix of the user's partition whose sort key is highest; null without one. */
export const newest = async (table: Table, userId: string, prefix: string): Promise<Item | null> =>
  (await ownedItems(table, userId, prefix, { newest: 1 }))[0] ?? null
