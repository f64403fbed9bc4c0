import type { Stripe } from 'stripe'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { ChangePreviewAnswer, PreviewAnswer, PricedAnswer } from './answers.ts'
import { HELD, type PriceIds } from './read-customer.ts'
import { callStripe, idempotent } from './stripe-client.ts'

interface Change {
  readonly subscriptionId: string
  readonly planId: PlanId
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A new month may have begun since the proration date; Stripe then refuses the date as outdated. */
function outdated({ param }: { param: string | undefined }): undefined {
  if (param?.includes('proration_date') === true) throw new AppError('price_changed')
}

/** A subscription's status and prices. */
export const pricedOf = async (stripe: Stripe, subscription: string) =>
  PricedAnswer.parse(await callStripe(() => stripe.subscriptions.retrieve(subscription)))

const itemOf = async (stripe: Stripe, subscription: string): Promise<string> =>
  (await pricedOf(stripe, subscription)).items.data[0]?.id ?? ''

/** Changes between paid plans at Stripe. All throw AppError unavailable. */
export const stripePlanChanges = (stripe: Stripe, prices: PriceIds) => ({
  /**
   * Upgrades at once and charges the proration from `prorationAt`; the plan stays until that is paid. Does
   * nothing when the subscription already has the price. Throws AppError price_changed (a new month began),
   * payment_in_progress, unavailable.
   */
  async changePlan(
    { subscriptionId, planId, prorationAt }: Change & { readonly prorationAt: Date },
    key: string,
  ) {
    const { status, items } = await pricedOf(stripe, subscriptionId)
    const item = items.data[0]
    if (status !== 'active' || item === undefined || item.price.id === prices[planId]) return
    await callStripe(
      () =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price: prices[planId] }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(prorationAt),
            payment_behavior: 'pending_if_incomplete',
          },
          idempotent(key),
        ),
      outdated,
    )
  },

  /**
   * Sets the price of `nextPlanId` from the next invoice on and keeps `planId` until the paid month ends;
   * the same plan for both cancels the change. Price and metadata are set in one call, so they never
   * differ. Throws AppError payment_in_progress, unavailable.
   */
  async setNextPlan(
    {
      subscriptionId,
      planId,
      nextPlanId,
      until,
    }: Change & { readonly nextPlanId: PlanId; readonly until: Date },
    key: string,
  ) {
    const { items } = await pricedOf(stripe, subscriptionId)
    const held = planId === nextPlanId ? null : planId
    const params: Stripe.SubscriptionUpdateParams = {
      items: items.data.map(({ id }) => ({ id, price: prices[nextPlanId] })),
      proration_behavior: 'none',
      // An empty value removes a key from the metadata.
      metadata: {
        plan: nextPlanId,
        [HELD.plan]: held ?? '',
        [HELD.until]: held === null ? '' : String(seconds(until)),
      },
    }
    await callStripe(() => stripe.subscriptions.update(subscriptionId, params, idempotent(key)))
  },

  /** Proration of an upgrade at `prorationAt`: credit, price of the remaining month, charge; in US cents. */
  async previewChange({ subscriptionId, planId, prorationAt }: Change & { readonly prorationAt: Date }) {
    const item = await itemOf(stripe, subscriptionId)
    const { lines } = ChangePreviewAnswer.parse(
      await callStripe(
        () =>
          stripe.invoices.createPreview({
            subscription: subscriptionId,
            subscription_details: {
              items: [{ id: item, price: prices[planId] }],
              proration_behavior: 'always_invoice',
              proration_date: seconds(prorationAt),
              // Stripe has no preview for a subscription that is going to end.
              cancel_at_period_end: false,
            },
          }),
        outdated,
      ),
    )
    // Stripe recommends counting only the proration lines of the previewed invoice.
    const amounts = lines.data
      .filter(
        ({ parent }) =>
          (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true,
      )
      .map(
        ({ amount, discount_amounts: off }) =>
          amount - (off ?? []).reduce((sum, discount) => sum + discount.amount, 0),
      )
    const total = (wanted: (amount: number) => boolean) =>
      amounts.filter(wanted).reduce((sum, amount) => sum + amount, 0)
    return {
      credit: -total((amount) => amount < 0),
      remaining: total((amount) => amount > 0),
      charge: Math.max(
        0,
        total(() => true),
      ),
    }
  },

  /** Price of a month of a plan on this subscription after its discounts, in US cents. */
  async previewMonth({ subscriptionId, planId }: Change) {
    const item = await itemOf(stripe, subscriptionId)
    const preview = await callStripe(() =>
      stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item, price: prices[planId] }],
          proration_behavior: 'none',
          cancel_at_period_end: false,
        },
      }),
    )
    return PreviewAnswer.parse(preview).total
  },
})
