import { absent, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { trialMarks } from '#functions/account/account.item.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { billingFromItem } from '#functions/billing/billing.item.ts'
import { ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })

/** After this time the sweeper sends the message of an unfinished deletion again. */
const SWEEP_AFTER_MS = 2 * MINUTE
/** How often the transaction is retried after concurrent changes. */
const MAX_ATTEMPTS = 8

export const TRIAL_MARK_MS = OTHER_ITEMS.trialMark.deleted.expires * DAY

/** Marks a trial as used by these addresses and Google accounts, each under a keyed fingerprint. */
export const markParts = (
  secrets: Fingerprints,
  { emails, subjects }: { readonly emails: readonly string[]; readonly subjects: readonly string[] },
  at: Date,
  now: Date,
): readonly TransactionPart[] =>
  trialMarks(emails, subjects).map((mark) =>
    part.put({
      ...keys.trialMark(secrets.fingerprint(mark)),
      trialAt: at,
      ttl: ttlOf(new Date(now.getTime() + TRIAL_MARK_MS)),
    }),
  )

/** Begins the deletion of accounts. */
export const accountDeletionRequests = (table: Table, secrets: Fingerprints) => ({
  /**
   * In one transaction, retried after a concurrent change, closes the account and erases its name, removes
   * its sign-ins and sessions, turns its mailbox off, prevents new runs, marks its trial as used, and records
   * the deletion, which from then on is completed despite any crash. Does nothing to an account that is
   * already being deleted, or deleted.
   */
  async begin(userId: string, now: Date): Promise<void> {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const [[profile, deletion, mailbox], { parts, subjects }] = await Promise.all([
        table.getMany([keys.profile(userId), keys.deletion(userId), keys.gmail(userId)]),
        signInRemovals(table, secrets, userId, now),
      ])
      if (!profile || deletion) break
      const failed = await table.transact([
        closeProfile(userId, now),
        part.put(
          openDeletion(userId, { email: profileFromItem(profile).email, subjects }, now),
          absent('pk'),
        ),
        // A new run requires an unchanged lastRunId, so from now on none can start.
        part.update(keys.cycle(userId), { set: { lastRunId: 'erased' } }),
        ...(mailbox ? [closeMailbox(userId)] : []),
        ...countParts({ what: 'account_closed', id: userId }, now),
        ...parts,
      ])
      if (failed.length === 0) break
    }
    await endSessions(table, userId)
  },
})

const openDeletion = (
  userId: string,
  known: { readonly email: string; readonly subjects: readonly string[] },
  now: Date,
): Item => ({
  ...keys.deletion(userId),
  ...known,
  startedAt: now,
  openPk: openShard(userId),
  openSk: new Date(now.getTime() + SWEEP_AFTER_MS),
})

const closeProfile = (userId: string, now: Date): TransactionPart =>
  part.update(keys.profile(userId), {
    set: { isActive: false, email: '', firstName: '', lastName: '', updatedAt: now },
    remove: ['listPk', 'listSk'],
    when: [exists('pk'), absent('mergedInto')],
  })

/** Drafts are created only while the mailbox is active. */
const closeMailbox = (userId: string): TransactionPart =>
  part.update(keys.gmail(userId), { set: { isActive: false }, when: exists('pk') })

/** Parts that remove identities, addresses and sessions, and mark a used trial. */
async function signInRemovals(
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
        part.remove(key),
      ),
    ),
    ...emails.flatMap((email) =>
      [keys.address(email, userId), keys.ownAddress(userId, email)].map((key) => part.remove(key)),
    ),
    ...(trialAt === null ? [] : markParts(secrets, { emails, subjects }, trialAt, now)),
    ...sessionsEnd,
  ]
  return { parts, subjects }
}
