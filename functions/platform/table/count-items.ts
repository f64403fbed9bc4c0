import type { Item, Query, Table } from './table.ts'

/** Counts all items of a query, or the first `max`, without reading them. */
export async function countItems(
  table: Pick<Table, 'query'>,
  query: Omit<Query, 'counts' | 'limit' | 'after'>,
  max = Number.POSITIVE_INFINITY,
): Promise<number> {
  let count = 0
  let after: Item | null = null
  do {
    const limit: number | undefined = Number.isFinite(max) ? max - count : undefined
    const page: { count: number; last: Item | null } = await table.query({
      ...query,
      counts: true,
      limit,
      after,
    })
    count += page.count
    after = page.last
  } while (after !== null && count < max)
  return count
}
