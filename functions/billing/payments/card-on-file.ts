import type { Billing, ProviderCustomer, ProviderSubscription, SavedCard } from '../model.ts'
import { currentOf, givesAccess, newestCard } from '../subscription/current-subscription.ts'

/** The subscription that gives the customer access; null without one. */
export function inEffectOf(customer: ProviderCustomer, billing: Billing): ProviderSubscription | null {
  const current = currentOf(customer, billing.subscriptionId)
  return current !== null && givesAccess(current, customer, billing) ? current : null
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
