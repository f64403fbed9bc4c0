import type { Account } from '#functions/account/model.ts'
import { HOUR, MINUTE, type Clock } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { CycleState } from './model.ts'
import type { UserSchedules } from '#vendors/scheduler/user-schedules.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'

export interface ResumeScheduleDeps {
  readonly runs: {
    context(
      userId: string,
      now: Date,
    ): Promise<{ readonly cycle: CycleState; readonly account: Pick<Account, 'pausedAt'> } | null>
  }
  readonly schedules: UserSchedules
  readonly clock: Clock
}

/**
 * Restores the daily schedule of a user who has had a run: a day after the last run, at the earliest in five
 * minutes. Does nothing while the search is paused. Throws AppError unavailable.
 */
export async function resumeSchedule(
  userId: string,
  { runs, schedules, clock }: ResumeScheduleDeps,
): Promise<void> {
  const now = clock.now()
  const context = await runs.context(userId, now)
  const lastSentAt = context?.cycle.lastSentAt
  if (!lastSentAt || context?.account.pausedAt !== undefined) return
  const next = new Date(Math.max(lastSentAt.getTime() + CYCLE.everyHours * HOUR, now.getTime() + 5 * MINUTE))
  await schedules.ensure(userId, next, schedulePayload(userId))
}

/** The message that a user's schedule sends to the cycle queue. */
export function schedulePayload(userId: string): string {
  return JSON.stringify({ v: 1, userId, trigger: 'schedule', runId: null } satisfies CycleMessage)
}
