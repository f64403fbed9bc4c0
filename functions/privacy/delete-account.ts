import { DAY, MINUTE, type Clock } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'
import type { MailboxStore } from '#functions/mailbox/mailbox.store.ts'
import type { MailboxConsent } from '#vendors/google/google-consent.ts'
import type { Sealer } from '#vendors/kms/kms-sealer.ts'
import type { AccountDeletionRequests } from './account-deletion-request.store.ts'
import type { AccountDeletionStore } from './account-deletion.store.ts'
import { accountDeleted } from '#functions/mail/account-deleted.ts'
import type { UserMail } from '#vendors/ses/ses-mail.ts'
import type { UserPool } from '#vendors/cognito/user-pool.ts'
import type { DeletionList } from '#vendors/s3/deletion-list.ts'
import type { FileEraser } from '#vendors/s3/file-eraser.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import { deletedFingerprint, type AccountDeletion } from './model.ts'

/**
 * Longer than any function runs: what was under way when the deletion began has ended by then, and what it
 * left goes with the last look.
 */
const SETTLE_MS = 15 * MINUTE
/** A Google that does not answer for so long no longer keeps a person's data here. */
const REVOKE_TRIES_MS = DAY

/**
 * Begins the deletion of the user's account. When this returns nobody is signed in to it and no draft can be
 * made; doing it again changes nothing.
 */
export async function requestAccountDeletion(
  userId: string,
  {
    deletionRequests,
    queue,
    clock,
  }: {
    deletionRequests: AccountDeletionRequests
    queue: MessageQueue<AccountDeletionMessage>
    clock: Clock
  },
): Promise<void> {
  await deletionRequests.begin(userId, clock.now())
  await queue.send({ v: 1, userId })
}

export interface AccountDeletionDeps {
  readonly accountDeletions: AccountDeletionStore
  /**
   * Ends what the account pays at once and deletes the customer at the payment provider; returns when the
   * account's trial began, null when it had none. Doing it again changes nothing. `email` is empty where the
   * address is no longer known. Throws AppError unavailable.
   */
  readonly deleteBilling: (userId: string, email: string) => Promise<Date | null>
  readonly schedules: Pick<UserSchedules, 'remove'>
  readonly mailboxes: Pick<MailboxStore, 'find' | 'remove'>
  readonly sealer: Pick<Sealer, 'open'>
  readonly consent: Pick<MailboxConsent, 'revoke'>
  readonly files: FileEraser
  readonly userPool: UserPool
  readonly deletions: Pick<DeletionList, 'note'>
  readonly fingerprints: Fingerprints
  readonly mail: UserMail
  readonly clock: Clock
}

/**
 * Carries out a deletion that has begun. Each step may be done twice, so a crash anywhere is healed by the
 * same message coming again. All is done at once; a last look a quarter of an hour later removes what
 * requests and workers that were under way had still written, and then its owner is told by mail. Throws an
 * Error when a step has to be tried
 * again.
 */
export async function runAccountDeletion(
  { userId }: AccountDeletionMessage,
  deps: AccountDeletionDeps,
): Promise<void> {
  const deletion = await deps.accountDeletions.find(userId)
  // What is still moving in would come after the deletion: the sweeper brings this back when it has arrived.
  if (deletion === null || (await deps.accountDeletions.isMerging(userId))) return
  // Before anything is gone: from now on no backup brings the account back.
  await deps.deletions.note(deletedFingerprint(userId, deps.fingerprints))
  for (const secondaryId of await deps.accountDeletions.secondaryAccounts(userId))
    await deleteOne(secondaryId, { ...deletion, email: '' }, deps)
  await deleteOne(userId, deletion, deps)
  for (const subject of deletion.subjects) await deps.userPool.forget(subject)
  const settled = new Date(deletion.startedAt.getTime() + SETTLE_MS)
  if (deps.clock.now() < settled) return await deps.accountDeletions.lookAgain(userId, settled)
  await deps.accountDeletions.finish(deletion, deps.clock.now())
  // Last: a mail that cannot be sent keeps nothing of what was deleted, and is not tried again.
  await deps.mail.send(accountDeleted({ to: deletion.email }))
}

async function deleteOne(
  userId: string,
  deletion: AccountDeletion,
  deps: AccountDeletionDeps,
): Promise<void> {
  await deps.schedules.remove(userId)
  const trialBegan = await deps.deleteBilling(userId, deletion.email)
  if (trialBegan !== null) await deps.accountDeletions.markTrial(deletion, trialBegan)
  await releaseMailbox(userId, deletion, deps)
  await deps.files.removeAll(userId)
  await deps.accountDeletions.removeItems(userId, deps.clock.now())
}

async function releaseMailbox(
  userId: string,
  deletion: AccountDeletion,
  { mailboxes, sealer, consent, clock }: AccountDeletionDeps,
): Promise<void> {
  const mailbox = await mailboxes.find(userId)
  if (mailbox === null) return
  try {
    await consent.revoke({ refreshToken: await sealer.open(userId, mailbox.sealedGrant) })
  } catch (error) {
    const goesOn =
      error instanceof MailboxError && clock.now().getTime() > deletion.startedAt.getTime() + REVOKE_TRIES_MS
    if (!goesOn) throw error
  }
  await mailboxes.remove(userId)
}
