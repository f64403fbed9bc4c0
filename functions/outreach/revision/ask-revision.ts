import { sweepDueAt } from '../waits.ts'
import type { CycleContext } from '../model.ts'
import { writingBlocker } from '../run/eligibility.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { ErrorCode } from '#shared/catalog/error-codes.ts'
import type { RevisionWish } from '#shared/catalog/letters.ts'
import type { DraftedEmail, Asked } from './model.ts'
import type { RunStore } from '../run/run.store.ts'
import type { RevisionRequests } from './revision-request.store.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'

const REFUSALS: Readonly<Record<Exclude<Asked, 'asked'>, ErrorCode>> = {
  under_way: 'revision_in_progress',
  not_a_draft: 'outreach_not_draft',
  limit_reached: 'revision_limit_reached',
}

/**
 * Records that a draft is to be rewritten and queues the work; the sweeper finds a request that never reached
 * the queue. Throws AppError not_found, or with the code of the first reason why it is not possible.
 */
export async function askRevision(
  actor: UserActor,
  emailId: string,
  wish: RevisionWish,
  deps: {
    runs: Pick<RunStore, 'context'>
    requests: RevisionRequests
    queue: MessageQueue<ReviseMessage>
    clock: Clock
  },
): Promise<void> {
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.requests.email(actor.userId, emailId),
    deps.runs.context(actor.userId, now),
  ])
  if (email === null) throw new AppError('not_found')
  const refusal = context === null ? 'account_inactive' : refusalOf(email, context, now)
  if (refusal !== null) throw new AppError(refusal)
  const asked = await deps.requests.ask(email, wish, sweepDueAt(now), now)
  if (asked !== 'asked') throw new AppError(REFUSALS[asked])
  await deps.queue.send({ v: 1, userId: actor.userId, emailId, task: 'revise' })
}

/**
 * The first reason why the draft cannot be rewritten, in the order in which a user would have to fix them. A
 * text that waits for a mailbox is refused because of the mailbox first.
 */
function refusalOf(email: DraftedEmail, context: CycleContext, now: Date): ErrorCode | null {
  const { mailbox } = context
  if (email.mark !== null || (email.state !== 'drafted' && email.state !== 'ready'))
    return 'outreach_not_draft'
  const reason = writingBlocker(context, now)
  if (reason !== null) return reason
  if (mailbox === null) return 'mailbox_not_connected'
  if (!mailbox.isActive) return 'mailbox_disconnected'
  if (email.state === 'ready') return 'outreach_not_draft'
  return email.draftMailbox === mailbox.email ? null : 'draft_in_other_mailbox'
}
