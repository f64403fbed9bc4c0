import { part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { keys, type Key } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

const SortKey = z.object({ sk: z.string() })
const OWN = keys.ownSession('', '').sk

/** Two items each: a transaction takes a hundred, and the rest is for what ends them. */
const AT_ONCE = 25

const removals = (userId: string, item: Item): readonly TransactionPart[] => {
  const hash = SortKey.parse(item).sk.slice(OWN.length)
  return [keys.session(hash), keys.ownSession(userId, hash)].map((key: Key) => part.remove(key))
}

/** Ends an account's sessions in the transaction that closes it, as many as there is room for. */
export const sessionEndings = async (table: Table, userId: string): Promise<readonly TransactionPart[]> =>
  (await ownedItems(table, userId, OWN)).slice(0, AT_ONCE).flatMap((item) => removals(userId, item))

/** Those that the transaction had no room for, and those that were opened while it was made. */
export async function endSessions(table: Table, userId: string): Promise<void> {
  for (const item of await ownedItems(table, userId, OWN)) await table.transact(removals(userId, item))
}
