import { REPORT_DELAY } from './access-until.ts'
import type { Subscription } from './model.ts'

/**
 * The subscription in force at an instant. A trial with a card becomes its plan the moment it ends, as it
 * does at the payment provider, whose report arrives minutes later; so nobody is locked out in between. If no
 * report arrives, access ends after an hour. A trial that was cancelled, or has no plan after it, just ends.
 * A plan chosen for the next month takes effect at planExpiresAt in the same way, and a pause is over at its end.
 */
export function subscriptionAt(subscription: Subscription, now: Date): Subscription {
  const { isTrial, trialEndsAt, plan, cancelAt, nextPlan, planExpiresAt, pause } = subscription
  if (pause !== null && pause.until <= now) return { ...subscription, pause: null }
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
