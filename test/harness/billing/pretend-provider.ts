import { AppError } from '#platform/app-error.ts'
import type { ProviderCustomer, ProviderSubscription, ProviderWrite } from '#functions/billing/model.ts'
import type { StripeCustomer } from '#vendors/stripe/stripe-billing.ts'

export interface PretendProvider extends StripeCustomer {
  customers: Map<string, ProviderCustomer>
  refunds: string[]
}

const replace = (
  customer: ProviderCustomer,
  id: string,
  change: Partial<ProviderSubscription>,
): ProviderCustomer => ({
  ...customer,
  subscriptions: customer.subscriptions.map((subscription) =>
    subscription.id === id ? { ...subscription, ...change } : subscription,
  ),
})

function after(customer: ProviderCustomer, write: ProviderWrite): ProviderCustomer {
  switch (write.kind) {
    case 'use_card': {
      if (write.subscriptionId === null) return customer
      const card =
        customer.setups.find((setup) => setup.card?.id === write.cardId)?.card ??
        customer.subscriptions.find((subscription) => subscription.card?.id === write.cardId)?.card ??
        null
      return replace({ ...customer, card }, write.subscriptionId, { card })
    }
    case 'cancel_subscription':
      return replace(customer, write.subscriptionId, { status: 'canceled' })
    case 'name_plan':
      return replace(customer, write.subscriptionId, { namedPlan: write.planId })
    case 'cancel_setup':
      return {
        ...customer,
        setups: customer.setups.map((setup) =>
          setup.id === write.setupId ? { ...setup, status: 'canceled' } : setup,
        ),
      }
    default:
      return customer
  }
}

/** The provider in memory, as far as syncing an account needs it. */
export function pretendProvider(customers: readonly ProviderCustomer[]): PretendProvider {
  const provider: PretendProvider = {
    customers: new Map(customers.map((customer) => [customer.id, customer])),
    refunds: [],
    customer: (id) => Promise.resolve(provider.customers.get(id) ?? null),
    apply(write) {
      if (write.kind === 'refund') provider.refunds = [...new Set([...provider.refunds, write.invoiceId])]
      for (const [id, customer] of provider.customers) provider.customers.set(id, after(customer, write))
      return Promise.resolve()
    },
  }
  return provider
}

/** Crashes at the given call: before it has its effect, or after. */
export function crashingAt(step: number, when: 'before' | 'after') {
  let count = -1
  return async <T>(call: () => Promise<T>): Promise<T> => {
    count += 1
    if (count === step && when === 'before') throw new AppError('unavailable')
    const result = await call()
    if (count === step && when === 'after') throw new AppError('unavailable')
    return result
  }
}
