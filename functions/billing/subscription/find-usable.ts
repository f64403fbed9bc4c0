import { AppError } from '#platform/app-error.ts'
import { HOUR } from '#platform/clock.ts'
import type { Order } from '../payments/attempt.ts'
import { rollback } from './decide.ts'
import type { Billing, CardSetup, ProviderCustomer, ProviderSubscription, ProviderWrite } from '../model.ts'
import { chargedCard, currentOf, givesAccess, isOver } from './current-subscription.ts'

/**
 * The provider's trial period runs from the creation of the subscription. An unfinished trial older than this
 * is created anew, because the user would lose part of it.
 */
const FRESH_TRIAL_MS = HOUR

export const openSetupOf = (
  { pendingSetupId }: ProviderSubscription,
  { setups }: ProviderCustomer,
): CardSetup | null => setups.find(({ id, status }) => id === pendingSetupId && status === 'open') ?? null

/**
 * The client secret of the payment or card setup that still has to be confirmed; null without one. The state
 * has to be fresh: a settled intent cannot be confirmed again.
 */
export function secretOf(subscription: ProviderSubscription, customer: ProviderCustomer): string | null {
  const { latestInvoice: invoice } = subscription
  if (invoice?.status === 'open') return invoice.clientSecret
  return openSetupOf(subscription, customer)?.clientSecret ?? null
}

/** What the user already has: a subscription in effect, an unfinished one of the same order, or neither. */
export type Found =
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'unfinished'; readonly subscription: ProviderSubscription }
  | { readonly kind: 'none' }

/**
 * Looks for a subscription to resume before a new one is created. An overdue payment is made by confirming it
 * again with any card; so is a card given for a plan whose first months cost nothing. Throws AppError
 * payment_in_progress while a bank has not decided.
 */
export function findUsable(customer: ProviderCustomer, billing: Billing, wanted: Order, now: Date): Found {
  const current = currentOf(customer, billing.subscriptionId)
  if (current !== null && givesAccess(current, customer, billing)) {
    const isWaiting =
      current.status === 'past_due' ||
      (current.status === 'active' && !current.freeForever && chargedCard(current, customer) === null)
    const isPayable = isWaiting && current.planId === wanted.planId && secretOf(current, customer) !== null
    return isPayable ? { kind: 'unfinished', subscription: current } : { kind: 'subscribed' }
  }
  if (
    customer.subscriptions.some((subscription) => !isOver(subscription) && isDeciding(subscription, customer))
  ) {
    throw new AppError('payment_in_progress', { retryAfterSeconds: 10 })
  }
  const subscription = customer.subscriptions.find(
    (candidate) => isOfOrder(candidate, wanted, now) && secretOf(candidate, customer) !== null,
  )
  return subscription === undefined ? { kind: 'none' } : { kind: 'unfinished', subscription }
}

const isDeciding = (
  { latestInvoice, pendingSetupId }: ProviderSubscription,
  { setups }: ProviderCustomer,
): boolean =>
  (latestInvoice?.status === 'open' && latestInvoice.payment?.status === 'processing') ||
  setups.some(({ id, status }) => id === pendingSetupId && status === 'processing')

function isOfOrder(
  { status, planId, promotionCodeId, trialEnd, createdAt }: ProviderSubscription,
  wanted: Order,
  now: Date,
): boolean {
  if (planId !== wanted.planId) return false
  if (status === 'past_due' || status === 'unpaid')
    return wanted.promotionCodeId === null || wanted.promotionCodeId === promotionCodeId
  if (promotionCodeId !== wanted.promotionCodeId || (trialEnd !== null) !== wanted.trial) return false
  return (
    status === 'incomplete' || (status === 'trialing' && now.getTime() - createdAt.getTime() < FRESH_TRIAL_MS)
  )
}

/** Rolls back every unfinished subscription, except the one that the order's own attempt created. */
export function undoUnfinished(
  customer: ProviderCustomer,
  billing: Billing,
  attemptId?: string,
): readonly ProviderWrite[] {
  const others = customer.subscriptions.filter(
    (subscription) =>
      !isOver(subscription) &&
      subscription.attemptId !== attemptId &&
      !givesAccess(subscription, customer, billing),
  )
  return others.flatMap((subscription) => rollback(subscription, customer, 'unfinished'))
}
