import { allowanceAt } from '#functions/account/allowance.ts'
import type { Subscription } from '#functions/account/model.ts'
import { decide } from '../subscription/decide.ts'
import type { ProviderCustomer } from '../model.ts'
import type { Difference, ListedSubscription } from './reconcile-model.ts'
import type { BillingSnapshot } from '../billing-snapshot.ts'

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime()

/**
 * Whether a listed subscription and the account behind it agree, as far as the list shows; what does not is
 * looked at closely.
 */
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

/** Whether it is paid for or may be. */
export const isLiving = ({ status }: Pick<ListedSubscription, 'status'>): boolean => LIVING.has(status)
const LIVING: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])

/**
 * What is wrong between an account and what the provider says of its customer; `customer` is null where there
 * is none.
 */
export function differencesOf(
  own: BillingSnapshot,
  customer: ProviderCustomer | null,
  now: Date,
): readonly Difference[] {
  // Without a customer nothing is decided, and nothing that lets in can come from the provider.
  const should = own.billing.customerId === null ? null : decide(customer, own, false, now).subscription
  const has = allowanceAt(own.subscription, now).kind !== 'none'
  const may = should !== null && allowanceAt(should, now).kind !== 'none'
  const living = customer?.subscriptions.filter(isLiving) ?? []
  return [
    ...(has && !may ? (['access_without_provider'] as const) : []),
    ...(!has && may ? (['live_without_access'] as const) : []),
    ...(has && should !== null && may ? betweenBoth(own.subscription, should) : []),
    ...(living.length > 1 ? (['two_subscriptions'] as const) : []),
  ]
}

function betweenBoth(has: Subscription, should: Subscription): readonly Difference[] {
  if (has.plan !== should.plan || has.nextPlan !== should.nextPlan || has.isTrial !== should.isTrial)
    return ['other_plan']
  const dates = ['trialStartAt', 'trialEndsAt', 'planExpiresAt', 'cancelAt'] as const
  return dates.every((date) => isSame(has[date], should[date])) ? [] : ['other_dates']
}
