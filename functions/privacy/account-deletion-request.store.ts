import { absent, exists, part, type TransactionPart } from '#platform/table/expressions.ts'
import * as z from 'zod/mini'
import { trialMarks } from '#functions/account/trial-mark.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { endSessions, sessionEndings } from '#functions/auth/end-sessions.store.ts'
import { profileFromItem } from '#functions/account/account.item.ts'
import { subscriptionFromItem } from '#functions/account/subscription.item.ts'
import { billingFromItem } from '#functions/billing/billing.item.ts'
import { toStored, ttlOf } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { ownedItems } from '#platform/table/owned-items.ts'
import { countParts } from '#functions/statistics/count-parts.store.ts'
import type { Item, Table } from '#platform/table/table.ts'
import { OTHER_ITEMS } from '#platform/inventory/other-items.ts'

const IdentityNote = z.object({ issuer: z.string(), subject: z.string() })
const AddressNote = z.object({ email: z.string() })

/** When a deletion whose message was lost is taken up. */
const SWEEP_AFTER_MS = 2 * MINUTE
/** How often others may come between. */
const MAX_ATTEMPTS = 8

export const TRIAL_MARK_MS = OTHER_ITEMS.trialMark.deleted.expires * DAY

/** Marks what is known of the person whose trial was used, each under a keyed fingerprint. */
export const markParts = (
  secrets: Fingerprints,
  { emails, subjects }: { readonly emails: readonly string[]; readonly subjects: readonly string[] },
  at: Date,
  now: Date,
): readonly TransactionPart[] =>
  trialMarks(emails, subjects).map((mark) =>
    part.put({
      ...keys.trialMark(secrets.fingerprint(mark)),
      trialAt: toStored(at),
      ttl: ttlOf(new Date(now.getTime() + TRIAL_MARK_MS)),
    }),
  )

/** Deletions that begin. */
export const accountDeletionRequests = (table: Table, secrets: Fingerprints) => ({
  /**
   * One transaction, made anew when something came between: the account is closed and loses its name, the ways
   * into it end with its sessions, its mailbox takes no more drafts, no run can start, that its trial was used is
   * marked, and the deletion is on record. From here on the rest follows, whatever crashes. An account that is
   * being deleted already, or is gone, is left as it is.
   */
  async begin(userId: string, now: Date): Promise<void> {
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const [[profile, deletion, mailbox], { parts, subjects }] = await Promise.all([
        table.getMany([keys.profile(userId), keys.deletion(userId), keys.gmail(userId)]),
        leadingIn(table, secrets, userId, now),
      ])
      if (!profile || deletion) break
      const failed = await table.transact([
        closeProfile(userId, now),
        part.put(
          openDeletion(userId, { email: profileFromItem(profile).email, subjects }, now),
          absent('pk'),
        ),
        // A run claims its day by what it read of the last one: after this no claim of the account holds.
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

export type AccountDeletionRequests = ReturnType<typeof accountDeletionRequests>

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

const closeProfile = (userId: string, now: Date): TransactionPart =>
  part.update(keys.profile(userId), {
    set: { isActive: false, email: '', firstName: '', lastName: '', updatedAt: toStored(now) },
    remove: ['listPk', 'listSk'],
    when: [exists('pk'), absent('mergedInto')],
  })

/** A draft is saved only while the mailbox is on: none begins after this. */
const closeMailbox = (userId: string): TransactionPart =>
  part.update(keys.gmail(userId), { set: { isActive: false }, when: exists('pk') })

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
