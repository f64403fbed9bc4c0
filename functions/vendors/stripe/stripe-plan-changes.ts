import type { Stripe } from 'stripe'
import { AppError } from '#platform/app-error.ts'
import type { PlanId } from '#shared/catalog/plans.ts'
import { ChangePreviewAnswer, PreviewAnswer, PricedAnswer } from './answers.ts'
import { HELD, type PriceIds } from './read-customer.ts'
import { asked, idempotent } from './stripe-client.ts'

interface Change {
  readonly subscriptionId: string
  readonly planId: PlanId
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A month may have begun since the change was reckoned; then the instant lies in the one before. */
function outdated({ param }: { param: string | undefined }): undefined {
  if (param?.includes('proration_date') === true) throw new AppError('price_changed')
}

async function itemOf(stripe: Stripe, subscription: string): Promise<string> {
  const { items } = PricedAnswer.parse(await asked(() => stripe.subscriptions.retrieve(subscription)))
  return items.data[0]?.id ?? ''
}

/** Changes between paid plans at Stripe. All throw AppError unavailable. */
export const stripePlanChanges = (stripe: Stripe, prices: PriceIds) => ({
  /**
   * To a higher plan at once, charging the rest of the month up to `prorationAt`; until that is paid the plan
   * stays. Nothing where the price stands already. Throws AppError price_changed (a month began),
   * payment_in_progress, unavailable.
   */
  async changePlan(
    { subscriptionId, planId, prorationAt }: Change & { readonly prorationAt: Date },
    key: string,
  ) {
    const { status, items } = PricedAnswer.parse(
      await asked(() => stripe.subscriptions.retrieve(subscriptionId)),
    )
    const item = items.data[0]
    if (status !== 'active' || item === undefined || item.price.id === prices[planId]) return
    await asked(
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
   * `nextPlanId`'s price from the next invoice on, `planId` until the paid month ends; the same plan twice
   * takes it back. One call, so that price and note never differ. Throws AppError payment_in_progress,
   * unavailable.
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
    const { items } = PricedAnswer.parse(await asked(() => stripe.subscriptions.retrieve(subscriptionId)))
    const held = planId === nextPlanId ? null : planId
    const params: Stripe.SubscriptionUpdateParams = {
      items: items.data.map(({ id }) => ({ id, price: prices[nextPlanId] })),
      proration_behavior: 'none',
      // An empty value takes a key of the metadata away.
      metadata: {
        plan: nextPlanId,
        [HELD.plan]: held ?? '',
        [HELD.until]: held === null ? '' : String(seconds(until)),
      },
    }
    await asked(() => stripe.subscriptions.update(subscriptionId, params, idempotent(key)))
  },

  /** What a higher plan costs for the rest of the month, reckoned at `prorationAt`. US cents, as `charge`. */
  async previewChange({ subscriptionId, planId, prorationAt }: Change & { readonly prorationAt: Date }) {
    const item = await itemOf(stripe, subscriptionId)
    const { lines } = ChangePreviewAnswer.parse(
      await asked(
        () =>
          stripe.invoices.createPreview({
            subscription: subscriptionId,
            subscription_details: {
              items: [{ id: item, price: prices[planId] }],
              proration_behavior: 'always_invoice',
              proration_date: seconds(prorationAt),
              // Of one that ends there is no invoice to show.
              cancel_at_period_end: false,
            },
          }),
        outdated,
      ),
    )
    // The vendor recommends to count these lines, whatever else stands on the invoice that it shows.
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

  /** What a month of a plan will cost on this subscription, after its discounts. US cents. */
  async previewMonth({ subscriptionId, planId }: Change) {
    const item = await itemOf(stripe, subscriptionId)
    const preview = await asked(() =>
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

export type PlanChanges = ReturnType<typeof stripePlanChanges>
