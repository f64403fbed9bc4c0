import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { Reservation } from '../model.ts'
import { sweepDueAt } from '../waits.ts'
import { blocker } from './eligibility.ts'
import { limitsOf } from './plan-run.ts'

interface AnywayDeps extends Needs<'runs' | 'emails' | 'heldPostings' | 'clock'> {
  readonly queue: Pick<MessageQueue<readonly DraftMessage[]>, 'send'>
}

/** What a reservation that was refused means to the user. */
export const REFUSALS: Readonly<Record<Exclude<Reservation, 'reserved' | 'quota'>, ErrorCode>> = {
  already_used: 'job_used',
  contact_capped: 'recipient_capped',
  company_capped: 'recipient_capped',
  asked_not_to_be_contacted: 'recipient_objected',
  on_your_list: 'on_your_list',
}

/**
 * Has a letter written to a posting that a run held back. It counts against the allowance like any other;
 * repeating the request returns the same email. Throws AppError with the code of the first reason against it.
 */
export async function writeHeldPosting(
  { userId }: UserActor,
  id: string,
  { runs, emails, heldPostings, queue, clock }: AnywayDeps,
): Promise<{ id: string }> {
  const now = clock.now()
  const [held, isWritten, context] = await Promise.all([
    heldPostings.find(userId, id),
    heldPostings.isWritten(userId, id),
    runs.context(userId, now),
  ])
  if (held === null) throw new AppError('not_found')
  if (isWritten) return { id }
  if (context === null) throw new AppError('account_inactive')
  const refusal = blocker(context, () => true, now)
  if (refusal !== null) throw new AppError(refusal)
  const limits = limitsOf(context)
  const reserved = await emails.reserve({ ...held, quota: limits.kind }, limits, sweepDueAt(now), now, true)
  if (reserved === 'quota')
    throw new AppError(limits.kind === 'trial' ? 'trial_used_up' : 'daily_limit_reached')
  if (reserved === 'already_used' && (await heldPostings.isWritten(userId, id))) return { id }
  if (reserved !== 'reserved') throw new AppError(REFUSALS[reserved])
  // The sweeper finds an email that never reached the queue.
  await queue.send([{ v: 1, userId, emailId: id }])
  return { id }
}
