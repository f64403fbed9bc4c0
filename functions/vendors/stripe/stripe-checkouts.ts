import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { OpenCheckout } from '#functions/billing/model.ts'
import { PlanId, TRIAL } from '#shared/catalog/plans.ts'
import { Created, Named, PreviewAnswer, SessionAnswer } from './answers.ts'
import type { PriceIds } from './read-customer.ts'
import { asked, couponRefused, idempotent } from './stripe-client.ts'

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

/** Checkouts at Stripe: the one place that opens customers, subscriptions and Checkout sessions there. */
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
    /** A living customer that was opened for this user; null when there is none. */
    async findCustomer({ userId, email }: { readonly userId: string; readonly email: string }) {
      const { data } = await asked(() => stripe.customers.list({ email, limit: 100 }))
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
        await asked(() => stripe.customers.create({ email, name, metadata: { userId } }, idempotent(key))),
      ).id
    },

    /** Throws AppError coupon_invalid, payment_in_progress (the same key is at work), unavailable. */
    async openSubscription(order: NewSubscription, key: string) {
      const { metadata, discounts } = terms(order)
      const params: Stripe.SubscriptionCreateParams = {
        customer: order.customerId,
        items: [{ price: prices[order.planId] }],
        // Without a card that is kept one is confirmed in the browser; until then a trial has no card and a
        // first month is not paid.
        ...(order.cardId === undefined
          ? { payment_behavior: 'default_incomplete' as const }
          : { payment_behavior: 'allow_incomplete' as const, default_payment_method: order.cardId }),
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        ...(order.trial ? ON_TRIAL : {}),
        ...discounts,
        metadata,
      }
      return Created.parse(
        await asked(() => stripe.subscriptions.create(params, idempotent(key)), couponRefused),
      )
    },

    /** What the next month of a subscription will cost after discounts, in US cents. */
    async nextTotal(subscription: string) {
      return PreviewAnswer.parse(await asked(() => stripe.invoices.createPreview({ subscription }))).total
    },

    /** Puts a coupon on a subscription whose code was spent on the invoice of a trial, which costs nothing. */
    async applyCoupon(subscription: string, coupon: string) {
      await asked(() =>
        stripe.subscriptions.update(subscription, { discounts: [{ coupon }], proration_behavior: 'none' }),
      )
    },

    async openCheckouts(customer: string): Promise<readonly OpenCheckout[]> {
      const { data } = await asked(() =>
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
        // Only a card has a fingerprint, by which it is given one trial.
        allowed_payment_method_types: ['card'],
        subscription_data: { ...(order.trial ? ON_TRIAL : {}), metadata },
        ...discounts,
        metadata,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
      }
      return checkoutOf(
        SessionAnswer.parse(
          await asked(() => stripe.checkout.sessions.create(params, idempotent(key)), couponRefused),
        ),
      )
    },

    /** Nobody can pay on it any more; one that was gone through or is over stays as it is. */
    async closeCheckout(id: string) {
      // Without a code of its own for a session that is complete or expired: what can be refused here is only
      // that.
      await asked(
        () => stripe.checkout.sessions.expire(id),
        ({ invalid }) => (invalid ? null : undefined),
      )
    },
  }
}

/** Opens things at the payment provider. A key makes the same thing of every call that carries it. */
export type Checkouts = ReturnType<typeof stripeCheckouts>

export interface NewSubscription {
  readonly userId: string
  readonly customerId: string
  readonly planId: PlanId
  readonly promotionCodeId: string | null
  /** Taken instead of the code where there is one. */
  readonly couponId: string | null
  readonly trial: boolean
  readonly attemptId: string
  /** Charged at once where it is given; else the browser confirms a card. */
  readonly cardId?: string
}
