import * as z from 'zod/mini'
import type { Merge, Beginning } from './model.ts'
import { keys } from '#platform/table/keys.ts'
import { addressFromItem, addressParts } from '#functions/account/address.item.ts'
import { openMergeToItem } from './linking.item.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'

const CycleItem = z.object({ lastRunId: z.optional(z.nullable(z.string())) })
const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })
const RunNote = z.object({ state: z.string(), open: z.number() })
const SessionNote = z.object({ sk: z.string() })

const STANDS = 'attribute_exists(pk) AND isActive = :yes AND attribute_not_exists(mergedInto)'

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
    {
      Update: {
        TableName: table.name,
        Key: { ...keys.cycle(secondaryId) },
        UpdateExpression: 'SET lastRunId = :closed',
        ...stillThe(leaving, { ':closed': 'merged' }),
      },
    },
    {
      ConditionCheck: { TableName: table.name, Key: { ...keys.cycle(primaryId) }, ...stillThe(staying, {}) },
    },
    {
      Update: {
        TableName: table.name,
        Key: { ...keys.profile(secondaryId) },
        UpdateExpression: 'SET isActive = :no, mergedInto = :into REMOVE listPk, listSk',
        ConditionExpression: STANDS,
        ExpressionAttributeValues: { ':no': false, ':yes': true, ':into': primaryId },
      },
    },
    {
      ConditionCheck: {
        TableName: table.name,
        Key: { ...keys.profile(primaryId) },
        ConditionExpression: STANDS,
        ExpressionAttributeValues: { ':yes': true },
      },
    },
    {
      Put: {
        TableName: table.name,
        Item: openMergeToItem(merge, dueAt),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(tokenHash === null
      ? []
      : [
          {
            Delete: {
              TableName: table.name,
              Key: { ...keys.linkProof(tokenHash) },
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
        ]),
    ...ways,
    ...countParts(table, { what: 'account_closed', id: secondaryId }, merge.startedAt),
    ...sessions.flatMap((item) => {
      const hash = SessionNote.parse(item).sk.slice('SESSION#'.length)
      return [keys.session(hash), keys.ownSession(secondaryId, hash)].map((key) => ({
        Delete: { TableName: table.name, Key: { ...key } },
      }))
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
const stillThe = (lastRunId: string | null, values: Record<string, unknown>) => ({
  ConditionExpression: lastRunId === null ? 'attribute_not_exists(lastRunId)' : 'lastRunId = :read',
  ...(lastRunId === null && Object.keys(values).length === 0
    ? {}
    : { ExpressionAttributeValues: { ...values, ...(lastRunId === null ? {} : { ':read': lastRunId }) } }),
})

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
        repoint(table, issuer, subject, primaryId),
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.ownIdentity(primaryId, issuer, subject), issuer, subject },
          },
        },
        { Delete: { TableName: table.name, Key: { ...keys.ownIdentity(secondaryId, issuer, subject) } } },
      ]
    }),
    ...notes.flatMap((email, index) => {
      const entry = entries[index] ?? null
      if (entry === null) return []
      return [
        ...addressParts(table, { ...addressFromItem(entry), email, userId: primaryId }),
        { Delete: { TableName: table.name, Key: { ...keys.address(email, secondaryId) } } },
        { Delete: { TableName: table.name, Key: { ...keys.ownAddress(secondaryId, email) } } },
      ]
    }),
  ]
}

const repoint = (table: Table, issuer: string, subject: string, userId: string): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.identity(issuer, subject) },
    UpdateExpression: 'SET userId = :user',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':user': userId },
  },
})
