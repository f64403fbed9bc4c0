import { openGrant } from '#functions/mailbox/mailbox-port.ts'
import type { Needs, Only, Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import { DAY, MINUTE } from '#platform/clock.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'
import { accountDeleted } from '#functions/mail/account-deleted.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import { MailboxError } from '#functions/mailbox/mailbox-error.ts'
import { deletedFingerprint, type AccountDeletion, type DeletionStep } from './model.ts'

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
  /** The resumes' files, and those of exports. */
  readonly files: Service<'fileEraser'>
  readonly exportEraser: Service<'fileEraser'>
  /** Called for a step that failed. */
  readonly failed: (userId: string, step: DeletionStep, error: unknown) => void
}

/** Kinds of items that later steps need: ids at the payment provider and the sealed grant. */
const FOR_LATER = ['billing', 'subscription', 'gmail'] as const

/**
 * Carries out a deletion that has begun. Its steps are independent: our own data and the grant go first, and a
 * step that fails keeps none of the others waiting. Failed steps are recorded, shown to staff, and tried again
 * with the next message; each step is idempotent. A final pass a quarter of an hour later removes what requests
 * and workers in progress had still written, and then notifies the user by mail. Rejects when the table does
 * not answer.
 */
export async function runAccountDeletion(
  { userId }: AccountDeletionMessage,
  deps: AccountDeletionDeps,
): Promise<void> {
  const deletion = await deps.accountDeletions.find(userId)
  // Items still being merged in would arrive after the deletion; the sweeper sends this message again later.
  if (deletion === null || (await deps.accountDeletions.isMerging(userId))) return
  const failed = new Map<DeletionStep, string>()
  const step: Step = async (name, work) => {
    try {
      await work()
    } catch (error) {
      failed.set(name, reasonOf(error))
      deps.failed(userId, name, error)
    }
  }
  // First of all: accounts on this list are deleted again after a restore from a backup.
  await step('list', () => deps.deletions.note(deletedFingerprint(userId, deps.fingerprints)))
  for (const secondaryId of await deps.accountDeletions.secondaryAccounts(userId))
    await deleteOne(secondaryId, { ...deletion, email: '' }, step, deps)
  await deleteOne(userId, deletion, step, deps)
  for (const subject of deletion.subjects) await step('sign_in', () => deps.userPool.forget(subject))
  const settled = new Date(deletion.startedAt.getTime() + SETTLE_MS)
  const now = deps.clock.now()
  if (failed.size > 0 || now < settled) {
    const nextAt = new Date(Math.max(settled.getTime(), failed.size > 0 ? now.getTime() + SETTLE_MS : 0))
    return await deps.accountDeletions.lookAgain(
      deletion,
      nextAt,
      Array.from(failed, ([name, reason]) => ({ step: name, reason })),
    )
  }
  await deps.accountDeletions.finish(deletion, now)
  // Sent last and not retried: the address is no longer stored.
  await deps.mail.send(accountDeleted({ to: deletion.email }))
}

/** The code or name of an error; its message may quote what was sent. */
const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.code : error instanceof Error ? error.name : 'unknown'

/** Does a step's work and, if it fails, lets the others go on. */
type Step = (name: DeletionStep, work: () => Promise<void>) => Promise<void>

async function deleteOne(
  userId: string,
  deletion: AccountDeletion,
  step: Step,
  deps: AccountDeletionDeps,
): Promise<void> {
  const { accountDeletions, clock } = deps
  await step('items', () => accountDeletions.removeItems(userId, clock.now(), FOR_LATER))
  await step('mailbox', () => releaseMailbox(userId, deletion, deps))
  await step('schedule', () => deps.schedules.remove(userId))
  await step('files', () => deps.files.removeAll(userId))
  await step('files', () => deps.exportEraser.removeAll(userId))
  await step('payments', async () => {
    const trialBegan = await deps.deleteBilling(userId, deletion.email)
    if (trialBegan !== null) await accountDeletions.markTrial(deletion, trialBegan)
    await accountDeletions.removeItems(userId, clock.now(), ['gmail'])
  })
}

async function releaseMailbox(
  userId: string,
  deletion: AccountDeletion,
  { mailboxes, sealer, consent, clock }: AccountDeletionDeps,
): Promise<void> {
  const mailbox = await mailboxes.find(userId)
  if (mailbox === null) return
  try {
    await consent.revoke(await openGrant(userId, mailbox, sealer))
  } catch (error) {
    const givesUp =
      error instanceof MailboxError && clock.now().getTime() > deletion.startedAt.getTime() + REVOKE_RETRY_MS
    if (!givesUp) throw error
  }
  await mailboxes.remove(userId)
}
