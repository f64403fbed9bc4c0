import * as z from 'zod/mini'
import { userIdOf } from '../owned-items.ts'
import type { Query, Table } from '../table.ts'

const Cursor = z.object({ shard: z.number(), last: z.nullable(z.record(z.string(), z.unknown())) })

/** Reads a page of the users in a sparse index, one shard after another; `next` is null at the end. */
export async function usersPage(
  table: Table,
  shards: readonly string[],
  cursor: string | null,
  queryOf: (shard: string) => Omit<Query, 'after'>,
): Promise<{ readonly userIds: readonly string[]; readonly next: string | null }> {
  const { shard, last } = cursor === null ? { shard: 0, last: null } : Cursor.parse(JSON.parse(cursor))
  const page = await table.query({ ...queryOf(shards[shard] ?? ''), after: last })
  const next =
    page.last !== null
      ? { shard, last: page.last }
      : shard + 1 < shards.length
        ? { shard: shard + 1, last: null }
        : null
  return {
    userIds: page.items.map(userIdOf),
    next: next && JSON.stringify(next),
  }
}
