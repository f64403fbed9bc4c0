import type Stripe from 'stripe'
import { discountAmounts } from './discounts.ts'
import type { SessionRecord } from './records.ts'
import { listOf, renderPrice } from './render-billing.ts'
import { couponOf, customerOf, priceOf, promotionCodeOf, type World } from './world.ts'

/** Amounts in cents: due today, and per month. */
export function sumsOf(
  world: World,
  session: SessionRecord,
): { today: number; monthly: number; subtotal: number; trial: boolean } {
  const { amount } = priceOf(world, session.price)
  const full = amount * session.quantity
  const coupon = couponOf(world, session.discount?.coupon ?? null)
  const discounts =
    coupon === undefined
      ? []
      : [
          {
            id: 'di_preview',
            coupon: coupon.id,
            promotionCode: session.discount?.promotionCode ?? null,
            start: 0,
            end: null,
            used: false,
          },
        ]
  const off = discountAmounts(world, discounts, { price: session.price, amount: full }).reduce(
    (sum, item) => sum + item.amount,
    0,
  )
  const trial = session.subscriptionData.trialDays !== null || session.subscriptionData.trialEnd !== null
  return { today: trial ? 0 : full - off, monthly: full - off, subtotal: trial ? 0 : full, trial }
}

const paymentStatusOf = (world: World, session: SessionRecord): 'paid' | 'unpaid' | 'no_payment_required' =>
  sumsOf(world, session).today === 0
    ? 'no_payment_required'
    : session.status === 'complete'
      ? 'paid'
      : 'unpaid'

/** Without `line_items`, which are shown only on request. */
export function renderSession(world: World, session: SessionRecord): Stripe.Checkout.Session {
  const sums = sumsOf(world, session)
  const email = customerOf(world, session.customer)?.email ?? session.email
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: session.promotionCodes,
    allowed_payment_method_types: session.methods ?? null,
    amount_subtotal: sums.subtotal,
    amount_total: sums.today,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: 'auto',
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer === null ? 'always' : null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: session.email,
    discounts:
      session.discount === null
        ? []
        : [
            {
              coupon: session.discount.promotionCode === null ? session.discount.coupon : null,
              promotion_code: session.discount.promotionCode,
            },
          ],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.status === 'complete' ? session.invoice : null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: session.collection,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: paymentStatusOf(world, session),
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.status === 'complete' ? session.subscription : null,
    success_url: session.successUrl,
    total_details: { amount_discount: sums.subtotal - sums.today, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${world.address()}/c/pay/${session.id}` : null,
    wallet_options: null,
  }
}

export function lineItemsOf(world: World, session: SessionRecord) {
  const price = priceOf(world, session.price)
  const sums = sumsOf(world, session)
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, [
    {
      id: `li_${session.id.slice(-14)}`,
      object: 'item',
      amount_discount: sums.subtotal - sums.today,
      amount_subtotal: sums.subtotal,
      amount_tax: 0,
      amount_total: sums.today,
      currency: 'usd',
      description: price.name,
      price: renderPrice(price),
      quantity: session.quantity,
    },
  ])
}

export const codeOf = (world: World, session: SessionRecord): string | null =>
  promotionCodeOf(world, session.discount?.promotionCode ?? null)?.code ?? null
