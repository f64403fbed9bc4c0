import { converge, type ConvergeDeps } from './converge.ts'
import type { ProviderCustomer } from '../model.ts'
import type { CustomerForgetting } from '#vendors/stripe/forget-customer.ts'
import type { Orders } from '#vendors/stripe/stripe-orders.ts'

export interface EndDeps extends ConvergeDeps {
  readonly orders: Pick<Orders, 'findCustomer'>
  readonly forgetting: CustomerForgetting
}

const OVER: readonly string[] = ['canceled', 'incomplete_expired']

/** How many customers one person may have by mishaps. */
const MOST_CUSTOMERS = 10

/**
 * Ends what an account pays, at once and without paying back, and has the payment provider forget the
 * customer; invoices stay there, as the law wants it. Returns when the trial began, for it is given once a
 * person. An account is brought in step first, so that a trial of a moment ago counts. `email` finds
 * customers that were opened and not written down; empty where it is not known. Throws AppError unavailable.
 */
export async function endBilling(userId: string, email: string, deps: EndDeps): Promise<Date | null> {
  const { billing, subscription } = await converge(userId, deps)
  for (const customerId of [billing.customerId, billing.formerCustomerId])
    if (customerId !== null) await forget(customerId, deps)
  if (email !== '') await forgetUnwritten(userId, email, deps)
  return billing.trialUsedAt ?? subscription.trialStartAt
}

async function forgetUnwritten(userId: string, email: string, deps: EndDeps): Promise<void> {
  for (let more = 0; more < MOST_CUSTOMERS; more += 1) {
    const customerId = await deps.orders.findCustomer({ userId, email })
    if (customerId === null) return
    await forget(customerId, deps)
  }
}

async function forget(customerId: string, { truth, forgetting }: EndDeps): Promise<void> {
  const customer = await truth.customer(customerId)
  if (customer === null) return
  for (const write of endings(customer)) await truth.apply(write)
  await forgetting.forget(customerId)
}

/**
 * Nothing of it is charged any more: subscriptions end, unpaid invoices are void, cards being set up are let
 * go.
 */
function endings({ subscriptions, setups }: ProviderCustomer) {
  const live = subscriptions.filter(({ status }) => !OVER.includes(status))
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
