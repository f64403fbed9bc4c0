import { isOver } from './current-subscription.ts'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { ProviderCustomer } from '../model.ts'
import type { CustomerDeletion } from '#vendors/stripe/delete-customer.ts'
import type { Checkouts } from '#vendors/stripe/stripe-checkouts.ts'

export interface DeleteBillingDeps extends SyncSubscriptionDeps {
  readonly checkouts: Pick<Checkouts, 'findCustomer'>
  readonly customerDeletion: CustomerDeletion
}

/** How many customers one person may have by mishaps. */
const MAX_CUSTOMERS = 10

/**
 * Ends what an account pays, at once and without paying back, and deletes the customer at the payment
 * provider; invoices stay there, as the law wants it. Returns when the trial began, for it is given once a
 * person. The subscription is synced first, so that a trial of a moment ago counts. `email` finds
 * customers that were opened and not written down; empty where it is not known. Throws AppError unavailable.
 */
export async function deleteBilling(
  userId: string,
  email: string,
  deps: DeleteBillingDeps,
): Promise<Date | null> {
  const { billing, subscription } = await syncSubscription(userId, deps)
  for (const customerId of [billing.customerId, billing.formerCustomerId])
    if (customerId !== null) await deleteCustomer(customerId, deps)
  if (email !== '') await deleteUnwritten(userId, email, deps)
  return billing.trialUsedAt ?? subscription.trialStartAt
}

async function deleteUnwritten(userId: string, email: string, deps: DeleteBillingDeps): Promise<void> {
  for (let more = 0; more < MAX_CUSTOMERS; more += 1) {
    const customerId = await deps.checkouts.findCustomer({ userId, email })
    if (customerId === null) return
    await deleteCustomer(customerId, deps)
  }
}

async function deleteCustomer(
  customerId: string,
  { stripeCustomer, customerDeletion }: DeleteBillingDeps,
): Promise<void> {
  const customer = await stripeCustomer.customer(customerId)
  if (customer === null) return
  for (const write of endings(customer)) await stripeCustomer.apply(write)
  await customerDeletion.deleteCustomer(customerId)
}

/**
 * Nothing of it is charged any more: subscriptions end, unpaid invoices are void, cards being set up are let
 * go.
 */
function endings({ subscriptions, setups }: ProviderCustomer) {
  const live = subscriptions.filter((subscription) => !isOver(subscription))
  return [
    ...live.map(
      ({ id }) => ({ kind: 'cancel_subscription', subscriptionId: id, why: 'superfluous' }) as const,
    ),
    ...live.flatMap(({ latestInvoice }) =>
      latestInvoice?.status === 'open'
        ? [{ kind: 'void_invoice', invoiceId: latestInvoice.id } as const]
        : [],
    ),
    ...setups
      .filter(({ status }) => status === 'open')
      .map(({ id }) => ({ kind: 'cancel_setup', setupId: id }) as const),
  ]
}
