import { absent, exists, part, type Condition, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import type { Merge, Beginning } from './model.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem, addressParts } from '#functions/account/address.item.ts'
import { openMergeToItem } from './linking.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table } from '#platform/table/table.ts'

const CycleItem = z.object({ lastRunId: z.optional(z.nullable(z.string())) })
const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })
const RunNote = z.object({ state: z.string(), open: z.number() })
const SessionNote = z.object({ sk: z.string() })

const STANDS: Condition = [exists('pk'), { isActive: true }, absent('mergedInto')]

/** Runs that may still have work in them: older ones ended long ago. */
const NEWEST_RUNS = 3

async function isBusy(table: Table, userId: string): Promise<boolean> {
  const runs = await ownedItems(table, userId, 'RUN#', { newest: NEWEST_RUNS })
  return runs.map((item) => RunNote.parse(item)).some(({ state, open }) => state !== 'planned' || open > 0)
}

/**
 * The one transaction that begins a merge. Its first parts are the claims on the days of both accounts as
 * they were before the runs were looked at: so no run that nobody saw goes on in either, and none can start
 * in the secondary account.
 */
export async function beginMerge(
  table: Table,
  merge: Merge,
  tokenHash: string | null,
  dueAt: Date,
): Promise<Beginning> {
  const { primaryId, secondaryId } = merge
  const [leaving, staying] = await Promise.all([lastRunOf(table, secondaryId), lastRunOf(table, primaryId)])
  const [busy, ways, sessions] = await Promise.all([
    Promise.all([isBusy(table, secondaryId), isBusy(table, primaryId)]),
    waysIn(table, merge),
    ownedItems(table, secondaryId, 'SESSION#'),
  ])
  if (busy.includes(true)) return 'busy'
  const failed = await table.transact([
    part.update(keys.cycle(secondaryId), { set: { lastRunId: 'merged' }, when: stillThe(leaving) }),
    part.check(keys.cycle(primaryId), stillThe(staying)),
    part.update(keys.profile(secondaryId), {
      set: { isActive: false, mergedInto: primaryId },
      remove: ['listPk', 'listSk'],
      when: STANDS,
    }),
    part.check(keys.profile(primaryId), STANDS),
    part.put(openMergeToItem(merge, dueAt), absent('pk')),
    ...(tokenHash === null ? [] : [part.remove(keys.linkProof(tokenHash), exists('pk'))]),
    ...ways,
    ...countParts({ what: 'account_closed', id: secondaryId }, merge.startedAt),
    ...sessions.flatMap((item) => {
      const hash = SessionNote.parse(item).sk.slice('SESSION#'.length)
      return [keys.session(hash), keys.ownSession(secondaryId, hash)].map((key) => part.remove(key))
    }),
  ])
  if (failed.length === 0) return 'begun'
  return failed.every((index) => index < 2) ? 'busy' : 'refused'
}

async function lastRunOf(table: Table, userId: string): Promise<string | null> {
  const cycle = await table.get(keys.cycle(userId))
  return cycle === null ? null : (CycleItem.parse(cycle).lastRunId ?? null)
}

/** A run claims its day by what it read of the last one: where this holds none has claimed it since. */
const stillThe = (lastRunId: string | null): Condition =>
  lastRunId === null ? absent('lastRunId') : { lastRunId }

/** Every identity and address of the secondary account now leads to the one that stays. */
async function waysIn(table: Table, { primaryId, secondaryId }: Merge): Promise<readonly TransactionPart[]> {
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
    ...notes.flatMap((email, index) => {
      const entry = entries[index] ?? null
      if (entry === null) return []
      return [
        ...addressParts({ ...addressFromItem(entry), email, userId: primaryId }),
        part.remove(keys.address(email, secondaryId)),
        part.remove(keys.ownAddress(secondaryId, email)),
      ]
    }),
  ]
}

const repoint = (issuer: string, subject: string, userId: string): TransactionPart =>
  part.update(keys.identity(issuer, subject), { set: { userId }, when: exists('pk') })
