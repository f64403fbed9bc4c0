import type { Item, Table } from './table.ts'

/** A query's items over all pages, or the first `most`. One answer ends at 1 MB, wherever that falls. */
export async function everyItem(
  table: Table,
  input: Omit<Parameters<Table['query']>[0], 'Limit' | 'ExclusiveStartKey'>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let last: Item | null = null
  do {
    const page: { items: readonly Item[]; last: Item | null } = await table.query({
      ...input,
      ...(Number.isFinite(most) ? { Limit: most - items.length } : {}),
      ...(last === null ? {} : { ExclusiveStartKey: last }),
    })
    items.push(...page.items)
    last = page.last
  } while (last !== null && items.length < most)
  return items
}
