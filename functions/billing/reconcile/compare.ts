import { isDeepStrictEqual } from 'node:util'
import { allowanceAt } from '#functions/account/allowance.ts'
import type { Subscription } from '#functions/account/model.ts'
import { decide } from '../subscription/decide.ts'
import type { ProviderCustomer } from '../model.ts'
import type { Difference, ListedSubscription } from './reconcile-model.ts'
import type { BillingSnapshot } from '../model.ts'

/** Whether a listed subscription and its account agree, as far as the list shows. */
export function agrees(
  { id, status, planId, nextPlanId, trialEnd, periodEnd, cancelAt, hasPause }: ListedSubscription,
  { billing, subscription }: BillingSnapshot,
): boolean {
  if (
    billing.subscriptionId !== id ||
    planId === null ||
    subscription.plan !== planId ||
    subscription.nextPlan !== nextPlanId ||
    (subscription.pause !== null) !== hasPause ||
    !isDeepStrictEqual(subscription.cancelAt, cancelAt)
  )
    return false
  if (status === 'trialing')
    return subscription.isTrial && isDeepStrictEqual(subscription.trialEndsAt, trialEnd)
  return (
    (status === 'active' || status === 'past_due') &&
    !subscription.isTrial &&
    isDeepStrictEqual(subscription.planExpiresAt, periodEnd)
  )
}

/** Whether the subscription is paid for, or still could be. */
export const isLiving = ({ status }: Pick<ListedSubscription, 'status'>): boolean => LIVING.has(status)
const LIVING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused', 'unknown'])

/** Differences between an account and its customer at the provider; `customer` is null without one. */
export function differencesOf(
  own: BillingSnapshot,
  customer: ProviderCustomer | null,
  now: Date,
): readonly Difference[] {
  // Without a customer the provider gives no access, so there is nothing to decide.
  const expected = own.billing.customerId === null ? null : decide(customer, own, false, now).subscription
  const hasAccess = allowanceAt(own.subscription, now).kind !== 'none'
  const isEntitled = expected !== null && allowanceAt(expected, now).kind !== 'none'
  const living = customer?.subscriptions.filter(isLiving) ?? []
  return [
    ...(hasAccess && !isEntitled ? (['access_without_provider'] as const) : []),
    ...(!hasAccess && isEntitled ? (['live_without_access'] as const) : []),
    ...(hasAccess && expected !== null && isEntitled ? differencesBetween(own.subscription, expected) : []),
    ...(living.length > 1 ? (['two_subscriptions'] as const) : []),
  ]
}

function differencesBetween(stored: Subscription, expected: Subscription): readonly Difference[] {
  const plans = ['plan', 'nextPlan', 'isTrial'] as const
  if (plans.some((field) => stored[field] !== expected[field])) return ['other_plan']
  const dates = ['trialStartAt', 'trialEndsAt', 'planExpiresAt', 'cancelAt', 'pause'] as const
  return dates.every((date) => isDeepStrictEqual(stored[date], expected[date])) ? [] : ['other_dates']
}
