import type { Subscription } from '#functions/account/model.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { CycleState, RunRecord } from './model.ts'

/**
 * How far from its slot a scheduled run may start and still count for the slot: the schedule fires up to a
 * quarter of an hour late, and the message may wait in the queue. Two runs can so be up to half an hour
 * closer than 24 hours.
 */
const EARLY_MS = 5 * MINUTE
const LATE_MS = 25 * MINUTE

interface LastRun {
  readonly cycle: CycleState
  readonly subscription: Subscription
}

/** When the user may start the next run; null for now. */
export function nextRunAt({ cycle: { lastSentAt }, subscription }: LastRun, now: Date): Date | null {
  if (lastSentAt === null || isLifted(lastSentAt, subscription, now)) return null
  const opens = new Date(lastSentAt.getTime() + CYCLE.everyHours * HOUR)
  return opens > now ? opens : null
}

/**
 * The slot of a run that the schedule starts now: a whole number of days after the last one, so that delays
 * of schedule and queue do not shift the user's hour from day to day. A run that starts even later moves the
 * slot to now, and so does one that starts after a plan began, which would lift its wait as well. Null while the
 * last run's day is not over.
 */
export function scheduledSlot({ cycle: { lastSentAt }, subscription }: LastRun, now: Date): Date | null {
  if (lastSentAt === null) return now
  const everyMs = CYCLE.everyHours * HOUR
  const days = Math.floor((now.getTime() - lastSentAt.getTime() + EARLY_MS) / everyMs)
  if (days <= 0) return isLifted(lastSentAt, subscription, now) ? now : null
  const slot = new Date(lastSentAt.getTime() + days * everyMs)
  return now.getTime() - slot.getTime() > LATE_MS || isLifted(slot, subscription, now) ? now : slot
}

/**
 * A plan that began after the last run lifts the wait. One that begins later than now does not: it would lift the wait
 * of every run until then.
 */
const isLifted = (lastSentAt: Date, { planActivatedAt }: Subscription, now: Date): boolean =>
  planActivatedAt !== null && planActivatedAt > lastSentAt && planActivatedAt <= now

/** Whether the latest run is still being prepared. */
export function isRunning(run: RunRecord | null, now: Date): boolean {
  if (run === null || run.startedAt.getTime() + CYCLE.runCountsMs < now.getTime()) return false
  return run.state !== 'planned' || run.open > 0
}
