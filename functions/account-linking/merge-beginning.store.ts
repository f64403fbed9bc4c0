import { absent, exists, part, type Condition, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Beginning } from './model.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem, addressParts } from '#functions/account/address.item.ts'
import { endSessions, MOST_ENDINGS, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { openMergeToItem, type Merge } from './linking.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'

const CycleItem = z.object({ lastRunId: z.optional(z.nullable(z.string())) })
const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })
const RunNote = z.object({ state: z.string(), open: z.number() })

const IS_ACTIVE: Condition = [exists('pk'), { isActive: true }, absent('mergedInto')]

/** How many of the newest runs are checked for open work; older ones ended long ago. */
const NEWEST_RUNS = 3

async function isBusy(table: Table, userId: string): Promise<boolean> {
  const [runs, own] = await Promise.all(
    ['RUN#', 'OWN#'].map(async (kind) => await ownedItems(table, userId, kind, { newest: NEWEST_RUNS })),
  )
  return [...(runs ?? []), ...(own ?? [])]
    .map((item) => RunNote.parse(item))
    .some(({ state, open }) => state !== 'planned' || open > 0)
}

/** How the other account was proved: the mailed link's secret, and the address that Google may open it by. */
export interface MergeProof {
  readonly tokenHash: string | null
  readonly opens: { readonly userId: string; readonly email: string } | null
}

/**
 * Begins a merge in one transaction. Its first two parts check that neither account has started a run since
 * their runs were read, and keep the secondary account from starting another.
 */
export async function beginMerge(
  table: Table,
  merge: Merge,
  { tokenHash, opens }: MergeProof,
  dueAt: Date,
): Promise<Beginning> {
  const { primaryId, secondaryId } = merge
  const [secondaryRun, primaryRun] = await Promise.all([
    lastRunOf(table, secondaryId),
    lastRunOf(table, primaryId),
  ])
  const [busy, signIns, sessions] = await Promise.all([
    Promise.all([isBusy(table, secondaryId), isBusy(table, primaryId)]),
    moveSignIns(table, merge, opens),
    sessionEndings(table, secondaryId),
  ])
  if (busy.includes(true)) return 'busy'
  const failed = await table.transact([
    part.update(keys.cycle(secondaryId), { set: { lastRunId: 'merged' }, when: lastRunIs(secondaryRun) }),
    part.check(keys.cycle(primaryId), lastRunIs(primaryRun)),
    part.update(keys.profile(secondaryId), {
      set: { isActive: false, mergedInto: primaryId },
      remove: ['listPk', 'listSk'],
      when: IS_ACTIVE,
    }),
    part.check(keys.profile(primaryId), IS_ACTIVE),
    part.put(openMergeToItem(merge, dueAt), absent('pk')),
    ...(tokenHash === null ? [] : [part.remove(keys.linkProof(tokenHash), exists('pk'))]),
    ...signIns,
    ...countParts({ what: 'account_closed', id: secondaryId }, merge.startedAt),
    ...sessions,
  ])
  if (failed.length === 0) {
    if (sessions.length === MOST_ENDINGS) await endSessions(table, secondaryId)
    return 'begun'
  }
  return failed.every((index) => index < 2) ? 'busy' : 'refused'
}

async function lastRunOf(table: Table, userId: string): Promise<string | null> {
  const cycle = await table.get(keys.cycle(userId))
  return cycle === null ? null : (CycleItem.parse(cycle).lastRunId ?? null)
}

/** A new run changes lastRunId: while this condition holds, none has started. */
const lastRunIs = (lastRunId: string | null): Condition =>
  lastRunId === null ? absent('lastRunId') : { lastRunId }

/** Points every identity and address of the secondary account to the primary, which the proved address opens too. */
async function moveSignIns(
  table: Table,
  { primaryId, secondaryId }: Merge,
  opens: MergeProof['opens'],
): Promise<readonly TransactionPart[]> {
  const [identities, addresses] = await Promise.all([
    ownedItems(table, secondaryId, 'IDENTITY#'),
    ownedItems(table, secondaryId, 'EMAIL#'),
  ])
  const notes = addresses.map((item) => AddressNote.parse(item).email)
  const entries = await table.getMany(notes.map((email) => keys.address(email, secondaryId)))
  return [
    ...identities.flatMap((item) => {
      const { issuer, subject } = IdentityNote.parse(item)
      return [
        repoint(issuer, subject, primaryId),
        part.put({ ...keys.ownIdentity(primaryId, issuer, subject), issuer, subject }),
        part.remove(keys.ownIdentity(secondaryId, issuer, subject)),
      ]
    }),
    ...(opens?.userId === primaryId
      ? [
          part.update(keys.address(opens.email, primaryId), {
            set: { opensByGoogle: true },
            when: exists('pk'),
          }),
        ]
      : []),
    ...notes.flatMap((email, index) => {
      const entry = entries[index] ?? null
      if (entry === null) return []
      const read = addressFromItem(entry)
      const opensByGoogle = read.opensByGoogle || (opens?.userId === secondaryId && opens.email === email)
      return [
        ...addressParts({ ...read, opensByGoogle, email, userId: primaryId }),
        // A sign-in that took the address meanwhile has added an identity that was not read above.
        part.remove(keys.address(email, secondaryId), read.opensByGoogle ? { opensByGoogle: true } : []),
        part.remove(keys.ownAddress(secondaryId, email)),
      ]
    }),
  ]
}

const repoint = (issuer: string, subject: string, userId: string): TransactionPart =>
  part.update(keys.identity(issuer, subject), { set: { userId }, when: exists('pk') })
