import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { PaymentTrace, Promotion, ProviderWrite } from '#functions/billing/model.ts'
import {
  IntentAnswer,
  type IntentStatus,
  Owned,
  PriceAnswer,
  PromotionCodeAnswer,
  SessionAnswer,
} from './answers.ts'
import { applyWrite } from './apply-write.ts'
import { type PriceIds, readCustomer } from './read-customer.ts'
import { callStripe, orMissing } from './stripe-client.ts'
import { PlanId } from '#shared/catalog/plans.ts'

/** Reads and corrects a customer at the payment provider, for syncing a subscription. */
export const stripeCustomerApi = (stripe: Stripe, prices: PriceIds) => ({
  /** Null when deleted. Throws AppError unavailable, and Error for a customer that the provider never had. */
  customer: (customerId: string) => readCustomer(stripe, prices, customerId),
  /** Idempotent; succeeds when already applied or when the object is gone. Throws AppError unavailable. */
  apply: (write: ProviderWrite) => applyWrite(stripe, write),
})

export type StripeCustomer = ReturnType<typeof stripeCustomerApi>

function promotionOf(answer: PromotionCodeAnswer): Promotion | null {
  const {
    promotion: { coupon },
    restrictions,
  } = answer
  if (coupon === null || coupon.duration === 'unknown') return null
  // A coupon without products applies to all.
  const products = coupon.applies_to?.products ?? []
  return {
    id: answer.id,
    couponId: coupon.id,
    code: answer.code,
    active: answer.active,
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off,
    currency: coupon.currency,
    duration: coupon.duration,
    months: coupon.duration_in_months,
    expiresAt: answer.expires_at === null ? null : new Date(answer.expires_at * 1000),
    usedUp: answer.max_redemptions !== null && answer.times_redeemed >= answer.max_redemptions,
    couponValid: coupon.valid,
    customerId: answer.customer,
    firstPaymentOnly: restrictions.first_time_transaction,
    minimumAmount: restrictions.minimum_amount,
    productIds: products.length === 0 ? null : products,
  }
}

/** Promotion codes, which only Stripe stores; inactive ones are found too, to say why a code is refused. */
export const stripePromotions = (stripe: Stripe, prices: PriceIds) => ({
  /** Finds a code as the user typed it, ignoring case; null when there is none. */
  async find(code: string) {
    const { data } = await callStripe(() =>
      stripe.promotionCodes.list({ code, limit: 20, expand: ['data.promotion.coupon.applies_to'] }),
    )
    // At most one of several equal codes is active. The filter ignores case as Stripe does, whatever the
    // answer contains.
    const found = z
      .array(PromotionCodeAnswer)
      .parse(data)
      .filter((answer) => answer.code.toLowerCase() === code.toLowerCase())
    const answer = found.find(({ active }) => active) ?? found[0]
    return answer === undefined ? null : promotionOf(answer)
  },
  /** The provider's product of a plan, for codes that only apply to some products. */
  async productOf(planId: PlanId) {
    return PriceAnswer.parse(await callStripe(() => stripe.prices.retrieve(prices[planId]))).product
  },
})

const INTENT = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'failed',
  unknown: 'processing',
} as const satisfies Record<IntentStatus, PaymentTrace['status']>

/** Looks up ids from the URLs that Stripe redirects to, which must not be trusted unverified. */
export const stripeTraces = (stripe: Stripe) => ({
  /** The payment behind the id of a Checkout session, intent or subscription; null when there is none. */
  async trace(id: string): Promise<PaymentTrace | null> {
    const intent = (answer: z.infer<typeof IntentAnswer>): PaymentTrace => ({
      customerId: answer.customer,
      checkout: null,
      status: INTENT[answer.status],
    })
    return await callStripe(async () => {
      if (id.startsWith('seti_')) return intent(IntentAnswer.parse(await stripe.setupIntents.retrieve(id)))
      if (id.startsWith('pi_')) return intent(IntentAnswer.parse(await stripe.paymentIntents.retrieve(id)))
      if (id.startsWith('sub_'))
        return {
          customerId: Owned.parse(await stripe.subscriptions.retrieve(id)).customer,
          checkout: null,
          status: 'succeeded' as const,
        }
      const session = SessionAnswer.parse(await stripe.checkout.sessions.retrieve(id))
      const complete = session.status === 'complete' && session.payment_status !== 'unpaid'
      return {
        customerId: session.customer,
        checkout: {
          userId: session.client_reference_id,
          complete,
          planId: PlanId.safeParse(session.metadata?.['plan']).data ?? null,
        },
        status: complete ? 'succeeded' : session.status === 'expired' ? 'failed' : 'open',
      }
    }, orMissing)
  },
})

/**
 * Deleting a customer removes cards and addresses and ends subscriptions, but keeps invoices
 * (docs.stripe.com/api/customers/delete).
 */
export const stripeCustomerDeletion = (stripe: Stripe) => ({
  /** False for a customer that was deleted or that this account and mode never had. */
  async exists(customerId: string) {
    const customer = await callStripe(() => stripe.customers.retrieve(customerId), orMissing)
    return customer !== null && customer.deleted !== true
  },
  async deleteCustomer(customerId: string) {
    await callStripe(async () => void (await stripe.customers.del(customerId)), orMissing)
  },
})
