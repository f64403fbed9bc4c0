import { resumeSchedule, type ResumeScheduleDeps } from '#functions/runs/resume-schedule.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { DiscardMessage } from '#shared/messages/cycle.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import type { PauseStore } from './pause.store.ts'

export interface PauseDeps {
  readonly pauses: PauseStore
  readonly schedules: UserSchedules
  readonly queue: MessageQueue<DiscardMessage>
  readonly clock: Clock
}

/**
 * Pauses the search of a user who found a job: no run starts, and one that is under way creates no more
 * drafts. With `discardDrafts` the existing drafts are deleted; the sweeper finds an order that never reached
 * the queue. A schedule that was not removed finds the pause and ends itself. Throws AppError
 * not_authenticated (the account is gone), unavailable.
 */
export async function pauseSearch(
  { userId }: UserActor,
  discardDrafts: boolean,
  { pauses, schedules, queue, clock }: PauseDeps,
): Promise<void> {
  if (!(await pauses.pause(userId, discardDrafts, clock.now()))) throw new AppError('not_authenticated')
  if (discardDrafts) await queue.send({ v: 1, userId, task: 'discard' })
  await schedules.remove(userId)
}

/** Ends the pause: daily runs continue. Throws AppError not_authenticated (no account), unavailable. */
export async function resumeSearch(
  { userId }: UserActor,
  deps: ResumeScheduleDeps & { readonly pauses: Pick<PauseStore, 'resume'> },
): Promise<void> {
  if (!(await deps.pauses.resume(userId))) throw new AppError('not_authenticated')
  await resumeSchedule(userId, deps)
}
