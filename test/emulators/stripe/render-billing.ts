import type { Stripe } from 'stripe'
import type {
  ChargeRecord,
  CouponRecord,
  DiscountRecord,
  DisputeRecord,
  InvoiceRecord,
  PromotionCodeRecord,
  RefundRecord,
  SubscriptionRecord,
} from './records.ts'
import type { CataloguePrice } from './seeds.ts'
import { customerOf, paymentIntentOf, priceOf, type World } from './world.ts'

const SEEDED_AT = Date.UTC(2026, 0, 1) / 1000

/** The fields of Stripe's object that the product, its pages or a test read. */
export type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T

/** A list object as the API returns it. */
export const listOf = <T>(url: string, data: T[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
})

export const renderPrice = ({ id, product, amount, plan }: CataloguePrice): Part<Stripe.Price> => ({
  id,
  object: 'price',
  active: true,
  created: SEEDED_AT,
  currency: 'usd',
  metadata: { plan },
  product,
  unit_amount: amount,
})

/** Without `applies_to`, which is shown only on request. */
export const renderCoupon = (coupon: CouponRecord): Part<Stripe.Coupon> => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: coupon.amountOff,
  created: coupon.created,
  currency: coupon.currency,
  duration: coupon.duration,
  duration_in_months: coupon.months,
  name: coupon.name,
  percent_off: coupon.percentOff,
  times_redeemed: coupon.redeemed,
  valid: true,
})

/** Whether a code can be redeemed at all; `now` in seconds. */
export const isUsable = (code: PromotionCodeRecord, now: number): boolean =>
  code.active &&
  (code.expiresAt === null || code.expiresAt > now) &&
  (code.maxRedemptions === null || code.redeemed < code.maxRedemptions)

export const renderPromotionCode = (code: PromotionCodeRecord, now: number): Part<Stripe.PromotionCode> => ({
  id: code.id,
  object: 'promotion_code',
  active: isUsable(code, now),
  code: code.code,
  created: code.created,
  customer: code.customer,
  expires_at: code.expiresAt,
  max_redemptions: code.maxRedemptions,
  promotion: { coupon: code.coupon, type: 'coupon' },
  restrictions: {
    first_time_transaction: code.firstTime,
    minimum_amount: code.minimumAmount,
    minimum_amount_currency: code.minimumAmount === null ? null : 'usd',
  },
  times_redeemed: code.redeemed,
})

export const renderDiscount = (
  discount: DiscountRecord,
  owner: { customer: string | null; subscription: string | null },
): Part<Stripe.Discount> => ({
  id: discount.id,
  object: 'discount',
  customer: owner.customer,
  end: discount.end,
  promotion_code: discount.promotionCode,
  source: { coupon: discount.coupon, type: 'coupon' },
  start: discount.start,
  subscription: owner.subscription,
})

const renderItem = (
  world: World,
  sub: SubscriptionRecord,
  { price }: { price: string } = sub,
): Part<Stripe.SubscriptionItem> => ({
  id: sub.item,
  object: 'subscription_item',
  created: sub.created,
  current_period_end: sub.periodEnd,
  current_period_start: sub.periodStart,
  price: renderPrice(priceOf(world, price)),
  subscription: sub.id,
})

export const renderSubscription = (world: World, sub: SubscriptionRecord): Part<Stripe.Subscription> => ({
  id: sub.id,
  object: 'subscription',
  billing_cycle_anchor: sub.anchor,
  cancel_at: sub.cancelAt,
  cancel_at_period_end: sub.cancelAtPeriodEnd,
  canceled_at: sub.canceledAt,
  cancellation_details: { reason: sub.cancelReason },
  created: sub.created,
  customer: sub.customer,
  default_payment_method: sub.defaultPaymentMethod,
  discounts: sub.discounts.map(({ id }) => id),
  items: listOf(`/v1/subscription_items?subscription=${sub.id}`, [renderItem(world, sub)]),
  latest_invoice: sub.latestInvoice,
  metadata: sub.metadata,
  pause_collection: sub.pauseCollection && {
    behavior: 'void',
    resumes_at: sub.pauseCollection.resumesAt,
  },
  payment_settings: {
    save_default_payment_method: sub.saveDefault,
  },
  pending_setup_intent: sub.pendingSetupIntent,
  pending_update:
    sub.pendingUpdate === null
      ? null
      : {
          expires_at: sub.pendingUpdate.expiresAt,
          subscription_items: [renderItem(world, sub, sub.pendingUpdate)],
          trial_end: sub.pendingUpdate.trialEndsNow ? sub.pendingUpdate.expiresAt - 82_800 : null,
        },
  status: world.shownStatus ?? sub.status,
  trial_end: sub.trialEnd,
  trial_settings: { end_behavior: { missing_payment_method: sub.missingMethod } },
  trial_start: sub.trialStart,
})

export const renderInvoicePayment = (invoice: InvoiceRecord): Part<Stripe.InvoicePayment> => ({
  id: invoice.payment,
  object: 'invoice_payment',
  amount_paid: invoice.status === 'paid' ? invoice.amountPaid : null,
  created: invoice.finalizedAt ?? invoice.created,
  currency: invoice.currency,
  invoice: invoice.id,
  payment: { payment_intent: invoice.paymentIntent ?? '', type: 'payment_intent' },
  status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
  status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
})

/** Payments and client secret are shown only on request. */
export const paymentsOf = (invoice: InvoiceRecord) =>
  listOf('/v1/invoice_payments', invoice.paymentIntent === null ? [] : [renderInvoicePayment(invoice)])
export function confirmationSecretOf(
  world: World,
  invoice: InvoiceRecord,
): Part<Stripe.Invoice.ConfirmationSecret> | null {
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  return intent === undefined || invoice.status !== 'open'
    ? null
    : { client_secret: intent.secret, type: 'payment_intent' }
}

export function renderInvoice(world: World, invoice: InvoiceRecord): Part<Stripe.Invoice> {
  const customer = customerOf(world, invoice.customer)
  const due = Math.max(0, invoice.total)
  return {
    id: invoice.id,
    object: 'invoice',
    amount_due: due,
    amount_paid: invoice.amountPaid,
    amount_remaining: due - invoice.amountPaid,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    billing_reason: invoice.reason,
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_email: customer?.email ?? null,
    discounts: invoice.discounts.map(({ discount }) => discount.id),
    hosted_invoice_url: invoice.finalizedAt === null ? null : `${world.address()}/i/${invoice.id}`,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => renderLine(invoice, line)),
    ),
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    parent:
      invoice.subscription === null
        ? null
        : {
            subscription_details: { metadata: invoice.metadata, subscription: invoice.subscription },
            type: 'subscription_details',
          },
    period_start: invoice.periodStart,
    status: invoice.status,
    status_transitions: { paid_at: invoice.paidAt },
    subtotal: invoice.subtotal,
    total: invoice.total,
    total_discount_amounts: invoice.discounts.map(({ amount, discount }) => ({
      amount,
      discount: discount.id,
    })),
  }
}

const renderLine = (
  invoice: InvoiceRecord,
  line: InvoiceRecord['lines'][number],
): Part<Stripe.InvoiceLineItem> => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.proration,
  invoice: invoice.id,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      proration: line.proration,
      subscription: invoice.subscription,
      subscription_item: line.item,
    },
    type: 'subscription_item_details',
  },
  period: { end: line.end, start: line.start },
  subscription: invoice.subscription,
  subtotal: line.amount,
})

/** The refunded amount of a charge, in cents. */
export const refundedOf = ({ refunds }: ChargeRecord): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export const renderRefund = (
  charge: ChargeRecord,
  { id, amount, created, reason, metadata }: RefundRecord,
) => ({
  id,
  object: 'refund',
  amount,
  charge: charge.id,
  created,
  currency: charge.currency,
  metadata,
  payment_intent: charge.paymentIntent,
  reason,
  status: 'succeeded',
})

export const renderDispute = (
  { id: charge, amount, currency, paymentIntent }: ChargeRecord,
  { id, created, status }: DisputeRecord,
) =>
  ({
    id,
    object: 'dispute',
    amount,
    charge,
    created,
    currency,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntent,
    reason: 'fraudulent',
    status,
  }) satisfies Part<Stripe.Dispute>

export const renderCharge = (charge: ChargeRecord) =>
  ({
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_refunded: refundedOf(charge),
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    disputed: charge.dispute !== null,
    failure_code: charge.failure?.code ?? null,
    paid: charge.paid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    refunded: refundedOf(charge) >= charge.amount,
    status: charge.paid ? 'succeeded' : 'failed',
  }) satisfies Part<Stripe.Charge>
