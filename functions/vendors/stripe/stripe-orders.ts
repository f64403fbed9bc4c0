import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import type { OpenCheckout } from '#functions/billing/model.ts'
import type { Orders } from '#functions/billing/ports.ts'
import { PlanId, TRIAL } from '#shared/catalog/plans.ts'
import { Created, Named, PreviewAnswer, SessionAnswer } from './answers.ts'
import type { PriceIds } from './read-customer.ts'
import { asked, idempotent } from './stripe-client.ts'

/** A code can be used up between its check and the order. */
function couponRefused({ param }: { param: string | undefined }): undefined {
  if (param?.startsWith('discounts') === true) throw new AppError('coupon_invalid')
}

const checkoutOf = ({ id, url, metadata }: z.infer<typeof SessionAnswer>): OpenCheckout => ({
  id,
  url: url ?? '',
  planId: PlanId.safeParse(metadata?.['plan']).data ?? null,
  promotionCodeId: metadata?.['promotion'] ?? null,
  trial: metadata?.['trial'] === 'yes',
})

/** Orders at Stripe: the one place that opens customers, subscriptions and Checkout sessions there. */
export function stripeOrders(stripe: Stripe, prices: PriceIds): Orders {
  const terms = ({
    userId,
    planId,
    attemptId,
    promotionCodeId,
    couponId,
    trial,
  }: Parameters<Orders['openSubscription']>[0]) => ({
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
    async findCustomer({ userId, email }) {
      const { data } = await asked(() => stripe.customers.list({ email, limit: 100 }))
      return (
        z
          .array(Named)
          .parse(data)
          .find(({ metadata }) => metadata['userId'] === userId)?.id ?? null
      )
    },

    async openCustomer({ userId, email, name }, key) {
      return Created.parse(
        await asked(() => stripe.customers.create({ email, name, metadata: { userId } }, idempotent(key))),
      ).id
    },

    async openSubscription(order, key) {
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
        ...(order.trial
          ? {
              trial_period_days: TRIAL.days,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
            }
          : {}),
        ...discounts,
        metadata,
      }
      return Created.parse(
        await asked(() => stripe.subscriptions.create(params, idempotent(key)), couponRefused),
      )
    },

    async nextTotal(subscription) {
      return PreviewAnswer.parse(await asked(() => stripe.invoices.createPreview({ subscription }))).total
    },

    async applyCoupon(subscription, coupon) {
      await asked(() =>
        stripe.subscriptions.update(subscription, { discounts: [{ coupon }], proration_behavior: 'none' }),
      )
    },

    async openCheckouts(customer) {
      const { data } = await asked(() =>
        stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
      )
      return z
        .array(SessionAnswer)
        .parse(data)
        .filter(({ status }) => status === 'open')
        .map(checkoutOf)
    },

    async openCheckout(order, key) {
      const { metadata, discounts } = terms(order)
      const trial = order.trial
        ? {
            trial_period_days: TRIAL.days,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
          }
        : {}
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: order.customerId,
        client_reference_id: order.userId,
        line_items: [{ price: prices[order.planId], quantity: 1 }],
        payment_method_collection: 'always',
        // Only a card has a fingerprint, by which it is given one trial.
        allowed_payment_method_types: ['card'],
        subscription_data: { ...trial, metadata },
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

    async closeCheckout(id) {
      // Without a code of its own for a session that is complete or expired: what can be refused here is only
      // that.
      await asked(
        () => stripe.checkout.sessions.expire(id),
        ({ invalid }) => (invalid ? null : undefined),
      )
    },
  }
}
