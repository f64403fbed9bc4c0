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
 * Pauses the search of somebody who found a job: no run starts, one that is under way drafts nothing more.
 * With `discardDrafts` the drafts of until now are deleted; an order that never reached the queue is found by
 * the sweeper. A schedule that is left over finds the pause and ends itself. Throws AppError unavailable.
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

/** Ends the pause: the daily run goes on where it had begun. Throws AppError unavailable. */
export async function resumeSearch(
  { userId }: UserActor,
  deps: ResumeScheduleDeps & { readonly pauses: Pick<PauseStore, 'resume'> },
): Promise<void> {
  if (!(await deps.pauses.resume(userId))) throw new AppError('not_authenticated')
  await resumeSchedule(userId, deps)
}
