import type { Billing, ProviderCustomer, ProviderSubscription, SavedCard } from '../model.ts'
import { currentOf, givesAccess } from '../subscription/current-subscription.ts'

/** The subscription that gives the customer access; null without one. */
export function inEffectOf(customer: ProviderCustomer, billing: Billing): ProviderSubscription | null {
  const current = currentOf(customer, billing.subscriptionId)
  return current !== null && givesAccess(current, customer, billing) ? current : null
}

/**
 * The card that was saved last, but not before the current subscription was created; otherwise the card that
 * is charged already. Null when there is none.
 */
export function cardOnFile(
  { setups, card }: ProviderCustomer,
  current: ProviderSubscription | null,
): SavedCard | null {
  const given = setups.filter(
    (setup) =>
      setup.status === 'succeeded' &&
      setup.card !== null &&
      (current === null || setup.createdAt >= current.createdAt),
  )
  return (
    given.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.card ?? current?.card ?? card
  )
}
