import * as z from 'zod/mini'
import { trialMarks } from '#functions/account/trial-mark.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { profileFromItem, subscriptionFromItem } from '#functions/account/account.item.ts'
import { billingFromItem } from '#functions/billing/billing.item.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard, type Key } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Item, Table, TransactionPart } from '#platform/table/table.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })

/** When a deletion whose message was lost is taken up. */
const SWEEP_AFTER_MS = 2 * MINUTE
/** How often others may come between. */
const MAX_ATTEMPTS = 8

export const TRIAL_MARK_MS = OTHER_ITEMS.trialMark.deleted.expires * DAY

const remove = (table: Table, key: Key): TransactionPart => ({
  Delete: { TableName: table.name, Key: { ...key } },
})

/** Marks what is known of the person whose trial was used, each under a keyed fingerprint. */
export const markParts = (
  table: Table,
  secrets: Fingerprints,
  { emails, subjects }: { readonly emails: readonly string[]; readonly subjects: readonly string[] },
  at: Date,
  now: Date,
): readonly TransactionPart[] =>
  trialMarks(emails, subjects).map((mark) => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.trialMark(secrets.fingerprint(mark)),
        trialAt: toStored(at),
        ttl: ttlOf(new Date(now.getTime() + TRIAL_MARK_MS)),
      },
    },
  }))

/** The one transaction that begins a deletion, made anew when something came between. */
export async function beginAccountDeletion(
  table: Table,
  secrets: Fingerprints,
  userId: string,
  now: Date,
): Promise<void> {
  for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
    const [[profile, deletion, mailbox], { parts, subjects }] = await Promise.all([
      table.getMany([keys.profile(userId), keys.deletion(userId), keys.gmail(userId)]),
      leadingIn(table, secrets, userId, now),
    ])
    if (!profile || deletion) break
    const failed = await table.transact([
      closeProfile(table, userId, now),
      {
        Put: {
          TableName: table.name,
          Item: openDeletion(userId, { email: profileFromItem(profile).email, subjects }, now),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      // A run claims its day by what it read of the last one: after this no claim of the account holds.
      {
        Update: {
          TableName: table.name,
          Key: { ...keys.cycle(userId) },
          UpdateExpression: 'SET lastRunId = :closed',
          ExpressionAttributeValues: { ':closed': 'erased' },
        },
      },
      ...(mailbox ? [closeMailbox(table, userId)] : []),
      ...countParts(table, { what: 'account_closed', id: userId }, now),
      ...parts,
    ])
    if (failed.length === 0) break
  }
  await endSessions(table, userId)
}

const openDeletion = (
  userId: string,
  known: { readonly email: string; readonly subjects: readonly string[] },
  now: Date,
): Item => ({
  ...keys.deletion(userId),
  ...known,
  startedAt: toStored(now),
  openPk: openShard(userId),
  openSk: toStored(new Date(now.getTime() + SWEEP_AFTER_MS)),
})

const closeProfile = (table: Table, userId: string, now: Date): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.profile(userId) },
    UpdateExpression:
      'SET isActive = :no, email = :none, firstName = :none, lastName = :none, updatedAt = :now REMOVE listPk, listSk',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(mergedInto)',
    ExpressionAttributeValues: { ':no': false, ':none': '', ':now': toStored(now) },
  },
})

/** A draft is saved only while the mailbox is on: none begins after this. */
const closeMailbox = (table: Table, userId: string): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.gmail(userId) },
    UpdateExpression: 'SET isActive = :off',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':off': false },
  },
})

/** Identities, addresses and sessions end; where the trial was used, that person is marked. */
async function leadingIn(
  table: Table,
  secrets: Fingerprints,
  userId: string,
  now: Date,
): Promise<{ readonly parts: readonly TransactionPart[]; readonly subjects: readonly string[] }> {
  const [[subscription, billing], identities, addresses, sessionsEnd] = await Promise.all([
    table.getMany([keys.subscription(userId), keys.billing(userId)]),
    ownedItems(table, userId, 'IDENTITY#'),
    ownedItems(table, userId, 'EMAIL#'),
    sessionEndings(table, userId),
  ])
  const emails = addresses.map((item) => AddressNote.parse(item).email)
  const trialAt =
    (billing ? billingFromItem(billing).trialUsedAt : null) ??
    (subscription ? subscriptionFromItem(subscription).trialStartAt : null)
  const signIns = identities.map((item) => IdentityNote.parse(item))
  const subjects = signIns.map(({ subject }) => subject)
  const parts = [
    ...signIns.flatMap(({ issuer, subject }) =>
      [keys.identity(issuer, subject), keys.ownIdentity(userId, issuer, subject)].map((key) =>
        remove(table, key),
      ),
    ),
    ...emails.flatMap((email) =>
      [keys.address(email, userId), keys.ownAddress(userId, email)].map((key) => remove(table, key)),
    ),
    ...(trialAt === null ? [] : markParts(table, secrets, { emails, subjects }, trialAt, now)),
    ...sessionsEnd,
  ]
  return { parts, subjects }
}
