import type { Item, Table } from './table.ts'

/** Reads all pages of a query, or the first `max` items. DynamoDB ends each page at 1 MB. */
export async function everyItem(
  table: Table,
  input: Omit<Parameters<Table['query']>[0], 'Limit' | 'ExclusiveStartKey'>,
  max = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let last: Item | null = null
  do {
    const page: { items: readonly Item[]; last: Item | null } = await table.query({
      ...input,
      ...(Number.isFinite(max) ? { Limit: max - items.length } : {}),
      ...(last === null ? {} : { ExclusiveStartKey: last }),
    })
    items.push(...page.items)
    last = page.last
  } while (last !== null && items.length < max)
  return items
}
