import type { Subscription } from '#functions/account/model.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { CycleState, RunRecord } from './model.ts'

/**
 * How far from its place in the day a schedule may start a run that still counts as that of the place: the
 * schedule rings within a quarter of an hour after it, and the message may wait. Together half an hour, by
 * which two runs may lie closer together than 24 hours.
 */
const EARLY_MS = 5 * MINUTE
const LATE_MS = 25 * MINUTE

/** A run that was not heard of for an hour no longer counts as going on. */
const STALE_RUN_MS = HOUR

interface LastRun {
  readonly cycle: CycleState
  readonly subscription: Subscription
}

/** When the user may start the next run, or null when it may start now. */
export function nextRunAt({ cycle: { lastSentAt }, subscription }: LastRun, now: Date): Date | null {
  if (lastSentAt === null || isLifted(lastSentAt, subscription)) return null
  const opens = new Date(lastSentAt.getTime() + CYCLE.everyHours * HOUR)
  return opens > now ? opens : null
}

/**
 * The place in the day of a run that the schedule starts now: a whole number of days after the last one's,
 * so that neither the schedule's window nor a wait in the queue moves the user's hour from day to day. A
 * start that is later than that takes the present as the new hour. Null when the last run's day is not over.
 */
export function scheduledSlot({ cycle: { lastSentAt }, subscription }: LastRun, now: Date): Date | null {
  if (lastSentAt === null) return now
  const everyMs = CYCLE.everyHours * HOUR
  const days = Math.floor((now.getTime() - lastSentAt.getTime() + EARLY_MS) / everyMs)
  if (days <= 0) return isLifted(lastSentAt, subscription) ? now : null
  const slot = new Date(lastSentAt.getTime() + days * everyMs)
  return now.getTime() - slot.getTime() > LATE_MS ? now : slot
}

/** A plan that began after the last run does not wait for its day to end. */
const isLifted = (lastSentAt: Date, { planActivatedAt }: Subscription): boolean =>
  planActivatedAt !== null && planActivatedAt > lastSentAt

/** Whether the latest run is still being prepared. */
export function isRunning(run: RunRecord | null, now: Date): boolean {
  if (run === null || run.startedAt.getTime() + STALE_RUN_MS < now.getTime()) return false
  return run.state !== 'planned' || run.open > 0
}
