export type { EventNote, KeptEvent, ProviderEvent } from './event.store.ts'

/** Event types that may change a user's access, plan or card. */
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
