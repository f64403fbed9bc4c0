import type {
  CardError,
  InvoiceRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SubscriptionRecord,
} from './records.ts'
import { changeSubscription, DAY, emitIntent, emitInvoice, markPaid, monthFrom } from './invoices.ts'
import { renderCharge, renderSubscription } from './render-billing.ts'
import { asksAtPayment, renderMethod } from './render-customer.ts'
import { behaviourOf, refusalOf } from './test-cards.ts'
import { asJson, subscriptionOf, type World } from './world.ts'

/** Days between the retries of a declined charge; after the last one the subscription ends. */
const RETRY_DAYS = [1, 3, 5] as const

type Outcome = 'paid' | 'requires_action' | 'declined'

/**
 * Tries to charge an open invoice to a card, and updates everything that depends on the outcome, with events.
 */
export function chargeInvoice(
  world: World,
  invoice: InvoiceRecord,
  intent: PaymentIntentRecord,
  method: PaymentMethodRecord | undefined,
  how: { automatic: boolean; authenticated?: boolean },
): Outcome {
  if (how.automatic || invoice.attempts === 0) invoice.attempts += 1
  const noMethod: CardError = {
    code: 'missing',
    declineCode: null,
    message: 'The customer has no payment method.',
    paymentMethod: null,
  }
  if (method === undefined) return refuse(world, invoice, intent, noMethod, how.automatic)
  intent.paymentMethod = method.id
  const error = refusalOf(behaviourOf(method.fingerprint), method.id)
  if (error === null && asksAtPayment(method) && how.authenticated !== true) {
    intent.status = 'requires_action'
    emitIntent(world, 'payment_intent.requires_action', intent)
    emitInvoice(world, 'invoice.payment_action_required', invoice)
    emitInvoice(world, 'invoice.payment_failed', invoice)
    afterFailure(world, invoice, how.automatic)
    return 'requires_action'
  }
  if (error !== null) return refuse(world, invoice, intent, error, how.automatic)
  intent.status = 'succeeded'
  intent.error = null
  intent.charge = recordCharge(world, intent, method.id, null)
  emitIntent(world, 'payment_intent.succeeded', intent)
  keepMethod(world, invoice, method)
  markPaid(world, invoice)
  afterPayment(world, invoice)
  return 'paid'
}

/** Records that the second step failed or the card was declined. */
export function refuse(
  world: World,
  invoice: InvoiceRecord,
  intent: PaymentIntentRecord,
  error: CardError,
  automatic: boolean,
): Outcome {
  intent.status = 'requires_payment_method'
  intent.error = error
  intent.paymentMethod = null
  if (error.paymentMethod !== null) intent.charge = recordCharge(world, intent, error.paymentMethod, error)
  emitIntent(world, 'payment_intent.payment_failed', intent)
  if (automatic) scheduleRetry(world, invoice)
  emitInvoice(world, 'invoice.payment_failed', invoice)
  afterFailure(world, invoice, automatic)
  return 'declined'
}

function recordCharge(
  world: World,
  intent: PaymentIntentRecord,
  method: string,
  failure: CardError | null,
): string {
  const charge = {
    id: world.newId('ch'),
    created: world.now(),
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method,
    paid: failure === null,
    refunds: [],
    dispute: null,
    failure,
  }
  world.state.charges.push(charge)
  world.emit(failure === null ? 'charge.succeeded' : 'charge.failed', renderCharge(charge))
  return charge.id
}

function scheduleRetry(world: World, invoice: InvoiceRecord): void {
  const days = RETRY_DAYS[invoice.attempts - 1]
  invoice.nextAttempt =
    days === undefined || invoice.reason !== 'subscription_cycle' ? null : world.now() + days * DAY
}

/** Attaches a card that paid to its customer. */
export function attachMethod(world: World, method: PaymentMethodRecord, customer: string): void {
  method.setUp = true
  if (method.customer === customer) return
  method.customer = customer
  world.emit('payment_method.attached', renderMethod(method))
}

function keepMethod(world: World, invoice: InvoiceRecord, method: PaymentMethodRecord): void {
  if (invoice.customer !== null) attachMethod(world, method, invoice.customer)
  const sub = subscriptionOf(world, invoice.subscription)
  // The default follows every payment that succeeds, not only the first.
  if (sub !== undefined && sub.saveDefault === 'on_subscription') sub.defaultPaymentMethod = method.id
}

function afterPayment(world: World, invoice: InvoiceRecord): void {
  const sub = subscriptionOf(world, invoice.subscription)
  if (sub === undefined) return
  if (sub.pendingUpdate?.invoice === invoice.id) return applyPendingUpdate(world, sub)
  const stillOwes = world.state.invoices.some(
    (other) => other.subscription === sub.id && other.status === 'open' && other.id !== invoice.id,
  )
  if (sub.status === 'incomplete' || (sub.status === 'past_due' && !stillOwes))
    changeSubscription(world, sub, () => {
      sub.status = 'active'
    })
}

function afterFailure(world: World, invoice: InvoiceRecord, automatic: boolean): void {
  const sub = subscriptionOf(world, invoice.subscription)
  if (sub === undefined || invoice.reason !== 'subscription_cycle') return
  if (automatic && invoice.attempts > RETRY_DAYS.length) endSubscription(world, sub, 'payment_failed')
  else if (sub.status === 'active')
    changeSubscription(world, sub, () => {
      sub.status = 'past_due'
    })
  if (automatic && invoice.nextAttempt === null && invoice.attempts <= RETRY_DAYS.length)
    scheduleRetry(world, invoice)
}

/** Ends a subscription at once. Its setup intent stays open, as it does with the real service. */
export function endSubscription(world: World, sub: SubscriptionRecord, reason: string): void {
  for (const invoice of world.state.invoices) {
    if (invoice.subscription !== sub.id) continue
    invoice.nextAttempt = null
    if (invoice.status === 'draft') invoice.finalizesAt = null
  }
  changeSubscription(
    world,
    sub,
    () => {
      sub.status = 'canceled'
      sub.canceledAt ??= world.now()
      sub.endedAt = world.now()
      sub.cancelReason = reason
      sub.pendingUpdate = null
    },
    'customer.subscription.deleted',
  )
}

/** Changes the price, ends the trial if requested, and starts the paid month now. */
export function startPaidMonth(
  world: World,
  sub: SubscriptionRecord,
  change: { price: string; trialEndsNow: boolean; monthStartsNow?: boolean },
): void {
  sub.price = change.price
  if (!change.trialEndsNow && change.monthStartsNow !== true) return
  const start = world.now()
  if (change.trialEndsNow) sub.trialEnd = start
  Object.assign(sub, { anchor: start, periodStart: start, status: 'active' })
  sub.periodEnd = monthFrom(sub, start)
}

function applyPendingUpdate(world: World, sub: SubscriptionRecord): void {
  const update = sub.pendingUpdate
  if (update === null) return
  changeSubscription(world, sub, () => {
    sub.pendingUpdate = null
    startPaidMonth(world, sub, update)
  })
  world.emit('customer.subscription.pending_update_applied', asJson(renderSubscription(world, sub)))
}
