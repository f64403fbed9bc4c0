import type { Service } from '#functions/services/needs.ts'
import { isOver } from './current-subscription.ts'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { ProviderCustomer } from '../model.ts'

export interface DeleteBillingDeps extends SyncSubscriptionDeps {
  readonly checkouts: Pick<Service<'checkouts'>, 'findCustomer' | 'openCheckouts' | 'closeCheckout'>
  readonly customerDeletion: Service<'customerDeletion'>
}

/** The most customers that mishaps may have created for one user. */
const MAX_CUSTOMERS = 10

/**
 * Ends an account's subscriptions at once, without a refund, and deletes the customer at the payment
 * provider, which keeps the invoices as the law requires. Returns when the trial began, because a user gets
 * only one; the subscription is synced first, so that a trial that has just begun counts. `email` finds
 * customers that were created but never recorded; empty when it is not known. A customer that does not exist,
 * because it belongs to another Stripe account or mode, is done. Throws AppError unavailable.
 */
export async function deleteBilling(
  userId: string,
  email: string,
  deps: DeleteBillingDeps,
): Promise<Date | null> {
  const own = await deps.billings.read(userId)
  const { customerId: current } = own.billing
  const exists = current !== null && (await deps.customerDeletion.exists(current))
  const { billing, subscription } = exists ? await syncSubscription(userId, deps) : own
  for (const customerId of [billing.customerId, billing.formerCustomerId])
    if (customerId !== null) await deleteCustomer(customerId, deps)
  if (email !== '') await deleteUnrecorded(userId, email, deps)
  return billing.trialUsedAt ?? subscription.trialStartAt
}

async function deleteUnrecorded(userId: string, email: string, deps: DeleteBillingDeps): Promise<void> {
  for (let more = 0; more < MAX_CUSTOMERS; more += 1) {
    const customerId = await deps.checkouts.findCustomer({ userId, email })
    if (customerId === null) return
    await deleteCustomer(customerId, deps)
  }
}

async function deleteCustomer(
  customerId: string,
  { stripeCustomer, checkouts, customerDeletion }: DeleteBillingDeps,
): Promise<void> {
  if (!(await customerDeletion.exists(customerId))) return
  // The intents of a Checkout session cannot be cancelled: they end with it.
  for (const { id } of await checkouts.openCheckouts(customerId)) await checkouts.closeCheckout(id)
  const customer = await stripeCustomer.customer(customerId)
  if (customer === null) return
  for (const write of endings(customer)) await stripeCustomer.apply(write)
  await customerDeletion.deleteCustomer(customerId)
}

/** Writes that stop all charges: subscriptions and card setups are cancelled, unpaid invoices voided. */
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
