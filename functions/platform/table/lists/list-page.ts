import * as z from 'zod/mini'
import { below, between, type Condition } from '../expressions.ts'
import type { Key } from '../keys.ts'
import { listShards, type ListName } from './list-places.ts'
import { LISTED_INDEX } from '../table-definition.ts'
import type { BatchOptions, Item, Table } from '../table.ts'

const Listed = z.object({ pk: z.string(), sk: z.string(), listSk: z.string() })

/** DynamoDB's limit for one batch read. */
const BATCH_SIZE = 100
/** Sorts after every continuation of a prefix. */
const LAST = '\u{10FFFF}'

interface Listing {
  readonly list: ListName
  /** Lists positions with this prefix in ascending order; without it all positions, newest first. */
  readonly prefix?: string
  /** Position of the previous page's last entry. */
  readonly after: string | null
  readonly limit: number
}

/**
 * Reads a page of an admin list, querying each shard for at most one page, so that the cost does not depend
 * on the length of the list. Positions do not change, so pages neither overlap nor leave gaps. `last` is the
 * position of the last entry; null on the last page.
 */
export async function listPage(table: Table, { list, prefix, after, limit }: Listing) {
  const range = prefix === undefined ? newestAfter(after) : ascendingAfter(prefix, after)
  const shards = await Promise.all(
    listShards(list).map((shard) =>
      table.query({
        index: LISTED_INDEX,
        keys: [{ listPk: shard }, range],
        descending: prefix === undefined,
        limit: limit + 1,
      }),
    ),
  )
  const order = prefix === undefined ? -1 : 1
  const listed = shards
    .flatMap(({ items }) => items.map((item) => Listed.parse(item)))
    .toSorted((a, b) => order * (a.listSk < b.listSk ? -1 : 1))
  const page = listed.slice(0, limit)
  return {
    keys: page.map(({ pk, sk }) => ({ pk, sk })),
    positions: page.map(({ listSk }) => listSk),
    last: listed.length > limit ? (page.at(-1)?.listSk ?? null) : null,
  }
}

const newestAfter = (after: string | null): Condition => (after === null ? [] : below('listSk', after))

/** No position is a prefix of another, so the position and a space is a safe start just after it. */
const ascendingAfter = (prefix: string, after: string | null): Condition =>
  between('listSk', [after === null ? prefix : `${after} `, `${prefix}${LAST}`])

/** Items of a page; null for one that has just been deleted. */
export async function itemsOf(
  table: Table,
  keys: readonly Key[],
  options: BatchOptions,
): Promise<readonly (Item | null)[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH_SIZE) }, (_, index) =>
    keys.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  return (await Promise.all(batches.map((batch) => table.getMany(batch, options)))).flat()
}
