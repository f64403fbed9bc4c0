import * as z from 'zod/mini'
import type { Merge } from '#core/linking/model.ts'
import type { Beginning } from '#core/linking/ports.ts'
import { keys } from './keys.ts'
import { addressFromItem, addressParts, openMergeToItem } from './linking-items.ts'
import { ownedItems } from './owned-items.ts'
import { countParts } from './statistics.ts'
import type { Table, TransactionPart } from './table.ts'

const CycleItem = z.object({ lastRunId: z.optional(z.nullable(z.string())) })
const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })
const SessionNote = z.object({ sk: z.string() })

const STANDS = 'attribute_exists(pk) AND isActive = :yes AND attribute_not_exists(mergedInto)'

/** The one transaction that begins a merge. Its first part is the day's claim, so that no run can start in the account that goes. */
export async function beginMerge(table: Table, merge: Merge, tokenHash: string | null, dueAt: Date): Promise<Beginning> {
  const { survivorId, absorbedId } = merge
  const [cycle, ways, sessions] = await Promise.all([table.get(keys.cycle(absorbedId)), waysIn(table, merge), ownedItems(table, absorbedId, 'SESSION#')])
  const failed = await table.transact([
    closeCycle(table, absorbedId, cycle === null ? null : (CycleItem.parse(cycle).lastRunId ?? null)),
    {
      Update: {
        TableName: table.name, Key: { ...keys.profile(absorbedId) }, UpdateExpression: 'SET isActive = :no, mergedInto = :into REMOVE listPk, listSk', ConditionExpression: STANDS,
        ExpressionAttributeValues: { ':no': false, ':yes': true, ':into': survivorId },
      },
    },
    { ConditionCheck: { TableName: table.name, Key: { ...keys.profile(survivorId) }, ConditionExpression: STANDS, ExpressionAttributeValues: { ':yes': true } } },
    { Put: { TableName: table.name, Item: openMergeToItem(merge, dueAt), ConditionExpression: 'attribute_not_exists(pk)' } },
    ...(tokenHash === null ? [] : [{ Delete: { TableName: table.name, Key: { ...keys.linkProof(tokenHash) }, ConditionExpression: 'attribute_exists(pk)' } }]),
    ...ways,
    ...countParts(table, { what: 'account_closed', id: absorbedId }, merge.startedAt),
    ...sessions.flatMap((item) => {
      const hash = SessionNote.parse(item).sk.slice('SESSION#'.length)
      return [keys.session(hash), keys.ownSession(absorbedId, hash)].map((key) => ({ Delete: { TableName: table.name, Key: { ...key } } }))
    }),
  ])
  if (failed.length === 0) return 'begun'
  return failed.includes(0) && failed.length === 1 ? 'busy' : 'refused'
}

/** A run claims its day by what it read of the last one: after this no claim of the account holds. */
const closeCycle = (table: Table, userId: string, lastRunId: string | null): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.cycle(userId) },
    UpdateExpression: 'SET lastRunId = :closed',
    ConditionExpression: lastRunId === null ? 'attribute_not_exists(lastRunId)' : 'lastRunId = :read',
    ExpressionAttributeValues: { ':closed': 'merged', ...(lastRunId === null ? {} : { ':read': lastRunId }) },
  },
})

/** Every identity and address of the account that goes now leads to the one that stays. */
async function waysIn(table: Table, { survivorId, absorbedId }: Merge): Promise<readonly TransactionPart[]> {
  const [identities, addresses] = await Promise.all([ownedItems(table, absorbedId, 'IDENTITY#'), ownedItems(table, absorbedId, 'EMAIL#')])
  const notes = addresses.map((item) => AddressNote.parse(item).email)
  const entries = await table.getMany(notes.map((email) => keys.address(email, absorbedId)))
  return [
    ...identities.flatMap((item) => {
      const { issuer, subject } = IdentityNote.parse(item)
      return [
        repoint(table, issuer, subject, survivorId),
        { Put: { TableName: table.name, Item: { ...keys.ownIdentity(survivorId, issuer, subject), issuer, subject } } },
        { Delete: { TableName: table.name, Key: { ...keys.ownIdentity(absorbedId, issuer, subject) } } },
      ]
    }),
    ...notes.flatMap((email, index) => {
      const entry = entries[index] ?? null
      if (entry === null) return []
      return [
        ...addressParts(table, { ...addressFromItem(entry), email, userId: survivorId }),
        { Delete: { TableName: table.name, Key: { ...keys.address(email, absorbedId) } } },
        { Delete: { TableName: table.name, Key: { ...keys.ownAddress(absorbedId, email) } } },
      ]
    }),
  ]
}

const repoint = (table: Table, issuer: string, subject: string, userId: string): TransactionPart => ({
  Update: {
    TableName: table.name, Key: { ...keys.identity(issuer, subject) }, UpdateExpression: 'SET userId = :user', ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':user': userId },
  },
})
