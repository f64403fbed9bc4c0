import { absent, anyOf, below, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Merge } from './model.ts'
import { keys, type Key } from '#platform/table/keys.ts'
import { placeOfNext } from '#platform/table/lists/list-places.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import type { Item, Table } from '#platform/table/table.ts'

const KeyOf = z.object({ pk: z.string(), sk: z.string() })

/** Stay where they are: what the closed account was, and what it paid, for as long as the law wants it. */
const STAYS = ['PROFILE', 'SUBSCRIPTION', 'BILLING', 'MERGE#', 'GMAIL']
/** Counters of quota: what was used in either account is used. */
const ADDS_UP = ['USAGE#', 'TRIAL']
/**
 * What the primary account has wins: its configuration, its review of the resumes, a later send, a job that both were
 * given, a mail that went to both.
 */
const ONE_IS_ENOUGH = ['CONFIG', 'FACTREVIEW', 'CYCLE', 'JOB#', 'NOTICE#']

/**
 * The retention that the primary account chose stands: an account must not be deleted because another was
 * linked into it. What is left of discarding drafts ends with the mailbox that it was for.
 */
const GOES = ['RETENTION', 'DISCARD']

const startsWith = (sk: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => sk.startsWith(prefix))

/**
 * Moves the partition item by item, each in a transaction that holds only while the item is as it was read.
 * False when something in it is open work, which somebody may be at, or another account is still being
 * brought into it.
 */
export async function moveItems(table: Table, merge: Merge): Promise<boolean> {
  // Another account may still be on its way into this one: what arrives after the others have left would be
  // nobody's.
  const arriving = await ownedItems(table, merge.secondaryId, 'MERGE#')
  if (arriving.some((item) => item['openPk'] !== undefined)) return false
  let complete = true
  for (const item of await ownedItems(table, merge.secondaryId, '')) {
    const { sk } = KeyOf.parse(item)
    if (startsWith(sk, STAYS)) continue
    if (startsWith(sk, GOES)) await table.transact([removeAsRead(item)])
    else if (item['openPk'] !== undefined) complete = false
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
  if (startsWith(sk, ADDS_UP)) return (await table.transact([...addUp(target, item), remove])).length === 0
  const owner = {
    ...(item['userId'] === secondaryId ? { userId: primaryId } : {}),
    ...placeOfNext(item, secondaryId, primaryId),
  }
  const arrive =
    sk === 'CYCLE' ? laterSend(target, item) : [part.put({ ...item, ...target, ...owner }, absent('pk'))]
  const failed = await table.transact([...arrive, remove])
  if (failed.length === 0) return true
  // The primary account has its own already: it stays, and this one goes.
  if (failed.length === 1 && failed[0] === 0 && startsWith(sk, ONE_IS_ENOUGH))
    return (await table.transact([remove])).length === 0
  return false
}

/** Deletes the item only while every attribute is as it was read. */
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

/** The later of the two sends counts, so that linking gives nobody a second run within a day. */
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
