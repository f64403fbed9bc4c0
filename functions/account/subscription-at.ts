import { HOUR } from '#platform/clock.ts'
import type { Subscription } from './model.ts'

/** How long the plan after a trial gives access before the payment provider has reported it. Milliseconds. */
const REPORT_DELAY = HOUR

const NEVER = new Date('9999-12-31T00:00:00.000Z')

/** When access ends if nothing changes until then; null for a subscription that never gives access. */
export function accessUntil({ isTrial, trialEndsAt, plan, cancelAt }: Subscription): Date | null {
  if (!isTrial) return plan === null ? null : (cancelAt ?? NEVER)
  return trialEndsAt !== null && plan !== null && cancelAt === null
    ? new Date(trialEndsAt.getTime() + REPORT_DELAY)
    : trialEndsAt
}

/**
 * The subscription in force at an instant. A trial with a card becomes its plan the moment it ends, as it
 * does at the payment provider, whose report arrives minutes later; so nobody is locked out in between. If no
 * report arrives, access ends after an hour. A trial that was cancelled, or has no plan after it, just ends.
 * A plan chosen for the next month takes effect at planExpiresAt in the same way.
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
  if (now.getTime() - trialEndsAt.getTime() >= REPORT_DELAY) return { ...subscription, plan: null }
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
