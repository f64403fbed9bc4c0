import { allowanceAt } from '#functions/account/allowance.ts'
import type { Subscription } from '#functions/account/model.ts'
import { decide } from '../subscription/decide.ts'
import type { ProviderCustomer } from '../model.ts'
import type { Difference, ListedSubscription } from './reconcile-model.ts'
import type { BillingSnapshot } from '../billing-snapshot.ts'

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime()

/** Whether a listed subscription and its account agree, as far as the list shows. */
export function agrees(
  { id, status, planId, nextPlanId, trialEnd, periodEnd, cancelAt }: ListedSubscription,
  { billing, subscription }: BillingSnapshot,
): boolean {
  if (
    billing.subscriptionId !== id ||
    planId === null ||
    subscription.plan !== planId ||
    subscription.nextPlan !== nextPlanId ||
    !isSame(subscription.cancelAt, cancelAt)
  )
    return false
  if (status === 'trialing') return subscription.isTrial && isSame(subscription.trialEndsAt, trialEnd)
  return (
    (status === 'active' || status === 'past_due') &&
    !subscription.isTrial &&
    isSame(subscription.planExpiresAt, periodEnd)
  )
}

/** Whether the subscription is paid for, or still could be. */
export const isLiving = ({ status }: Pick<ListedSubscription, 'status'>): boolean => LIVING.has(status)
const LIVING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])

/** Differences between an account and its customer at the provider; `customer` is null without one. */
export function differencesOf(
  own: BillingSnapshot,
  customer: ProviderCustomer | null,
  now: Date,
): readonly Difference[] {
  // Without a customer the provider gives no access, so there is nothing to decide.
  const should = own.billing.customerId === null ? null : decide(customer, own, false, now).subscription
  const has = allowanceAt(own.subscription, now).kind !== 'none'
  const may = should !== null && allowanceAt(should, now).kind !== 'none'
  const living = customer?.subscriptions.filter(isLiving) ?? []
  return [
    ...(has && !may ? (['access_without_provider'] as const) : []),
    ...(!has && may ? (['live_without_access'] as const) : []),
    ...(has && should !== null && may ? differencesBetween(own.subscription, should) : []),
    ...(living.length > 1 ? (['two_subscriptions'] as const) : []),
  ]
}

function differencesBetween(has: Subscription, should: Subscription): readonly Difference[] {
  if (has.plan !== should.plan || has.nextPlan !== should.nextPlan || has.isTrial !== should.isTrial)
    return ['other_plan']
  const dates = ['trialStartAt', 'trialEndsAt', 'planExpiresAt', 'cancelAt'] as const
  return dates.every((date) => isSame(has[date], should[date])) ? [] : ['other_dates']
}
