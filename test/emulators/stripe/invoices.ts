import { addMonths, discountAmounts } from './discounts.ts'
import { invalid } from './problems.ts'
import type { InvoiceLine, InvoiceRecord, PaymentIntentRecord, SubscriptionRecord } from './records.ts'
import { renderInvoice, renderSubscription } from './render-billing.ts'
import { renderPaymentIntent } from './render-customer.ts'
import { asJson, customerOf, methodOf, paymentIntentOf, priceOf, randomText, type World } from './world.ts'

export const HOUR = 3_600
export const DAY = 86_400

export const emitInvoice = (world: World, type: string, invoice: InvoiceRecord) =>
  world.emit(type, renderInvoice(world, invoice))
export const emitIntent = (world: World, type: string, intent: PaymentIntentRecord) =>
  world.emit(type, renderPaymentIntent(world, intent))

/** Changes a subscription and emits an event with the previous values; emits none when nothing changed. */
export function changeSubscription(
  world: World,
  sub: SubscriptionRecord,
  change: () => void,
  type = 'customer.subscription.updated',
): void {
  const before = asJson(renderSubscription(world, sub))
  change()
  const after = asJson(renderSubscription(world, sub))
  const previous = Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name])),
  )
  if (type !== 'customer.subscription.updated') world.emit(type, after)
  else if (Object.keys(previous).length > 0) world.emit(type, after, previous)
}

export const defaultMethodOf = (world: World, sub: SubscriptionRecord): string | null => {
  const id = sub.defaultPaymentMethod ?? customerOf(world, sub.customer)?.defaultPaymentMethod ?? null
  return methodOf(world, id)?.customer === sub.customer ? id : null
}

interface NewInvoice {
  readonly sub: SubscriptionRecord
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly price: string
  /** A trial's invoice has one line of zero. */
  readonly free: boolean
  readonly start: number
  readonly end: number
  /** Replaces the single line of a month. Prorations get no discounts: their amounts already include them. */
  readonly lines?: readonly InvoiceLine[]
}

/** Drafts an invoice without storing it or redeeming a discount. */
export function draftInvoice(
  world: World,
  { sub, reason, price, free, start, end, lines }: NewInvoice,
): InvoiceRecord {
  const { name, amount } = priceOf(world, price)
  const subtotal =
    lines === undefined ? (free ? 0 : amount) : lines.reduce((sum, line) => sum + line.amount, 0)
  const discounts =
    lines === undefined ? discountAmounts(world, sub.discounts, { price, amount: subtotal }) : []
  const dollars = (amount / 100).toFixed(2)
  return {
    id: world.newId('in'),
    created: world.now(),
    customer: sub.customer,
    subscription: sub.id,
    status: 'draft',
    reason,
    currency: 'usd',
    discounts,
    subtotal,
    lines: lines?.map((line) => ({ ...line })) ?? [
      {
        id: world.newId('il'),
        amount: subtotal,
        description: free ? `Free trial for 1 × ${name}` : `1 × ${name} (at $${dollars} / month)`,
        price,
        start,
        end,
        item: sub.item,
        proration: false,
      },
    ],
    total: subtotal - discounts.reduce((sum, { amount: off }) => sum + off, 0),
    amountPaid: 0,
    attempts: 0,
    nextAttempt: null,
    finalizesAt: null,
    number: null,
    periodStart: start,
    periodEnd: end,
    paymentIntent: null,
    payment: world.newId('inpay'),
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    metadata: { ...sub.metadata },
  }
}

export function createInvoice(world: World, input: NewInvoice): InvoiceRecord {
  const invoice = draftInvoice(world, input)
  if (invoice.subtotal > 0) for (const { discount } of invoice.discounts) discount.used = true
  world.state.invoices.push(invoice)
  input.sub.latestInvoice = invoice.id
  emitInvoice(world, 'invoice.created', invoice)
  return invoice
}

/** Finalizes the invoice; one over zero is paid at once. */
export function finalizeInvoice(world: World, invoice: InvoiceRecord): void {
  world.state.invoiceNumber += 1
  invoice.status = 'open'
  invoice.finalizedAt = world.now()
  invoice.finalizesAt = null
  invoice.number = `LOCAL-${String(world.state.invoiceNumber).padStart(4, '0')}`
  if (invoice.total > 0) {
    const id = world.newId('pi')
    const intent: PaymentIntentRecord = {
      id,
      created: world.now(),
      secret: `${id}_secret_${randomText(24)}`,
      customer: invoice.customer ?? '',
      status: 'requires_payment_method',
      amount: invoice.total,
      currency: invoice.currency,
      paymentMethod: null,
      error: null,
      invoice: invoice.id,
      charge: null,
      canceledAt: null,
      session: null,
    }
    world.state.paymentIntents.push(intent)
    invoice.paymentIntent = id
    emitInvoice(world, 'invoice.finalized', invoice)
    emitIntent(world, 'payment_intent.created', intent)
  } else {
    emitInvoice(world, 'invoice.finalized', invoice)
    markPaid(world, invoice)
  }
}

export function markPaid(world: World, invoice: InvoiceRecord): void {
  invoice.status = 'paid'
  invoice.paidAt = world.now()
  invoice.amountPaid = invoice.total
  invoice.nextAttempt = null
  emitInvoice(world, 'invoice.paid', invoice)
  emitInvoice(world, 'invoice.payment_succeeded', invoice)
}

/** Voids an open or draft invoice, so that it can no longer be paid. */
export function voidInvoice(world: World, invoice: InvoiceRecord | undefined): void {
  if (invoice === undefined || (invoice.status !== 'open' && invoice.status !== 'draft')) return
  invoice.status = 'void'
  invoice.voidedAt = world.now()
  invoice.nextAttempt = null
  invoice.finalizesAt = null
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  if (intent !== undefined && intent.status !== 'succeeded') {
    intent.status = 'canceled'
    intent.canceledAt = world.now()
    emitIntent(world, 'payment_intent.canceled', intent)
  }
  emitInvoice(world, 'invoice.voided', invoice)
}

/** Whether an invoice that is created at this second is voided, because the collection of payments is paused. */
export const isPaused = ({ pauseCollection }: SubscriptionRecord, now: number): boolean =>
  pauseCollection !== null && (pauseCollection.resumesAt ?? Infinity) > now

/** The end of the paid month that begins at `start`. */
export const monthFrom = (sub: Pick<SubscriptionRecord, 'anchor'>, start: number): number =>
  addMonths(start, 1, sub.anchor)

export function openInvoice(invoice: InvoiceRecord): void {
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalid(`You cannot pay an invoice with the status ${invoice.status}.`)
}
