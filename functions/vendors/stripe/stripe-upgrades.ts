import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { PriceIds } from './read-customer.ts'
import { pricedOf } from './stripe-plan-changes.ts'
import { callStripe, couponRefused, idempotent } from './stripe-client.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

const Secret = z.object({ client_secret: z.string() })

export const stripeUpgrades = (stripe: Stripe, prices: PriceIds) => ({
  /** Client secret of a form that only saves a card. Throws AppError payment_in_progress, unavailable. */
  async openSetup(
    { userId, customerId }: { readonly userId: string; readonly customerId: string },
    key: string,
  ) {
    const params: Stripe.SetupIntentCreateParams = {
      customer: customerId,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      // The form offers what the subscription is charged to, whatever else the dashboard turns on.
      allowed_payment_method_types: ['card'],
      metadata: { userId },
    }
    return Secret.parse(await callStripe(() => stripe.setupIntents.create(params, idempotent(key))))
      .client_secret
  },

  /** Sets the discount on future charges; null removes it. Throws AppError coupon_invalid, unavailable. */
  async setDiscount(
    subscription: string,
    {
      by,
      promotionCodeId,
    }: {
      readonly by: { readonly promotionCodeId: string } | { readonly couponId: string } | null
      readonly promotionCodeId: string | null
    },
    key: string,
  ) {
    const discounts: Stripe.SubscriptionUpdateParams['discounts'] =
      by === null ? '' : ['couponId' in by ? { coupon: by.couponId } : { promotion_code: by.promotionCodeId }]
    // An empty value removes a key from the metadata.
    const params: Stripe.SubscriptionUpdateParams = {
      discounts,
      proration_behavior: 'none',
      metadata: { promotion: promotionCodeId ?? '' },
    }
    await callStripe(() => stripe.subscriptions.update(subscription, params, idempotent(key)), couponRefused)
  },

  /**
   * Ends a trial now and charges the first month; the trial goes on until that is paid. Does nothing when the
   * subscription is not on trial. Throws AppError payment_in_progress, unavailable.
   */
  async endTrial(
    { subscriptionId, planId }: { readonly subscriptionId: string; readonly planId: PlanId },
    key: string,
  ) {
    const { status, items } = await pricedOf(stripe, subscriptionId)
    const item = items.data[0]?.id
    if (status !== 'trialing' || item === undefined) return
    // A trial is free, so there is nothing to prorate. Stripe accepts only these fields in an update that
    // waits for its payment.
    const params = {
      items: [{ id: item, price: prices[planId] }],
      trial_end: 'now',
      proration_behavior: 'none',
      payment_behavior: 'pending_if_incomplete',
    } as const satisfies Stripe.SubscriptionUpdateParams
    await callStripe(() =>
      stripe.subscriptions.update(subscriptionId, { ...params, items: [...params.items] }, idempotent(key)),
    )
  },
})
