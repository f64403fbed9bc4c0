import { part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { keys, type Key } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

const SortKey = z.object({ sk: z.string() })
const OWN = keys.ownSession('', '').sk

/** Each session is two items; this leaves room for others in a transaction, which takes a hundred. */
const MAX_SESSIONS = 25

const removals = (userId: string, item: Item): readonly TransactionPart[] => {
  const hash = SortKey.parse(item).sk.slice(OWN.length)
  return [keys.session(hash), keys.ownSession(userId, hash)].map((key: Key) => part.remove(key))
}

/** So many parts end 25 sessions; there may be more. */
export const MOST_ENDINGS = 2 * MAX_SESSIONS

/** Parts that end up to 25 of an account's sessions in the transaction that closes the account. */
export const sessionEndings = async (table: Table, userId: string): Promise<readonly TransactionPart[]> =>
  (await ownedItems(table, userId, OWN)).slice(0, MAX_SESSIONS).flatMap((item) => removals(userId, item))

/** Ends the remaining sessions: those beyond 25, and those opened during the transaction. */
export async function endSessions(table: Table, userId: string): Promise<void> {
  for (const item of await ownedItems(table, userId, OWN)) await table.transact(removals(userId, item))
}
