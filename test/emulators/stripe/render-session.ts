import type Stripe from 'stripe'
import { discountAmounts } from './discounts.ts'
import type { SessionRecord } from './records.ts'
import type { Part } from './render-billing.ts'
import { couponOf, priceOf, promotionCodeOf, type World } from './world.ts'

/** Amounts in cents: due today, and per month. */
export function sumsOf(
  world: World,
  session: SessionRecord,
): { today: number; monthly: number; subtotal: number; trial: boolean } {
  const { amount: full } = priceOf(world, session.price)
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
  const trial = session.subscriptionData.trialDays !== null
  return { today: trial ? 0 : full - off, monthly: full - off, subtotal: trial ? 0 : full, trial }
}

const paymentStatusOf = (world: World, session: SessionRecord): 'paid' | 'unpaid' | 'no_payment_required' =>
  sumsOf(world, session).today === 0
    ? 'no_payment_required'
    : session.status === 'complete'
      ? 'paid'
      : 'unpaid'

export function renderSession(world: World, session: SessionRecord): Part<Stripe.Checkout.Session> {
  return {
    id: session.id,
    object: 'checkout.session',
    allowed_payment_method_types: session.methods ?? null,
    amount_total: sumsOf(world, session).today,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    customer: session.customer,
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
    invoice: session.status === 'complete' ? session.invoice : null,
    metadata: session.metadata,
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: paymentStatusOf(world, session),
    status: session.status,
    subscription: session.status === 'complete' ? session.subscription : null,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${world.address()}/c/pay/${session.id}` : null,
  }
}

export const codeOf = (world: World, session: SessionRecord): string | null =>
  promotionCodeOf(world, session.discount?.promotionCode ?? null)?.code ?? null
