import type { Needs } from '#platform/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { RestoreMessage } from '#shared/messages/cycle.ts'
import type { DraftMailbox } from '#vendors/google/google-mailbox.ts'
import { resumeWork, type ResumeDeps } from './connect.ts'
import { MailboxError } from './mailbox-error.ts'

export interface RestoreDeps extends ResumeDeps, Needs<'mailboxes' | 'sealer' | 'accounts'> {
  readonly mailbox: Pick<DraftMailbox, 'address'>
}

/**
 * Turns a mailbox that was turned off by mistake on again: its grant is still stored, so Google is asked
 * whether it works. If so, the daily runs go on and waiting emails are drafted; otherwise the mailbox stays
 * off. Safe to deliver any number of times. Throws AppError unavailable, after which the queue delivers the
 * message again.
 */
export async function restoreMailbox({ userId }: RestoreMessage, deps: RestoreDeps): Promise<void> {
  const [mailbox, snapshot] = await Promise.all([
    deps.mailboxes.find(userId),
    deps.accounts.snapshot(userId, deps.clock.now()),
  ])
  if (mailbox === null || mailbox.isActive || snapshot?.account.isActive !== true) return
  try {
    await deps.mailbox.address({ refreshToken: await deps.sealer.open(userId, mailbox.sealedGrant) })
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure === 'grant_dead' || error.failure === 'refused') return
    throw new AppError('unavailable', { cause: error })
  }
  if (await deps.mailboxes.enable(userId, mailbox)) await resumeWork(userId, deps)
}
