import { allowanceAt, remaining, type Allowance } from '#core/account/allowance.ts'
import { HOUR, MINUTE } from '#core/kernel/clock.ts'
import { CYCLE } from '#shared/catalog/constants.ts'
import type { RunOutcome } from '#shared/models/run.ts'
import type { CycleContext } from './model.ts'

/**
 * A schedule may fire up to fifteen minutes after its slot, and the next one on time: so runs it starts may
 * lie this much closer together than 24 hours.
 */
const SCHEDULE_TOLERANCE_MS = 30 * MINUTE

/** A run that was not heard of for an hour no longer counts as going on. */
const STALE_RUN_MS = HOUR

/** When the next run may start, or null when it may start now. */
export function blockedUntil(
  context: Pick<CycleContext, 'cycle' | 'subscription'>,
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
export function isRunning(run: CycleContext['latestRun'], now: Date): boolean {
  if (run === null || run.startedAt.getTime() + STALE_RUN_MS < now.getTime()) return false
  return run.state !== 'planned' || run.open > 0
}

/**
 * The first reason why a run cannot do its work, in the order in which a user would have to mend them; null
 * when it can.
 */
export function obstacle(
  context: CycleContext,
  covered: (country: string) => boolean,
  now: Date,
): RunOutcome | null {
  const { account, subscription, usage, configuration, resume, mailbox } = context
  if (!account.isActive) return 'account_inactive'
  const allowance = allowanceAt(subscription, now)
  if (allowance.kind === 'none') return allowance.reason
  if (context.dailyMost === 0) return 'drafting_paused'
  const quota = quotaObstacle(allowance, usage, context.dailyMost)
  if (quota !== null) return quota
  if (configuration === null) return 'not_configured'
  if (resume === null) return 'resume_missing'
  if (mailbox === null) return 'mailbox_not_connected'
  if (!mailbox.isActive) return 'mailbox_disconnected'
  if (!covered(configuration.country)) return 'country_unsupported'
  return null
}

function quotaObstacle(
  allowance: Exclude<Allowance, { kind: 'none' }>,
  usage: CycleContext['usage'],
  dailyMost: number,
): RunOutcome | null {
  const left = remaining(allowance, usage, dailyMost)
  if (left.today > 0) return null
  if (allowance.kind === 'trial') return 'trial_used_up'
  return left.month === 0 ? 'monthly_limit_reached' : 'daily_limit_reached'
}
