/**
 * What is kept of an event at the payment provider: ids and times. Its payload is read by nobody, for the
 * provider is asked anew.
 */
export interface ProviderEvent {
  /** `evt_…`; the provider sends an event more than once under the same id. */
  readonly id: string
  readonly type: string
  /** At the provider, to the second: no order of events. */
  readonly createdAt: Date
  /** Customer whom it concerns, where the event names one. */
  readonly customerId: string | null
  /** Charge whom it concerns, for events that name no customer. */
  readonly chargeId: string | null
}

/** Why an event was done without work. */
export type EventNote = 'unknown_customer' | 'unknown_user'

export interface KeptEvent extends ProviderEvent {
  /** `ignored`: of a type that changes nothing here. */
  readonly state: 'received' | 'done' | 'ignored'
  readonly note: EventNote | null
  readonly receivedAt: Date
}

/** Every type after which somebody's access, plan or card may be another. */
export const HANDLED_EVENTS: ReadonlySet<string> = new Set([
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.automatically_updated',
  'charge.refunded',
  'charge.dispute.created',
  'customer.deleted',
])
