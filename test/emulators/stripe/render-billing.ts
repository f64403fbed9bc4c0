import { Stripe } from 'stripe'
import type {
  ChargeRecord,
  CouponRecord,
  DiscountRecord,
  InvoiceRecord,
  PromotionCodeRecord,
  RefundRecord,
  SubscriptionRecord,
} from './records.ts'
import type { CataloguePrice } from './seeds.ts'
import { customerOf, paymentIntentOf, priceOf, type World } from './world.ts'

const SEEDED_AT = Date.UTC(2026, 0, 1) / 1000

/** A list object as the API returns it. */
export const listOf = <T>(url: string, data: T[], hasMore = false) => ({
  object: 'list' as const,
  data,
  has_more: hasMore,
  url,
})

export const renderProduct = ({ product, name, id, plan }: CataloguePrice): Stripe.Product => ({
  id: product,
  object: 'product',
  active: true,
  created: SEEDED_AT,
  default_price: id,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: { plan },
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: SEEDED_AT,
  url: null,
})

export const renderPrice = ({ id, product, amount, plan }: CataloguePrice): Stripe.Price => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: SEEDED_AT,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: plan,
  metadata: { plan },
  nickname: null,
  product,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: Stripe.Decimal.from(amount),
})

const renderPlan = ({ id, product, amount, plan }: CataloguePrice): Stripe.Plan => ({
  id,
  object: 'plan',
  active: true,
  amount,
  amount_decimal: Stripe.Decimal.from(amount),
  billing_scheme: 'per_unit',
  created: SEEDED_AT,
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: { plan },
  meter: null,
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

/** Without `applies_to`, which is shown only on request. */
export const renderCoupon = (coupon: CouponRecord): Stripe.Coupon => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: coupon.amountOff,
  created: coupon.created,
  currency: coupon.currency,
  duration: coupon.duration,
  duration_in_months: coupon.months,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: coupon.name,
  percent_off: coupon.percentOff,
  redeem_by: null,
  times_redeemed: coupon.redeemed,
  valid: true,
})

/** Whether a code can be redeemed at all; `now` in seconds. */
export const isUsable = (code: PromotionCodeRecord, now: number): boolean =>
  code.active &&
  (code.expiresAt === null || code.expiresAt > now) &&
  (code.maxRedemptions === null || code.redeemed < code.maxRedemptions)

export const renderPromotionCode = (code: PromotionCodeRecord, now: number): Stripe.PromotionCode => ({
  id: code.id,
  object: 'promotion_code',
  active: isUsable(code, now),
  code: code.code,
  created: code.created,
  customer: code.customer,
  customer_account: null,
  expires_at: code.expiresAt,
  livemode: false,
  max_redemptions: code.maxRedemptions,
  metadata: {},
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
): Stripe.Discount => ({
  id: discount.id,
  object: 'discount',
  checkout_session: null,
  customer: owner.customer,
  customer_account: null,
  end: discount.end,
  invoice: null,
  invoice_item: null,
  promotion_code: discount.promotionCode,
  source: { coupon: discount.coupon, type: 'coupon' },
  start: discount.start,
  subscription: owner.subscription,
  subscription_item: null,
})

const renderItem = (
  world: World,
  sub: SubscriptionRecord,
  change: { price: string; quantity: number } = sub,
): Stripe.SubscriptionItem => ({
  id: sub.item,
  object: 'subscription_item',
  billed_until: sub.periodEnd,
  billing_thresholds: null,
  created: sub.created,
  current_period_end: sub.periodEnd,
  current_period_start: sub.periodStart,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: renderPlan(priceOf(world, change.price)),
  price: renderPrice(priceOf(world, change.price)),
  quantity: change.quantity,
  subscription: sub.id,
  tax_rates: [],
})

export const renderSubscription = (world: World, sub: SubscriptionRecord): Stripe.Subscription => ({
  id: sub.id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: sub.anchor,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: sub.cancelAt,
  cancel_at_period_end: sub.cancelAtPeriodEnd,
  canceled_at: sub.canceledAt,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: sub.cancelReason },
  collection_method: 'charge_automatically',
  created: sub.created,
  currency: 'usd',
  customer: sub.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: sub.defaultPaymentMethod,
  default_source: null,
  default_tax_rates: [],
  description: sub.description,
  discounts: sub.discounts.map(({ id }) => id),
  ended_at: sub.endedAt,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: listOf(`/v1/subscription_items?subscription=${sub.id}`, [renderItem(world, sub)]),
  latest_invoice: sub.latestInvoice,
  livemode: false,
  managed_payments: null,
  metadata: sub.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: sub.paymentMethodTypes,
    save_default_payment_method: sub.saveDefault,
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: sub.pendingSetupIntent,
  pending_update:
    sub.pendingUpdate === null
      ? null
      : {
          billing_cycle_anchor: null,
          cancel_at_period_end: null,
          discount: null,
          discounts: null,
          expires_at: sub.pendingUpdate.expiresAt,
          metadata: null,
          subscription_items: [renderItem(world, sub, sub.pendingUpdate)],
          trial_end: sub.pendingUpdate.trialEndsNow ? sub.pendingUpdate.expiresAt - 82_800 : null,
          trial_from_plan: null,
        },
  schedule: null,
  start_date: sub.created,
  status: sub.status,
  test_clock: null,
  transfer_data: null,
  trial_end: sub.trialEnd,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: sub.missingMethod } },
  trial_start: sub.trialStart,
})

export const renderInvoicePayment = (invoice: InvoiceRecord): Stripe.InvoicePayment => ({
  id: invoice.payment,
  object: 'invoice_payment',
  amount_paid: invoice.status === 'paid' ? invoice.amountPaid : null,
  amount_requested: invoice.total,
  created: invoice.finalizedAt ?? invoice.created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
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
): Stripe.Invoice.ConfirmationSecret | null {
  const intent = paymentIntentOf(world, invoice.paymentIntent)
  return intent === undefined || invoice.status !== 'open'
    ? null
    : { client_secret: intent.secret, type: 'payment_intent' }
}

export function renderInvoice(world: World, invoice: InvoiceRecord): Stripe.Invoice {
  const customer = customerOf(world, invoice.customer)
  const due = Math.max(0, invoice.total)
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: invoice.amountPaid,
    amount_remaining: due - invoice.amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.finalizesAt !== null || invoice.nextAttempt !== null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: invoice.currency,
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: invoice.discounts.map(({ discount }) => discount.id),
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: invoice.finalizedAt === null ? null : `${world.address()}/i/${invoice.id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => renderLine(world, invoice, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent:
      invoice.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: invoice.metadata, subscription: invoice.subscription },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.subtotal,
    subtotal_excluding_tax: invoice.subtotal,
    test_clock: null,
    total: invoice.total,
    total_discount_amounts: invoice.discounts.map(({ amount, discount }) => ({
      amount,
      discount: discount.id,
    })),
    total_excluding_tax: invoice.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

const renderLine = (
  world: World,
  invoice: InvoiceRecord,
  line: InvoiceRecord['lines'][number],
): Stripe.InvoiceLineItem => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: invoice.currency,
  description: line.description,
  discount_amounts: [],
  discountable: !line.proration,
  discounts: [],
  invoice: invoice.id,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.proration,
      proration_details: null,
      subscription: invoice.subscription,
      subscription_item: line.item,
    },
    type: 'subscription_item_details',
  },
  period: { end: line.end, start: line.start },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.price, product: priceOf(world, line.price).product },
    type: 'price_details',
    unit_amount_decimal: Stripe.Decimal.from(priceOf(world, line.price).amount),
  },
  quantity: line.quantity,
  quantity_decimal: Stripe.Decimal.from(line.quantity),
  subscription: invoice.subscription,
  subtotal: line.amount,
  taxes: [],
})

/** The refunded amount of a charge, in cents. */
export const refundedOf = ({ refunds }: ChargeRecord): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

export const renderRefund = (charge: ChargeRecord, { id, amount, created, reason }: RefundRecord) => ({
  id,
  object: 'refund',
  amount,
  charge: charge.id,
  created,
  currency: charge.currency,
  metadata: {},
  payment_intent: charge.paymentIntent,
  reason,
  status: 'succeeded',
})

export const renderCharge = (charge: ChargeRecord) =>
  ({
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.paid ? charge.amount : 0,
    amount_refunded: refundedOf(charge),
    captured: charge.paid,
    created: charge.created,
    currency: charge.currency,
    customer: charge.customer,
    disputed: charge.disputed,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    livemode: false,
    metadata: {},
    paid: charge.paid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    refunded: refundedOf(charge) >= charge.amount,
    status: charge.paid ? 'succeeded' : 'failed',
  }) satisfies Partial<Stripe.Charge>
