import type { Merge } from './linking.item.ts'
import { absent, anyOf, below, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { keys, reminderShard, type Key } from '#platform/table/keys.ts'
import { placeOfNext } from '#platform/table/lists/list-places.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

const KeyOf = z.object({ pk: z.string(), sk: z.string() })

/** Kept in the closed account: what it was, and its payments, for as long as the law requires. */
const KEPT = ['PROFILE', 'SUBSCRIPTION', 'BILLING', 'DISPUTE', 'GOODWILL#', 'MERGE#', 'GMAIL']
/** Quota counters, which are added up. */
const SUMMED = ['USAGE#', 'TRIAL']

/**
 * Deleted: a retention must not delete the primary account, which did not choose it; a request to discard
 * drafts ends with the mailbox that it was for; an export would lack what arrives; the closed account is not found by
 * its name.
 */
const DELETED = ['RETENTION', 'DISCARD', 'EXPORT', 'NAMED#']

/** Waits for its day, also in the index of open work, and is moved all the same. */
const WAITING = 'NEXTSTEP#'

const startsWith = (sk: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => sk.startsWith(prefix))

/**
 * Moves the partition item by item, each in a transaction that fails if the item has changed since it was
 * read. False when a retry is needed: an item is open work, has changed, or another account is still being
 * merged into this one.
 */
export async function moveItems(table: Table, merge: Merge): Promise<boolean> {
  // Items of another account that is still being merged into this one would arrive too late to be moved on.
  const arriving = await ownedItems(table, merge.secondaryId, 'MERGE#')
  if (arriving.some((item) => item['openPk'] !== undefined)) return false
  let complete = true
  for (const item of await ownedItems(table, merge.secondaryId, '')) {
    const { sk } = KeyOf.parse(item)
    if (startsWith(sk, KEPT)) continue
    if (startsWith(sk, DELETED)) await table.transact([removeAsRead(item)])
    else if (item['openPk'] !== undefined && !sk.startsWith(WAITING)) complete = false
    else if (!(await moved(table, merge, item, sk))) complete = false
  }
  return complete
}

async function moved(
  table: Table,
  { primaryId, secondaryId }: Merge,
  item: Item,
  sk: string,
): Promise<boolean> {
  const target: Key = { pk: keys.profile(primaryId).pk, sk }
  const remove = removeAsRead(item)
  if (sk.startsWith('SESSION#'))
    return (
      (await table.transact([remove, part.remove(keys.session(sk.slice('SESSION#'.length)))])).length === 0
    )
  if (startsWith(sk, SUMMED)) return (await table.transact([...addUp(target, item), remove])).length === 0
  const owner = {
    ...(item['userId'] === secondaryId ? { userId: primaryId } : {}),
    ...placeOfNext(item, secondaryId, primaryId),
    ...(item['openPk'] === undefined ? {} : { openPk: reminderShard(primaryId) }),
  }
  const arrive =
    sk === 'CYCLE' ? laterSend(target, item) : [part.put({ ...item, ...target, ...owner }, absent('pk'))]
  const failed = await table.transact([...arrive, remove])
  if (failed.length === 0) return true
  // The primary account has its own, which wins.
  if (failed.length === 1 && failed[0] === 0) return (await table.transact([remove])).length === 0
  return false
}

/** Deletes the item only if every attribute is still as it was read. */
function removeAsRead(item: Item): TransactionPart {
  const { pk, sk, ...fields } = item
  return part.remove(KeyOf.parse({ pk, sk }), [exists('pk'), fields])
}

function addUp(target: Key, item: Item): readonly TransactionPart[] {
  const counts = Object.entries(item).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'ttl' ? [[name, value] as const] : [],
  )
  return counts.length === 0 ? [] : [part.update(target, { add: Object.fromEntries(counts) })]
}

/** Keeps the later of the two run times, so that linking does not allow a second run within a day. */
function laterSend(target: Key, item: Item): readonly TransactionPart[] {
  const sent = item['lastSentAt']
  if (typeof sent !== 'string') return []
  return [
    part.update(target, {
      set: { lastSentAt: sent },
      when: anyOf(absent('lastSentAt'), { lastSentAt: null }, below('lastSentAt', sent)),
    }),
  ]
}
