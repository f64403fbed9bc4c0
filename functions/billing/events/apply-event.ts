import type { Needs, Only } from '#functions/services/needs.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import {
  syncSubscription,
  type SyncedSubscription,
  type SyncSubscriptionDeps,
} from '../subscription/sync-subscription.ts'
import { stopCardTesting } from '../payments/stop-card-testing.ts'
import type { EventNote, KeptEvent } from './event.store.ts'

export interface ApplyDeps
  extends SyncSubscriptionDeps,
    Needs<'events' | 'customers' | 'payments' | 'revenue'>,
    Only<'disputes', 'save'> {
  /** Emails the user about the change, once. `eventType` is null when no event caused the sync. */
  readonly notify: (userId: string, synced: SyncedSubscription, eventType: string | null) => Promise<void>
}

/**
 * Syncs the subscription of the user whom a message concerns, and marks an event as done. The event's payload
 * is not used: the provider is asked for the current state, so events that arrive twice or out of order end
 * in the same result. Returns why there was nothing to sync; null otherwise. Throws AppError unavailable,
 * after which the queue delivers the message again.
 */
export async function applyEvent(message: BillingMessage, deps: ApplyDeps): Promise<EventNote | null> {
  if ('userId' in message) {
    await deps.notify(message.userId, await syncSubscription(message.userId, deps), null)
    return null
  }
  const event = await deps.events.find(message.eventId)
  if (event === null || event.state === 'done') return null
  const note = await syncCustomer(event, deps)
  await deps.events.finish(event.id, note, deps.clock.now())
  return note
}

async function syncCustomer(
  { customerId: named, chargeId, type }: KeptEvent,
  deps: ApplyDeps,
): Promise<EventNote | null> {
  const customerId = named ?? (chargeId === null ? null : await deps.customers.customerOfCharge(chargeId))
  if (customerId === null) return 'unknown_customer'
  const userId = (await deps.billings.userOf(customerId)) ?? (await adoptCustomer(customerId, deps))
  if (userId === null) return 'unknown_customer'
  // All of the customer's newest invoices or charges are counted, in case an earlier event never arrived.
  if (type === 'invoice.paid')
    await deps.revenue.count(await deps.payments.paid(customerId), deps.clock.now())
  if (type === 'charge.refunded')
    await deps.revenue.count(await deps.payments.paidBack(customerId), deps.clock.now())
  const { account, billing } = await deps.billings.read(userId)
  if (account === null) return 'unknown_user'
  if (type.startsWith('charge.dispute.'))
    await deps.disputes.save(userId, await deps.payments.dispute(customerId))
  if (type === 'setup_intent.setup_failed') await stopCardTesting(customerId, billing, deps)
  await deps.notify(userId, await syncSubscription(userId, deps), type)
  return null
}

/**
 * Finds the user of a customer that we created but, after a crash, never recorded: our metadata on the
 * customer names the user. Null when no user is named, or when that user has another customer by now.
 */
export async function adoptCustomer(
  customerId: string,
  { billings, customers }: Pick<ApplyDeps, 'billings' | 'customers'>,
): Promise<string | null> {
  const userId = await customers.userNamedBy(customerId)
  if (userId === null) return null
  const { billing, account } = await billings.read(userId)
  if (account === null || billing.customerId !== null || billing.formerCustomerId === customerId) return null
  await billings.write(
    userId,
    billing.version,
    { ...billing, customerId, openingSince: null },
    { newCustomer: customerId },
  )
  // Another request may have recorded the customer first, so the stored owner decides.
  return await billings.userOf(customerId)
}
