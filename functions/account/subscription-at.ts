import { HOUR } from '#platform/clock.ts'
import type { Subscription } from './model.ts'

/**
 * How long the plan that follows a trial counts while the provider's news of it are on their way.
 * Milliseconds.
 */
const NEWS = HOUR

const NEVER = new Date('9999-12-31T00:00:00.000Z')

/**
 * The instant at which nothing is permitted any more if nothing changes until then; null when nothing is
 * permitted at any time.
 */
export function accessUntil({ isTrial, trialEndsAt, plan, cancelAt }: Subscription): Date | null {
  if (!isTrial) return plan === null ? null : (cancelAt ?? NEVER)
  return trialEndsAt !== null && plan !== null && cancelAt === null
    ? new Date(trialEndsAt.getTime() + NEWS)
    : trialEndsAt
}

/**
 * The subscription in force at an instant. A trial with a card behind it becomes its plan the moment it ends,
 * as it does at the payment provider, whose news come minutes later: nobody is locked out in between. A trial
 * that was cancelled, or has no plan after it, only ends; and news that do not come at all end the access
 * after an hour.
 * A plan that was chosen for the next month counts from the month's first moment in the same way.
 */
export function subscriptionAt(subscription: Subscription, now: Date): Subscription {
  const { isTrial, trialEndsAt, plan, cancelAt, nextPlan, planExpiresAt } = subscription
  if (nextPlan !== null && planExpiresAt !== null && planExpiresAt <= now)
    return {
      ...subscription,
      plan: nextPlan,
      nextPlan: null,
      previousPlan: plan,
      planActivatedAt: planExpiresAt,
    }
  if (!isTrial || plan === null || cancelAt !== null || trialEndsAt === null || trialEndsAt > now)
    return subscription
  if (now.getTime() - trialEndsAt.getTime() >= NEWS) return { ...subscription, plan: null }
  return {
    ...subscription,
    isTrial: false,
    planActivatedAt: trialEndsAt,
    trialStartAt: null,
    trialEndsAt: null,
    trialEmailsAllowed: null,
    trialPlan: null,
  }
}
