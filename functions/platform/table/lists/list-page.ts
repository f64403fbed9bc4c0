import * as z from 'zod/mini'
import type { Key } from '../keys.ts'
import { listShards, type ListName } from './list-places.ts'
import { LISTED_INDEX } from '../table-definition.ts'
import type { BatchOptions, Item, Table } from '../table.ts'

const Listed = z.object({ pk: z.string(), sk: z.string(), listSk: z.string() })

/** One batch read takes this many. */
const AT_ONCE = 100
/** Behind everything that begins with what stands before it. */
const LAST = '\u{10FFFF}'

interface Listing {
  readonly list: ListName
  /** Positions that begin so, in rising order; without it all, newest first. */
  readonly beginning?: string
  /** Position of the last one of the page before. */
  readonly after: string | null
  readonly limit: number
}

interface ListPage {
  readonly keys: readonly Key[]
  /** Position of the last one, when there are more. */
  readonly last: string | null
}

/**
 * From all shards at once, each asked for no more than the page holds: the cost depends on the page alone.
 * Positions do not move, so no page repeats or leaves out another's.
 */
export async function listPage(table: Table, { list, beginning, after, limit }: Listing): Promise<ListPage> {
  const range = beginning === undefined ? newestAfter(after) : risingAfter(beginning, after)
  const shards = await Promise.all(
    listShards(list).map((shard) =>
      table.query({
        IndexName: LISTED_INDEX,
        KeyConditionExpression: `listPk = :shard${range.condition}`,
        ExpressionAttributeValues: { ':shard': shard, ...range.values },
        ScanIndexForward: beginning !== undefined,
        Limit: limit + 1,
      }),
    ),
  )
  const order = beginning === undefined ? -1 : 1
  const listed = shards
    .flatMap(({ items }) => items.map((item) => Listed.parse(item)))
    .toSorted((a, b) => order * (a.listSk < b.listSk ? -1 : 1))
  const page = listed.slice(0, limit)
  return {
    keys: page.map(({ pk, sk }) => ({ pk, sk })),
    last: listed.length > limit ? (page.at(-1)?.listSk ?? null) : null,
  }
}

const newestAfter = (after: string | null) =>
  after === null
    ? { condition: '', values: {} }
    : { condition: ' AND listSk < :after', values: { ':after': after } }

/** No position is another one with something behind it, so a space is the next after it. */
const risingAfter = (beginning: string, after: string | null) => ({
  condition: ' AND listSk BETWEEN :first AND :last',
  values: { ':first': after === null ? beginning : `${after} `, ':last': `${beginning}${LAST}` },
})

/** Items of a page, as many as there are; one that was deleted just now is null. */
export async function itemsOf(
  table: Table,
  keys: readonly Key[],
  options: BatchOptions,
): Promise<readonly (Item | null)[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, index) =>
    keys.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
  return (await Promise.all(batches.map((batch) => table.getMany(batch, options)))).flat()
}
