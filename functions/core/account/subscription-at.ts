import { HOUR } from '#core/kernel/clock.ts'
import type { Subscription } from './model.ts'

/** How long the plan that follows a trial counts while the provider's news of it are on their way. Milliseconds. */
const NEWS = HOUR

/**
 * The subscription in force at an instant. A trial with a card behind it becomes its plan the moment it ends, as it does at the payment
 * provider, whose news come minutes later: nobody is locked out in between. A trial that was cancelled, or has no plan after it, only
 * ends; and news that do not come at all end the access after an hour.
 */
export function subscriptionAt(subscription: Subscription, now: Date): Subscription {
  const { isTrial, trialEndsAt, plan, cancelAt } = subscription
  if (!isTrial || plan === null || cancelAt !== null || trialEndsAt === null || trialEndsAt > now) return subscription
  if (now.getTime() - trialEndsAt.getTime() >= NEWS) return { ...subscription, plan: null }
  return { ...subscription, isTrial: false, planActivatedAt: trialEndsAt, trialStartAt: null, trialEndsAt: null, trialEmailsAllowed: null, trialPlan: null }
}
