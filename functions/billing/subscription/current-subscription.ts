import type { Billing, ProviderCustomer, ProviderSubscription, SavedCard } from '../model.ts'

/** Whether the subscription has ended for good. */
export const isOver = ({ status }: ProviderSubscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** The card given for this subscription: its own, or that of the newest successful setup since. */
export const givenCard = (
  { card, createdAt }: ProviderSubscription,
  customer: ProviderCustomer,
): SavedCard | null => card ?? newestCard(customer, createdAt)

/** The card of the newest setup that succeeded since then; null when there is none. */
export function newestCard({ setups }: ProviderCustomer, since: Date): SavedCard | null {
  const saved = setups.filter(
    ({ status, card, createdAt }) => status === 'succeeded' && card !== null && createdAt >= since,
  )
  return saved.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.card ?? null
}

/** The card that the provider would charge for the subscription. */
export const chargedCard = (
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
): SavedCard | null => givenCard(subscription, customer) ?? customer.card

/**
 * Whether the subscription has a card to charge, or will never need one. The provider says `trialing` from
 * the moment a subscription is created, before the user has seen a card form.
 */
const isBacked = (subscription: ProviderSubscription, customer: ProviderCustomer): boolean =>
  subscription.freeForever || chargedCard(subscription, customer) !== null

export const everPaid = (billing: Billing, customer: ProviderCustomer): boolean =>
  billing.hasPaid ||
  customer.hasPaid ||
  customer.subscriptions.some(({ latestInvoice }) => (latestInvoice?.amountPaid ?? 0) > 0)

/** Why a trial is refused although it has a card; null when it is granted. */
export function trialRefusal(
  subscription: ProviderSubscription,
  billing: Billing,
  cardHadTrial: boolean,
): 'card' | 'used' | null {
  if (subscription.status !== 'trialing') return null
  if (billing.trialUsedAt !== null) return billing.subscriptionId === subscription.id ? null : 'used'
  return billing.trialRefused !== null || cardHadTrial ? 'card' : null
}

/** The rank of a subscription among several of a customer. */
function rankOf(subscription: ProviderSubscription, customer: ProviderCustomer): number {
  switch (subscription.status) {
    case 'active':
      return 6
    case 'trialing':
      return isBacked(subscription, customer) ? 5 : 1
    case 'past_due':
      return 4
    case 'unpaid':
      return 3
    case 'paused':
      return 2
    default:
      return 1
  }
}

/**
 * The subscription that counts when a customer has several: the one with the highest rank; among equals the
 * one that was in effect before, then the older one. Null when all have ended.
 */
export function currentOf(customer: ProviderCustomer, inEffect: string | null): ProviderSubscription | null {
  const living = customer.subscriptions.filter((subscription) => !isOver(subscription))
  const ordered = living.toSorted(
    (a, b) =>
      rankOf(b, customer) - rankOf(a, customer) ||
      Number(b.id === inEffect) - Number(a.id === inEffect) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )
  return ordered[0] ?? null
}

/**
 * Whether the subscription gives access: paid, in a trial with a card, or overdue after earlier payments. A
 * status that we do not know changes nothing.
 */
export function givesAccess(
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
  billing: Billing,
): boolean {
  switch (subscription.status) {
    case 'active':
      return true
    case 'trialing':
      return isBacked(subscription, customer)
    case 'past_due':
      return everPaid(billing, customer)
    case 'unknown':
      return subscription.id === billing.subscriptionId
    default:
      return false
  }
}

/** The subscription that gives the customer access; null without one. */
export function inEffectOf(customer: ProviderCustomer, billing: Billing): ProviderSubscription | null {
  const current = currentOf(customer, billing.subscriptionId)
  return current !== null && givesAccess(current, customer, billing) ? current : null
}

/** The subscription whose newest invoice could not be charged, whether or not it still gives access. */
export function overdueOf(customer: ProviderCustomer, billing: Billing): ProviderSubscription | null {
  const current = currentOf(customer, billing.subscriptionId)
  return current?.status === 'past_due' || current?.status === 'unpaid' ? current : null
}

/**
 * The card that was saved last, but not before the current subscription was created; otherwise the card that
 * is charged already. Null when there is none.
 */
export const cardOnFile = (
  customer: ProviderCustomer,
  current: ProviderSubscription | null,
): SavedCard | null =>
  newestCard(customer, current?.createdAt ?? new Date(0)) ?? current?.card ?? customer.card
