import { NO_BILLING, type Billing } from '#functions/billing/model.ts'
import type { BillingStore } from '#functions/billing/billing.store.ts'
import { NO_SUBSCRIPTION } from '#functions/account/model.ts'
import type { BillingSnapshot } from '#functions/billing/model.ts'

/**
 * Billing in memory, with the guarantees of the table: every write names a version, and a card has one owner.
 */
export function pretendStore(customerIds: Readonly<Record<string, string>>) {
  const account = {
    email: 'alex@mail.example',
    firstName: 'Alex',
    lastName: 'Rivers',
    isActive: true,
    mergedInto: null,
  }
  const kept = new Map<string, BillingSnapshot>(
    Object.entries(customerIds).map(([userId, customerId]) => [
      userId,
      { billing: { ...NO_BILLING, version: 1, customerId }, subscription: NO_SUBSCRIPTION, account },
    ]),
  )
  const cards = new Map<string, string>()
  const read = (userId: string): BillingSnapshot =>
    kept.get(userId) ?? { billing: NO_BILLING, subscription: NO_SUBSCRIPTION, account: null }
  const store: BillingStore = {
    read: (userId) => Promise.resolve(read(userId)),
    write(userId, from, next, { subscription, claimCard } = {}) {
      const before = read(userId)
      if (before.billing.version !== from) return Promise.resolve('lost' as const)
      if (claimCard !== undefined && (cards.get(claimCard.fingerprint) ?? userId) !== userId)
        return Promise.resolve('card_taken' as const)
      if (claimCard !== undefined) cards.set(claimCard.fingerprint, userId)
      const billing: Billing = { ...next, version: from + 1 }
      kept.set(userId, { ...before, billing, subscription: subscription ?? before.subscription })
      return Promise.resolve('written' as const)
    },
    userOf: (customerId) =>
      Promise.resolve([...kept].find(([, { billing }]) => billing.customerId === customerId)?.[0] ?? null),
    trialOwner: (fingerprint) => Promise.resolve(cards.get(fingerprint) ?? null),
    due: () => Promise.resolve({ found: [], next: null }),
  }
  return { store, read, cards }
}
