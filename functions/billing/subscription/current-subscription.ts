import type { Billing, ProviderCustomer, ProviderSubscription, SavedCard } from '../model.ts'

/** Statuses after which nothing happens to a subscription any more. */
export const isOver = ({ status }: ProviderSubscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/**
 * The card that was given for this very subscription: its own, or the one of a setup that succeeded since it
 * was opened.
 */
export function givenCard(
  subscription: ProviderSubscription,
  { setups }: ProviderCustomer,
): SavedCard | null {
  if (subscription.card !== null) return subscription.card
  const since = setups.filter(
    ({ status, card, createdAt }) =>
      status === 'succeeded' && card !== null && createdAt >= subscription.createdAt,
  )
  return since.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.card ?? null
}

/** The card that the provider would charge for it. */
export const chargedCard = (
  subscription: ProviderSubscription,
  customer: ProviderCustomer,
): SavedCard | null => givenCard(subscription, customer) ?? customer.card

/**
 * A trial is nothing yet while no card was given: the provider says `trialing` from the moment the
 * subscription is opened, before anybody has seen a card form.
 */
const isBacked = (subscription: ProviderSubscription, customer: ProviderCustomer): boolean =>
  subscription.freeForever || chargedCard(subscription, customer) !== null

export const everPaid = (billing: Billing, customer: ProviderCustomer): boolean =>
  billing.hasPaid ||
  customer.hasPaid ||
  customer.subscriptions.some(({ latestInvoice }) => (latestInvoice?.amountPaid ?? 0) > 0)

/** Why a trial that has its card is not given all the same; null when it is. */
export function trialRefusal(
  subscription: ProviderSubscription,
  billing: Billing,
  cardHadTrial: boolean,
): 'card' | 'used' | null {
  if (subscription.status !== 'trialing') return null
  if (billing.trialUsedAt !== null) return billing.subscriptionId === subscription.id ? null : 'used'
  return billing.trialRefused !== null || cardHadTrial ? 'card' : null
}

/** What one subscription of several is worth; null for one that is over. */
function worth(subscription: ProviderSubscription, customer: ProviderCustomer): number | null {
  if (isOver(subscription)) return null
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
 * The subscription that counts when there are several: the one worth most; of equals the one in effect
 * before, then the older one. Null when all are over.
 */
export function currentOf(customer: ProviderCustomer, inEffect: string | null): ProviderSubscription | null {
  const living = customer.subscriptions.flatMap((subscription) => {
    const value = worth(subscription, customer)
    return value === null ? [] : [{ subscription, value }]
  })
  const ordered = living.toSorted(
    (a, b) =>
      b.value - a.value ||
      Number(b.subscription.id === inEffect) - Number(a.subscription.id === inEffect) ||
      a.subscription.createdAt.getTime() - b.subscription.createdAt.getTime() ||
      (a.subscription.id < b.subscription.id ? -1 : 1),
  )
  return ordered[0]?.subscription ?? null
}

/**
 * Whether it lets its owner in: paid, in a trial with a card behind it, or late after payments that were made
 * before.
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
    default:
      return false
  }
}
