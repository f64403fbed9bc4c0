import { PLANS, TRIAL, type PlanId } from '#shared/catalog/plans.ts'
import type { Account, Subscription, Usage } from './model.ts'
import { subscriptionAt } from './subscription-at.ts'

export type Allowance =
  | { readonly kind: 'trial'; readonly total: number; readonly endsAt: Date }
  | { readonly kind: 'plan'; readonly plan: PlanId; readonly perDay: number; readonly perMonth: number }
  | { readonly kind: 'none'; readonly reason: 'no_plan' | 'trial_expired' | 'plan_paused' }

/**
 * The allowance at an instant. A trial counts until it ends, then the plan that follows it. A plan counts
 * until its cancellation takes effect, even past the paid period, because renewals are reported late, but not in
 * the month that is skipped.
 */
export function allowanceAt(stored: Subscription, now: Date): Allowance {
  const subscription = subscriptionAt(stored, now)
  const { isTrial, trialEndsAt, plan, cancelAt, pause } = subscription
  if (isTrial && trialEndsAt !== null && trialEndsAt > now) {
    return { kind: 'trial', total: subscription.trialEmailsAllowed ?? TRIAL.emails, endsAt: trialEndsAt }
  }
  if (isTrial) return { kind: 'none', reason: 'trial_expired' }
  if (plan === null || (cancelAt !== null && cancelAt <= now)) return { kind: 'none', reason: 'no_plan' }
  if (pause !== null && pause.from <= now) return { kind: 'none', reason: 'plan_paused' }
  return { kind: 'plan', plan, perDay: PLANS[plan].emailsPerDay, perMonth: PLANS[plan].emailsPerMonth }
}

/** Whether drafts may be created for a user: the account is active, and has a plan or trial at `now`. */
export const mayHaveDrafts = (
  {
    account,
    subscription,
  }: { readonly account: Pick<Account, 'isActive'>; readonly subscription: Subscription },
  now: Date,
): boolean => account.isActive && allowanceAt(subscription, now).kind !== 'none'

/** Whether the user has a plan or trial, also one that is paused, so that another cannot be ordered. */
export function isSubscribed(subscription: Subscription, now: Date): boolean {
  const allowance = allowanceAt(subscription, now)
  return allowance.kind !== 'none' || allowance.reason === 'plan_paused'
}

export interface Remaining {
  readonly today: number
  readonly month: number
}

/** Emails per day of a plan or trial, at most `dailyCap`, the limit for all users. */
export function dailyAllowance(allowance: Allowance, dailyCap: number): number {
  if (allowance.kind === 'none') return 0
  return Math.min(dailyCap, allowance.kind === 'trial' ? allowance.total : allowance.perDay)
}

/** Emails left today and this month, never below zero. A trial has one total instead of days and months. */
export function remaining(allowance: Allowance, usage: Usage, dailyCap: number): Remaining {
  if (allowance.kind === 'none') return { today: 0, month: 0 }
  if (allowance.kind === 'trial') {
    const left = Math.max(0, allowance.total - usage.trial)
    return { today: Math.min(left, dailyCap), month: left }
  }
  const month = Math.max(0, allowance.perMonth - usage.month)
  return { today: Math.min(month, Math.max(0, dailyAllowance(allowance, dailyCap) - usage.today)), month }
}
