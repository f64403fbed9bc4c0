import type { Needs } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { RestoreMessage } from '#shared/messages/cycle.ts'
import type { Mailbox } from './mailbox.item.ts'
import { type DraftMailbox, openGrant } from './mailbox-port.ts'
import { resumeWork, type ResumeDeps } from './connect.ts'
import { mailboxRestored } from '#functions/mail/mailbox-restored.ts'
import { type OnceDeps, sendOnce } from '#functions/mail/send-once.ts'
import { MailboxError } from './mailbox-error.ts'

export interface RestoreDeps
  extends ResumeDeps,
    OnceDeps,
    Needs<'mailboxes' | 'sealer' | 'accounts' | 'site'> {
  readonly mailbox: Pick<DraftMailbox, 'address'>
}

/**
 * Turns a mailbox that was turned off by mistake on again: its grant is still stored, so Google is asked
 * whether it works. If so, the daily runs go on, waiting emails are drafted and the user is told; otherwise the
 * mailbox stays off. Safe to deliver any number of times, also after a crash between the steps. Throws AppError unavailable, after which the queue delivers the
 * message again.
 */
export async function restoreMailbox({ userId }: RestoreMessage, deps: RestoreDeps): Promise<void> {
  const [mailbox, snapshot] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.accounts.snapshot(userId, deps.clock.now()),
  ])
  if (mailbox === null || snapshot?.account.isActive !== true) return
  // A message that comes again finds the mailbox on, and does what a crash left undone.
  const restoredAt = mailbox.isActive ? mailbox.restoredAt : await turnOn(userId, mailbox, deps)
  if (restoredAt === undefined) return
  await resumeWork(userId, deps)
  const { email: to, firstName } = snapshot.account
  await sendOnce(
    userId,
    `MAILBOX_RESTORED#${restoredAt.toISOString()}`,
    () => Promise.resolve(mailboxRestored({ to, firstName, mailbox: mailbox.email, site: deps.site })),
    deps,
  )
}

/** Turns the mailbox on when its grant works, and returns when. Throws AppError unavailable. */
async function turnOn(userId: string, mailbox: Mailbox, deps: RestoreDeps): Promise<Date | undefined> {
  try {
    await deps.mailbox.address(await openGrant(userId, mailbox, deps.sealer))
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure === 'grant_dead' || error.failure === 'refused') return undefined
    throw new AppError('unavailable', { cause: error })
  }
  const now = deps.clock.now()
  return (await deps.mailboxes.enable(userId, mailbox, now)) ? now : undefined
}
