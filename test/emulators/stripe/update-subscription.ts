import { redeem } from './discounts.ts'
import {
  changeSubscription,
  createInvoice,
  defaultMethodOf,
  finalizeInvoice,
  HOUR,
  isPaused,
  monthFrom,
  voidInvoice,
} from './invoices.ts'
import { chargeInvoice, endSubscription, startPaidMonth } from './payments.ts'
import { declined, invalid, missingParam } from './problems.ts'
import { prorationLines } from './prorations.ts'
import type { InvoiceLine, InvoiceRecord, SubscriptionRecord } from './records.ts'
import { renderSubscription } from './render-billing.ts'
import { PENDING_UPDATE_FIELDS, type UpdateSubscription } from './subscription-params.ts'
import { asJson, invoiceOf, methodOf, paymentIntentOf, type World } from './world.ts'

/** How long an incomplete subscription can be paid, and a pending update unless its trial or period ends first. Seconds. */
export const PAYMENT_WINDOW = 23 * HOUR

/** Throws StripeProblem 400, or 402 when the charge must succeed and does not; then nothing is changed. */
export function updateSubscription(world: World, sub: SubscriptionRecord, params: UpdateSubscription): void {
  check(world, sub, params)
  const price = params.items?.[0]?.price ?? sub.price
  const change: Change = {
    price,
    trialEndsNow:
      sub.status === 'trialing' &&
      (params.trial_end === 'now' || params.billing_cycle_anchor?.type === 'now'),
    monthStartsNow: sub.status === 'active' && params.billing_cycle_anchor?.type === 'now',
    lines: prorated(world, sub, params, price),
  }
  const isCharged = change.trialEndsNow || change.monthStartsNow || change.lines !== null
  const behavior = params.payment_behavior ?? 'allow_incomplete'
  if (isCharged && (behavior === 'pending_if_incomplete' || behavior === 'error_if_incomplete'))
    return payThenChange(world, sub, params, change, behavior)
  changeSubscription(world, sub, () => {
    applyFields(world, sub, params, change.price)
    startPaidMonth(world, sub, change)
  })
  if (!isCharged) return
  const { invoice, pay } = chargeNow(world, sub, change, 'changed')
  if (invoice.status === 'open' && pay() !== 'paid')
    changeSubscription(world, sub, () => {
      sub.status = 'past_due'
    })
}

type Change = {
  price: string
  trialEndsNow: boolean
  /** Whether a paid month begins anew, at its whole price. */
  monthStartsNow: boolean
  /** The charged lines when a price changes within a month; null when a whole month or nothing is charged. */
  lines: InvoiceLine[] | null
}

/** A trial costs nothing, so it is not prorated. */
function prorated(
  world: World,
  sub: SubscriptionRecord,
  params: UpdateSubscription,
  price: string,
): InvoiceLine[] | null {
  if (sub.status === 'trialing' || price === sub.price) return null
  if (params.proration_behavior === 'none') return null
  if (params.proration_behavior !== 'always_invoice')
    throw invalid('The emulator keeps no prorations for the next invoice: say always_invoice or none.', {
      param: 'proration_behavior',
    })
  return prorationLines(world, sub, price, params.proration_date)
}

function chargeNow(
  world: World,
  sub: SubscriptionRecord,
  { price, lines }: Change,
  when: 'changed' | 'before the change',
) {
  const start = world.now()
  const invoice = createInvoice(world, {
    sub,
    reason: 'subscription_update',
    price,
    free: false,
    start,
    end: lines === null ? monthFrom(when === 'changed' ? sub : { anchor: start }, start) : sub.periodEnd,
    ...(lines === null ? {} : { lines }),
  })
  // Stripe: all invoices that are created before `resumes_at` are immediately marked as void
  // (docs.stripe.com/billing/subscriptions/pause-payment), and the subscription changes as if they were paid.
  if (isPaused(sub, start)) {
    voidInvoice(world, invoice)
    return { invoice, intent: undefined, pay: () => 'paid' as const }
  }
  finalizeInvoice(world, invoice)
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  const pay = () =>
    intent === undefined
      ? 'paid'
      : chargeInvoice(world, invoice, intent, methodOf(world, defaultMethodOf(world, sub)), {
          automatic: false,
        })
  return { invoice, intent, pay }
}

function payThenChange(
  world: World,
  sub: SubscriptionRecord,
  params: UpdateSubscription,
  change: Change,
  behavior: 'pending_if_incomplete' | 'error_if_incomplete',
): void {
  const before = { latest: sub.latestInvoice, used: sub.discounts.map(({ used }) => used) }
  if (sub.pendingUpdate !== null) voidInvoice(world, invoiceOf(world, sub.pendingUpdate.invoice))
  sub.pendingUpdate = null
  const { invoice, intent, pay } = chargeNow(world, sub, change, 'before the change')
  const outcome = pay()
  if (outcome === 'paid') {
    return changeSubscription(world, sub, () => {
      applyFields(world, sub, params, change.price)
      startPaidMonth(world, sub, change)
    })
  }
  if (behavior === 'pending_if_incomplete') {
    return changeSubscription(world, sub, () => {
      const { price, trialEndsNow } = change
      const expiresAt = Math.min(
        world.now() + PAYMENT_WINDOW,
        sub.periodEnd,
        ...(sub.status === 'trialing' && sub.trialEnd !== null ? [sub.trialEnd] : []),
      )
      sub.pendingUpdate = { expiresAt, invoice: invoice.id, price, trialEndsNow }
    })
  }
  const refusal = intent?.error ?? {
    code: 'subscription_payment_intent_requires_action',
    declineCode: null,
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
    paymentMethod: null,
  }
  voidInvoice(world, invoice)
  sub.latestInvoice = before.latest
  for (const [index, discount] of sub.discounts.entries()) discount.used = before.used[index] ?? false
  throw declined(refusal)
}

/** Drops a pending update whose payment period is over. */
export function expirePendingUpdate(world: World, sub: SubscriptionRecord): void {
  const update = sub.pendingUpdate
  if (update === null) return
  sub.pendingUpdate = null
  voidInvoice(world, invoiceOf(world, update.invoice))
  for (const discount of sub.discounts) discount.used = false
  world.emit('customer.subscription.pending_update_expired', asJson(renderSubscription(world, sub)))
}

/** Drops the pending update of an invoice that was voided. */
export function dropPendingUpdate(world: World, invoice: InvoiceRecord): void {
  for (const sub of world.state.subscriptions) {
    if (sub.pendingUpdate?.invoice !== invoice.id) continue
    for (const discount of sub.discounts) discount.used = false
    changeSubscription(world, sub, () => {
      sub.pendingUpdate = null
    })
  }
}

function check(world: World, sub: SubscriptionRecord, params: UpdateSubscription): void {
  if (sub.endedAt !== null || sub.status === 'incomplete_expired')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const item = params.items?.[0]
  if (item !== undefined && item.id !== sub.item) {
    if (item.id !== undefined) throw missingParam('subscription_item', item.id, 'items[0][id]')
    throw invalid('The emulator knows subscriptions of one item: name the item that you change.', {
      param: 'items[0][id]',
    })
  }
  if (item?.price !== undefined && !world.prices.some(({ id }) => id === item.price))
    throw missingParam('price', item.price, 'items[0][price]')
  const method = params.default_payment_method
  if (method !== undefined && methodOf(world, method)?.customer !== sub.customer)
    throw missingParam('PaymentMethod', method, 'default_payment_method')
  if (typeof params.trial_end === 'number' && params.trial_end <= world.now())
    throw invalid('Timestamp must be in the future.', { param: 'trial_end' })
  if (
    params.pause_collection !== undefined &&
    params.pause_collection !== '' &&
    (params.pause_collection.resumes_at ?? Infinity) <= world.now()
  )
    throw invalid('Timestamp must be in the future.', { param: 'pause_collection[resumes_at]' })
  if (
    params.billing_cycle_anchor?.type === 'now' &&
    sub.status === 'active' &&
    params.proration_behavior !== 'none'
  )
    throw invalid('The emulator credits no unused time when a month begins anew: say none.', {
      param: 'proration_behavior',
    })
  if (params.payment_behavior === 'pending_if_incomplete') {
    const other = Object.keys(params).find((name) => !PENDING_UPDATE_FIELDS.has(name))
    if (other !== undefined)
      throw invalid(`Parameter ${other} is not supported with payment_behavior=pending_if_incomplete.`, {
        param: other,
      })
  }
  if (sub.status === 'incomplete' && (item !== undefined || params.trial_end !== undefined))
    throw invalid('The subscription is incomplete: pay its first invoice before changing it.')
}

function applyFields(world: World, sub: SubscriptionRecord, params: UpdateSubscription, price: string): void {
  const { discounts, metadata } = params
  // An empty list cannot be sent in a form; only an empty string removes discounts.
  if (discounts !== undefined)
    sub.discounts =
      discounts === '' ? [] : redeem(world, discounts, sub.discounts, { customer: sub.customer, price })
  if (metadata !== undefined)
    sub.metadata = metadata === '' ? {} : withoutEmpty({ ...sub.metadata, ...metadata })
  if (params.default_payment_method !== undefined) sub.defaultPaymentMethod = params.default_payment_method
  if (params.pause_collection !== undefined)
    sub.pauseCollection =
      params.pause_collection === '' ? null : { resumesAt: params.pause_collection.resumes_at ?? null }
  if (typeof params.trial_end === 'number')
    Object.assign(sub, {
      trialStart: sub.trialStart ?? world.now(),
      trialEnd: params.trial_end,
      periodEnd: params.trial_end,
      anchor: params.trial_end,
      status: 'trialing',
    })
  if (params.cancel_at_period_end !== undefined) {
    sub.cancelAtPeriodEnd = params.cancel_at_period_end
    Object.assign(
      sub,
      sub.cancelAtPeriodEnd
        ? { canceledAt: world.now(), cancelReason: 'cancellation_requested' }
        : { canceledAt: null, cancelReason: null },
    )
  }
  if (params.cancel_at !== undefined) sub.cancelAt = null
  else if (params.cancel_at_period_end !== undefined || sub.cancelAtPeriodEnd)
    sub.cancelAt = sub.cancelAtPeriodEnd ? sub.periodEnd : null
}

/** An empty value removes a metadata key. */
export const withoutEmpty = (metadata: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ''))

/** Cancels at once. An unpaid first invoice is voided with it. */
export function cancelSubscription(world: World, sub: SubscriptionRecord): void {
  const unpaid =
    sub.status === 'incomplete' || sub.pendingUpdate !== null
      ? invoiceOf(world, sub.latestInvoice)
      : undefined
  endSubscription(world, sub, 'cancellation_requested')
  voidInvoice(world, unpaid)
}
