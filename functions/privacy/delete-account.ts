import type { Needs, Only } from '#platform/needs.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'
import { accountDeleted } from '#functions/mail/account-deleted.ts'
import type { FileEraser } from '#vendors/s3/file-eraser.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import { deletedFingerprint, type AccountDeletion } from './model.ts'

/** Longer than any function runs, so that work in progress has ended before the final pass. */
const SETTLE_MS = 15 * MINUTE
/** If Google does not revoke the grant within this time, the data is deleted anyway. */
const REVOKE_RETRY_MS = DAY

/**
 * Begins the deletion of an account: afterwards nobody is signed in to it and no draft can be created.
 * Idempotent. Returns the confirmation for the user.
 */
export async function requestAccountDeletion(
  userId: string,
  {
    deletionRequests,
    queue,
    clock,
  }: Needs<'deletionRequests' | 'clock'> & { readonly queue: MessageQueue<AccountDeletionMessage> },
): Promise<{ success: true; message: string }> {
  await deletionRequests.begin(userId, clock.now())
  await queue.send({ v: 1, userId })
  return {
    success: true,
    message: 'Your account is deleted. What is left of it is removed within the hour.',
  }
}

export interface AccountDeletionDeps
  extends Needs<'accountDeletions' | 'userPool' | 'fingerprints' | 'mail' | 'clock'>,
    Only<'schedules', 'remove'>,
    Only<'mailboxes', 'find' | 'remove'>,
    Only<'sealer', 'open'>,
    Only<'consent', 'revoke'>,
    Only<'deletions', 'note'> {
  /**
   * Ends the subscription at once and deletes the customer at the payment provider. Returns when the trial
   * began, null without one. Idempotent. `email` is empty where the address is no longer known. Throws
   * AppError unavailable.
   */
  readonly deleteBilling: (userId: string, email: string) => Promise<Date | null>
  readonly files: FileEraser
}

/**
 * Carries out a deletion that has begun. Each step is idempotent, so after a crash the same message can be
 * delivered again. A final pass a quarter of an hour later removes what requests and workers in progress had
 * still written, and then notifies the user by mail. Throws an Error when a step must be retried.
 */
export async function runAccountDeletion(
  { userId }: AccountDeletionMessage,
  deps: AccountDeletionDeps,
): Promise<void> {
  const deletion = await deps.accountDeletions.find(userId)
  // Items still being merged in would arrive after the deletion; the sweeper sends this message again later.
  if (deletion === null || (await deps.accountDeletions.isMerging(userId))) return
  // First of all: accounts on this list are deleted again after a restore from a backup.
  await deps.deletions.note(deletedFingerprint(userId, deps.fingerprints))
  for (const secondaryId of await deps.accountDeletions.secondaryAccounts(userId))
    await deleteOne(secondaryId, { ...deletion, email: '' }, deps)
  await deleteOne(userId, deletion, deps)
  for (const subject of deletion.subjects) await deps.userPool.forget(subject)
  const settled = new Date(deletion.startedAt.getTime() + SETTLE_MS)
  if (deps.clock.now() < settled) return await deps.accountDeletions.lookAgain(userId, settled)
  await deps.accountDeletions.finish(deletion, deps.clock.now())
  // Sent last and not retried: the address is no longer stored.
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
    const givesUp =
      error instanceof MailboxError && clock.now().getTime() > deletion.startedAt.getTime() + REVOKE_RETRY_MS
    if (!givesUp) throw error
  }
  await mailboxes.remove(userId)
}
