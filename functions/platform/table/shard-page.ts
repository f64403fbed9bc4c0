import * as z from 'zod/mini'
import type { Page } from '../walk.ts'
import { atMost } from './expressions.ts'
import type { Key } from './keys.ts'
import { userIdOf } from './owned-items.ts'
import { OPEN_INDEX } from './table-definition.ts'
import type { Query, Table } from './table.ts'

const Cursor = z.object({ shard: z.number(), last: z.nullable(z.record(z.string(), z.unknown())) })
const IndexKey = z.object({ pk: z.string(), sk: z.string() })

/** Reads a page of the keys in a sparse index, one shard after another and never with a scan. */
export async function shardPage(
  table: Table,
  shards: readonly string[],
  after: string | null,
  queryOf: (shard: string) => Omit<Query, 'after'>,
): Promise<Page<Key>> {
  const { shard, last } = after === null ? { shard: 0, last: null } : Cursor.parse(JSON.parse(after))
  const page = await table.query({ ...queryOf(shards[shard] ?? ''), after: last })
  const next =
    page.last !== null
      ? { shard, last: page.last }
      : shard + 1 < shards.length
        ? { shard: shard + 1, last: null }
        : null
  return { found: page.items.map((item) => IndexKey.parse(item)), next: next && JSON.stringify(next) }
}

/** The users whose items these are. */
export const usersOf = ({ found, next }: Page<Key>): Page<string> => ({ found: found.map(userIdOf), next })

/** Entries that are read at once. */
const PAGE = 100

/**
 * Reads a page of what is due by `now`, longest overdue first: in one shard, or in all of them when `shard` is null.
 * Work that is done or postponed leaves what is due, so a walk from the beginning continues the one before.
 */
export const duePage = async (
  table: Table,
  shards: readonly string[],
  { now, shard, after }: { readonly now: Date; readonly shard: number | null; readonly after: string | null },
): Promise<Page<Key>> =>
  await shardPage(
    table,
    shards.filter((_, index) => shard === null || index === shard),
    after,
    (openPk) => ({
      index: OPEN_INDEX,
      keys: [{ openPk }, atMost('openSk', now)],
      limit: PAGE,
    }),
  )
