import * as z from 'zod/mini'
import type { Item, Table } from '../table.ts'

const Cursor = z.object({ shard: z.number(), last: z.nullable(z.record(z.string(), z.unknown())) })

/**
 * Reads a page of an index, one shard after another (`:shard` in the condition); `next` is null at the end.
 */
export async function shardedPage(
  table: Table,
  shards: readonly string[],
  after: string | null,
  input: Omit<Parameters<Table['query']>[0], 'ExclusiveStartKey'>,
): Promise<{ readonly items: readonly Item[]; readonly next: string | null }> {
  const { shard, last } = after === null ? { shard: 0, last: null } : Cursor.parse(JSON.parse(after))
  const page = await table.query({
    ...input,
    ExpressionAttributeValues: { ...input.ExpressionAttributeValues, ':shard': shards[shard] },
    ...(last === null ? {} : { ExclusiveStartKey: last }),
  })
  const next =
    page.last !== null
      ? { shard, last: page.last }
      : shard + 1 < shards.length
        ? { shard: shard + 1, last: null }
        : null
  return { items: page.items, next: next && JSON.stringify(next) }
}
