import type { BillingMessage } from '#shared/messages/billing.ts'
import {
  syncSubscription,
  type SyncedSubscription,
  type SyncSubscriptionDeps,
} from '../subscription/sync-subscription.ts'
import type { EventNote, KeptEvent } from './event-model.ts'
import type { Payments } from '#vendors/stripe/stripe-invoices.ts'
import type { Revenue } from '../revenue.store.ts'
import type { EventStore } from './event.store.ts'
import type { Customers } from '#vendors/stripe/stripe-customers.ts'

export interface ApplyDeps extends SyncSubscriptionDeps {
  readonly events: EventStore
  readonly customers: Customers
  /**
   * Says by mail what the user has to know of it, once however often it is asked. `eventType` is null when no
   * event brought the news.
   */
  readonly tell: (userId: string, synced: SyncedSubscription, eventType: string | null) => Promise<void>
  readonly payments: Payments
  readonly revenue: Revenue
}

/**
 * Syncs the subscription of the user whom a message concerns, and records an event as done. The event's own
 * content is ignored: the provider is asked for the current state, so any order and any repetition of events
 * end the same. Returns why there was nothing to sync; null otherwise. Throws AppError unavailable,
 * after which the message comes again.
 */
export async function applyEvent(message: BillingMessage, deps: ApplyDeps): Promise<EventNote | null> {
  if ('userId' in message) {
    await deps.tell(message.userId, await syncSubscription(message.userId, deps), null)
    return null
  }
  const event = await deps.events.find(message.eventId)
  if (event === null || event.state === 'done') return null
  const note = await bringInStep(event, deps)
  await deps.events.finish(event.id, note, deps.clock.now())
  return note
}

async function bringInStep(
  { customerId: named, chargeId, type }: KeptEvent,
  deps: ApplyDeps,
): Promise<EventNote | null> {
  const customerId = named ?? (chargeId === null ? null : await deps.customers.customerOfCharge(chargeId))
  if (customerId === null) return 'unknown_customer'
  const userId = (await deps.billings.userOf(customerId)) ?? (await adopted(customerId, deps))
  if (userId === null) return 'unknown_customer'
  // The customer's newest invoices and charges are asked for, so what an event that never came should have
  // told is counted with the next one.
  if (type === 'invoice.paid')
    await deps.revenue.count(await deps.payments.paid(customerId), deps.clock.now())
  if (type === 'charge.refunded')
    await deps.revenue.count(await deps.payments.paidBack(customerId), deps.clock.now())
  const { account } = await deps.billings.read(userId)
  if (account === null) return 'unknown_user'
  await deps.tell(userId, await syncSubscription(userId, deps), type)
  return null
}

/**
 * The user of a customer that we made and then died before writing it down: our own metadata names them. Null
 * when nobody is named, or when the one who is has another customer by now.
 */
export async function adopted(
  customerId: string,
  { billings, customers }: Pick<ApplyDeps, 'billings' | 'customers'>,
): Promise<string | null> {
  const userId = await customers.userNamedBy(customerId)
  if (userId === null) return null
  const { billing, account } = await billings.read(userId)
  if (account === null || billing.customerId !== null || billing.formerCustomerId === customerId) return null
  await billings.write(userId, billing.version, { ...billing, customerId }, { newCustomer: customerId })
  // Whoever was faster: what stands there now decides.
  return await billings.userOf(customerId)
}
