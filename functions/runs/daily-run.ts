import type { Subscription } from '#functions/account/model.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { CycleState, RunRecord } from './model.ts'

/**
 * A schedule may fire up to fifteen minutes after its slot, and the next one on time: so runs it starts may
 * lie this much closer together than 24 hours.
 */
const SCHEDULE_TOLERANCE_MS = 30 * MINUTE

/** A run that was not heard of for an hour no longer counts as going on. */
const STALE_RUN_MS = HOUR

/** When the next run may start, or null when it may start now. */
export function nextRunAt(
  context: { readonly cycle: CycleState; readonly subscription: Subscription },
  trigger: 'manual' | 'schedule',
  now: Date,
): Date | null {
  const { lastSentAt } = context.cycle
  if (lastSentAt === null) return null
  const { planActivatedAt } = context.subscription
  if (planActivatedAt !== null && planActivatedAt > lastSentAt) return null
  const tolerance = trigger === 'schedule' ? SCHEDULE_TOLERANCE_MS : 0
  const opens = new Date(lastSentAt.getTime() + CYCLE.everyHours * HOUR - tolerance)
  return opens > now ? opens : null
}

/** Whether the latest run is still being prepared. */
export function isRunning(run: RunRecord | null, now: Date): boolean {
  if (run === null || run.startedAt.getTime() + STALE_RUN_MS < now.getTime()) return false
  return run.state !== 'planned' || run.open > 0
}
