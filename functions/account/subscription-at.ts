import { NEWS, type Subscription } from './subscription.item.ts'

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
