import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { DraftMessage } from '#shared/messages/cycle.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { CycleContext, Reservation } from '../model.ts'
import type { HeldEmail } from './held-posting.store.ts'
import { sweepDueAt } from '../waits.ts'
import { blocker } from './eligibility.ts'
import { limitsOf } from './plan-run.ts'

export interface HeldDeps extends Needs<'emails' | 'heldPostings' | 'clock'> {
  readonly queue: MessageQueue<DraftMessage>
}

/** What a reservation that was refused means to the user. */
const REFUSALS: Readonly<Record<Exclude<Reservation, 'reserved' | 'quota'>, ErrorCode>> = {
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
  deps: HeldDeps & Needs<'runs'>,
): Promise<{ id: string }> {
  const { runs, heldPostings } = deps
  const now = deps.clock.now()
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
  const result = await reserveHeld(held, context, deps)
  if (result === 'written') return { id }
  if (result !== 'quota') throw new AppError(result)
  throw new AppError(limitsOf(context).kind === 'trial' ? 'trial_used_up' : 'daily_limit_reached')
}

/** Reserves a letter to a posting that was held back, and queues it; `written` if it already was. */
export async function reserveHeld(
  held: HeldEmail,
  context: CycleContext,
  { emails, heldPostings, queue, clock }: HeldDeps,
): Promise<'written' | 'quota' | ErrorCode> {
  const { userId, id } = held
  const now = clock.now()
  const limits = limitsOf(context)
  const reserved = await emails.reserve({ ...held, quota: limits.kind }, limits, sweepDueAt(now), now, true)
  if (reserved === 'quota') return 'quota'
  if (reserved === 'already_used' && (await heldPostings.isWritten(userId, id))) return 'written'
  if (reserved !== 'reserved') return REFUSALS[reserved]
  // The sweeper finds an email that never reached the queue.
  await queue.send({ v: 1, userId, emailId: id })
  return 'written'
}
