import type { Needs, Only } from '#functions/services/needs.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'

type ResumeScheduleDeps = Needs<'schedules' | 'clock'> & Only<'runs', 'context'>

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
