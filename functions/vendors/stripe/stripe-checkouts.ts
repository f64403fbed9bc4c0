import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { OpenCheckout } from '#functions/billing/model.ts'
import { PlanId, TRIAL } from '#shared/catalog/plans.ts'
import { Created, Named, PreviewAnswer, SessionAnswer } from './answers.ts'
import type { PriceIds } from './read-customer.ts'
import { callStripe, couponRefused, idempotent } from './stripe-client.ts'

const checkoutOf = ({ id, url, metadata }: z.infer<typeof SessionAnswer>): OpenCheckout => ({
  id,
  url: url ?? '',
  planId: PlanId.safeParse(metadata?.['plan']).data ?? null,
  promotionCodeId: metadata?.['promotion'] ?? null,
  trial: metadata?.['trial'] === 'yes',
})

const ON_TRIAL = {
  trial_period_days: TRIAL.days,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const

/** Checkouts at Stripe, the only code that creates customers, subscriptions and Checkout sessions. */
export function stripeCheckouts(stripe: Stripe, prices: PriceIds) {
  const terms = ({
    userId,
    planId,
    attemptId,
    promotionCodeId,
    couponId,
    trial,
  }: Parameters<Checkouts['openSubscription']>[0]) => ({
    metadata: {
      userId,
      plan: planId,
      attempt: attemptId,
      trial: trial ? 'yes' : 'no',
      ...(promotionCodeId === null ? {} : { promotion: promotionCodeId }),
    },
    discounts:
      promotionCodeId === null
        ? {}
        : { discounts: [couponId === null ? { promotion_code: promotionCodeId } : { coupon: couponId }] },
  })
  return {
    /** An existing customer that was created for this user; null when there is none. */
    async findCustomer({ userId, email }: { readonly userId: string; readonly email: string }) {
      const { data } = await callStripe(() => stripe.customers.list({ email, limit: 100 }))
      return (
        z
          .array(Named)
          .parse(data)
          .find(({ metadata }) => metadata['userId'] === userId)?.id ?? null
      )
    },

    async openCustomer(
      { userId, email, name }: { readonly userId: string; readonly email: string; readonly name: string },
      key: string,
    ) {
      return Created.parse(
        await callStripe(() =>
          stripe.customers.create({ email, name, metadata: { userId } }, idempotent(key)),
        ),
      ).id
    },

    /** Throws AppError coupon_invalid, payment_in_progress (the same key is in use), unavailable. */
    async openSubscription(order: NewSubscription, key: string) {
      const { metadata, discounts } = terms(order)
      const params: Stripe.SubscriptionCreateParams = {
        customer: order.customerId,
        items: [{ price: prices[order.planId] }],
        // Without a saved card, the user confirms one in the browser; until then a trial has no card and a
        // first month is unpaid.
        ...(order.cardId === undefined
          ? { payment_behavior: 'default_incomplete' as const }
          : { payment_behavior: 'allow_incomplete' as const, default_payment_method: order.cardId }),
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        ...(order.trial ? ON_TRIAL : {}),
        ...discounts,
        metadata,
      }
      return Created.parse(
        await callStripe(() => stripe.subscriptions.create(params, idempotent(key)), couponRefused),
      )
    },

    /** Price of a subscription's next month after discounts, in US cents. */
    async nextTotal(subscription: string) {
      return PreviewAnswer.parse(await callStripe(() => stripe.invoices.createPreview({ subscription })))
        .total
    },

    /** Applies a coupon to a subscription whose code was used up by the free invoice of a trial. */
    async applyCoupon(subscription: string, coupon: string) {
      await callStripe(() =>
        stripe.subscriptions.update(subscription, { discounts: [{ coupon }], proration_behavior: 'none' }),
      )
    },

    async openCheckouts(customer: string): Promise<readonly OpenCheckout[]> {
      const { data } = await callStripe(() =>
        stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
      )
      return z
        .array(SessionAnswer)
        .parse(data)
        .filter(({ status }) => status === 'open')
        .map(checkoutOf)
    },

    /** Throws as openSubscription does. */
    async openCheckout(
      order: NewSubscription & { readonly successUrl: string; readonly cancelUrl: string },
      key: string,
    ) {
      const { metadata, discounts } = terms(order)
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: order.customerId,
        client_reference_id: order.userId,
        line_items: [{ price: prices[order.planId], quantity: 1 }],
        payment_method_collection: 'always',
        // Only cards have a fingerprint, which limits each card to one trial.
        allowed_payment_method_types: ['card'],
        // The price is shown and charged in US dollars, whatever the dashboard's default.
        adaptive_pricing: { enabled: false },
        subscription_data: { ...(order.trial ? ON_TRIAL : {}), metadata },
        ...discounts,
        metadata,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      }
      return checkoutOf(
        SessionAnswer.parse(
          await callStripe(() => stripe.checkout.sessions.create(params, idempotent(key)), couponRefused),
        ),
      )
    },

    /** Expires a Checkout session so that nobody can pay in it; a complete or expired one stays as it is. */
    async closeCheckout(id: string) {
      // Stripe has no error code for a session that is complete or expired, but refuses this call for no
      // other reason.
      await callStripe(
        () => stripe.checkout.sessions.expire(id),
        ({ invalid }) => (invalid ? null : undefined),
      )
    },
  }
}

/** Creates objects at the payment provider. Calls with the same idempotency key create only one. */
export type Checkouts = ReturnType<typeof stripeCheckouts>

export interface NewSubscription {
  readonly userId: string
  readonly customerId: string
  readonly planId: PlanId
  readonly promotionCodeId: string | null
  /** Applied instead of the code when given. */
  readonly couponId: string | null
  readonly trial: boolean
  readonly attemptId: string
  /** Saved card that is charged at once; when absent, the user confirms a card in the browser. */
  readonly cardId?: string
}
