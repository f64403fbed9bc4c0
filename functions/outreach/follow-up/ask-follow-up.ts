import { sweepDueAt } from '../waits.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { DraftQueue } from '#vendors/sqs/draft-queue.ts'
import { writingBlocker } from '../run/eligibility.ts'
import type { RunStore } from '../run/run.store.ts'
import { followUpState } from './due.ts'
import type { FollowUpStore } from './follow-up.store.ts'
import type { EmailFollowUp, FollowedEmail } from './model.ts'

interface AskDeps {
  readonly runs: Pick<RunStore, 'context'>
  readonly followUps: FollowUpStore
  readonly queue: Pick<DraftQueue, 'send'>
  readonly newId: NewId
  readonly clock: Clock
}

/**
 * Starts the writing of a follow-up to an email and returns its id; a repeated request returns the same id. A
 * follow-up takes nothing of the day's allowance, because its recipient was counted with the first email.
 * Throws AppError not_found, or with the code of the first reason why there can be no follow-up.
 */
export async function askFollowUp(actor: UserActor, emailId: string, deps: AskDeps): Promise<string> {
  const now = deps.clock.now()
  const [email, context] = await Promise.all([
    deps.followUps.find(actor.userId, emailId),
    deps.runs.context(actor.userId, now),
  ])
  if (email === null) throw new AppError('not_found')
  if (email.followedBy !== null) return email.followedBy
  const refusal = context === null ? 'account_inactive' : writingBlocker(context, now)
  if (refusal !== null) throw new AppError(refusal)
  const followUp = followUpState(email, now).state === 'due' ? followUpTo(email) : null
  if (followUp === null) throw new AppError('follow_up_not_due')
  const id = deps.newId('out')
  const reserved = await deps.followUps.reserve(id, email, followUp, sweepDueAt(now), now)
  if (reserved === 'asked_not_to_be_contacted') throw new AppError('recipient_objected')
  if (reserved === 'not_due') throw new AppError('follow_up_not_due')
  await deps.queue.send([{ v: 1, userId: actor.userId, emailId: id }])
  return id
}

/** What the follow-up has to know of the emails before it; null when their text is missing. */
function followUpTo(email: FollowedEmail): EmailFollowUp | null {
  const { letter, markedAt, followUp: before } = email
  if (letter === null || markedAt === null) return null
  return {
    of: email.id,
    number: before === undefined ? 1 : 2,
    subject: before?.subject ?? letter.subject,
    sentOn: before?.sentOn ?? markedAt,
    before: [...(before?.before ?? []), letter.body],
    thread: { mailbox: email.draftMailbox, jobKey: email.jobKey, threadId: email.threadId },
  }
}
