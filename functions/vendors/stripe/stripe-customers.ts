import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { Owned, SubscriptionAnswer } from './answers.ts'
import { PAUSED_FROM } from './pauses/pause-of.ts'
import { at, plansOf, type PriceIds } from './read-customer.ts'
import { callStripe, orMissing } from './stripe-client.ts'
import type { ListedSubscription } from '#functions/billing/reconcile/reconcile-model.ts'

/** Subscriptions per page, Stripe's maximum. */
const PAGE = 100

const Named = z.object({
  deleted: z.optional(z.boolean()),
  metadata: z.optional(z.record(z.string(), z.string())),
})

/** A listed subscription, in which nothing is expanded. */
const Listed = z.extend(
  z.pick(SubscriptionAnswer, {
    id: true,
    status: true,
    trial_end: true,
    cancel_at: true,
    cancel_at_period_end: true,
    items: true,
    metadata: true,
    pause_collection: true,
  }),
  { customer: z.string() },
)

function listedOf(value: unknown, prices: PriceIds): ListedSubscription {
  const answer = Listed.parse(value)
  const [item] = answer.items.data
  const periodEnd = at(item?.current_period_end ?? null)
  const from = answer.metadata[PAUSED_FROM]
  const ends = answer.cancel_at !== null || answer.cancel_at_period_end
  return {
    id: answer.id,
    customerId: answer.customer,
    status: answer.status,
    ...plansOf(answer, prices),
    hasPause:
      from === String(item?.current_period_start) ||
      (from === String(item?.current_period_end) && answer.pause_collection !== null && !ends),
    trialEnd: at(answer.trial_end),
    periodEnd,
    cancelAt: at(answer.cancel_at) ?? (answer.cancel_at_period_end ? periodEnd : null),
  }
}

export const stripeCustomers = (stripe: Stripe, prices: PriceIds) => ({
  /** The customer of a charge; null when the charge does not exist or has no customer. */
  async customerOfCharge(chargeId: string) {
    return await callStripe(
      async () => Owned.parse(await stripe.charges.retrieve(chargeId)).customer,
      orMissing,
    )
  },
  /** How many cards failed on a card form. */
  async failedCards(setup_intent: string): Promise<number> {
    const { data } = await callStripe(() => stripe.setupAttempts.list({ setup_intent, limit: PAGE }))
    return data.filter(({ status }) => status === 'failed').length
  },
  /** The user id in a customer's metadata; null for a customer that was deleted or is not ours. */
  async userNamedBy(customerId: string) {
    return await callStripe(async () => {
      const { deleted, metadata } = Named.parse(await stripe.customers.retrieve(customerId))
      return deleted === true ? null : (metadata?.['userId'] ?? null)
    }, orMissing)
  },
  /** A page of subscriptions that have not ended, newest first; `next` is null on the last page. */
  async living(
    after: string | null,
  ): Promise<{ readonly subscriptions: readonly ListedSubscription[]; readonly next: string | null }> {
    // Without a status filter Stripe leaves out cancelled subscriptions. Those that expired before the first
    // payment have ended too.
    const page = await callStripe(() =>
      stripe.subscriptions.list({ limit: PAGE, ...(after === null ? {} : { starting_after: after }) }),
    )
    const subscriptions = page.data.map((value) => listedOf(value, prices))
    return {
      subscriptions: subscriptions.filter(
        ({ status }) => status !== 'incomplete_expired' && status !== 'canceled',
      ),
      next: page.has_more ? (subscriptions.at(-1)?.id ?? null) : null,
    }
  },
})

/** Lookups at the provider that do not start from one of our customers. All throw AppError unavailable. */
export type Customers = ReturnType<typeof stripeCustomers>
