import type { Item, Query, Table } from './table.ts'

/** Reads all pages of a query, or the first `max` items. DynamoDB ends each page at 1 MB. */
export async function everyItem(
  table: Table,
  query: Omit<Query, 'limit' | 'after'>,
  max = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let after: Item | null = null
  do {
    const limit: number | undefined = Number.isFinite(max) ? max - items.length : undefined
    const page: { items: readonly Item[]; last: Item | null } = await table.query({ ...query, limit, after })
    items.push(...page.items)
    after = page.last
  } while (after !== null && items.length < max)
  return items
}

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
