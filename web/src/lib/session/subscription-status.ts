import { PLANS, TRIAL, type Plan } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { HOUR_MS, showSpan } from '#web/lib/time.ts'

export type TrialStatus = Readonly<ReturnType<typeof trialStatus>>

export type SubscriptionStatus =
  | { readonly kind: 'trial'; readonly trial: TrialStatus }
  | { readonly kind: 'paid'; readonly plan: Plan }
  | { readonly kind: 'none' }

export function trialStatus(user: User, now: number) {
  const end = user.trialEndsAt === null ? 0 : Date.parse(user.trialEndsAt)
  const start = user.trialStartAt === null ? end : Date.parse(user.trialStartAt)
  // The payment provider's clock, which sets the times, may be ahead of the browser's.
  const left = Math.min(end - now, end - start)
  const active = user.isTrial && left > 0
  const emailsAllowed = user.trialEmailsAllowed ?? TRIAL.emails
  return {
    active,
    /** Rounded up, for sentences. */
    hoursUp: active ? Math.ceil(left / HOUR_MS) : 0,
    /** “5h 20m” or “Expired”. */
    timeLeft: active ? showSpan(left) : 'Expired',
    emailsUsed: user.trialEmailsUsed,
    emailsAllowed,
    emailsLeft: Math.max(0, emailsAllowed - user.trialEmailsUsed),
    emailsPercent: percent(user.trialEmailsUsed, emailsAllowed),
    elapsedPercent: active ? percent(now - start, end - start) : 100,
    /** Six hours or fewer are left. */
    warning: active && left <= TRIAL.warningHours * HOUR_MS,
  }
}

function percent(part: number, whole: number): number {
  return whole <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)))
}

/** Whether the month that is skipped has begun: a planned pause leaves the access as it is. */
export const isPaused = ({ pause, isActive }: Pick<User, 'pause' | 'isActive'>): boolean =>
  pause !== null && !isActive

/** A trial, expired or not, until the user chooses a plan. */
export function subscriptionStatus(user: User, now: number): SubscriptionStatus {
  if (user.isTrial) return { kind: 'trial', trial: trialStatus(user, now) }
  return user.currentPlan === null ? { kind: 'none' } : { kind: 'paid', plan: PLANS[user.currentPlan] }
}

/** Active, or in a valid trial, or on a paid plan. */
export function hasDashboardAccess(user: User, now: number): boolean {
  return user.isActive || trialStatus(user, now).active || (user.currentPlan !== null && !user.isTrial)
}
