import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { PriceIds } from './read-customer.ts'
import { PricedAnswer } from './answers.ts'
import { asked, couponRefused, idempotent } from './stripe-client.ts'
import type { PlanId } from '#shared/catalog/plans.ts'

const Secret = z.object({ client_secret: z.string() })

export const stripeUpgrades = (stripe: Stripe, prices: PriceIds) => ({
  /** The secret of a form that only keeps a card. Throws AppError payment_in_progress, unavailable. */
  async openSetup(
    { userId, customerId }: { readonly userId: string; readonly customerId: string },
    key: string,
  ) {
    const params = {
      customer: customerId,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { userId },
    } as const
    return Secret.parse(await asked(() => stripe.setupIntents.create(params, idempotent(key)))).client_secret
  },

  /** Lowers what is charged from now on; null ends it. Throws AppError coupon_invalid, unavailable. */
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
    // An empty value takes a key of the metadata away.
    const params: Stripe.SubscriptionUpdateParams = {
      discounts,
      proration_behavior: 'none',
      metadata: { promotion: promotionCodeId ?? '' },
    }
    await asked(() => stripe.subscriptions.update(subscription, params, idempotent(key)), couponRefused)
  },

  /**
   * Ends a trial now and charges the first month; until that is paid the trial goes on. Does nothing to what
   * is no trial. Throws AppError payment_in_progress, unavailable.
   */
  async endTrial(
    { subscriptionId, planId }: { readonly subscriptionId: string; readonly planId: PlanId },
    key: string,
  ) {
    const { status, items } = PricedAnswer.parse(
      await asked(() => stripe.subscriptions.retrieve(subscriptionId)),
    )
    const item = items.data[0]?.id
    if (status !== 'trialing' || item === undefined) return
    // A trial costs nothing, so there is nothing to reckon up; a change that waits for its payment takes no
    // other fields than these.
    const params = {
      items: [{ id: item, price: prices[planId] }],
      trial_end: 'now',
      proration_behavior: 'none',
      payment_behavior: 'pending_if_incomplete',
    } as const satisfies Stripe.SubscriptionUpdateParams
    await asked(() =>
      stripe.subscriptions.update(subscriptionId, { ...params, items: [...params.items] }, idempotent(key)),
    )
  },
})

export type Upgrades = ReturnType<typeof stripeUpgrades>
