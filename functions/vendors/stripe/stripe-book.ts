import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { ListedSubscription, ProviderBook } from '#functions/billing/events/event-ports.ts'
import { Owned } from './answers.ts'
import { planOf, type PriceIds } from './read-customer.ts'
import { asked, MISSING } from './stripe-client.ts'

/** The most that Stripe gives at once. */
const PAGE = 100

const Named = z.object({
  deleted: z.optional(z.boolean()),
  metadata: z.optional(z.record(z.string(), z.string())),
})

/** A subscription of the list, in which nothing is expanded. */
const Listed = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  trial_end: z.nullable(z.number()),
  cancel_at: z.nullable(z.number()),
  cancel_at_period_end: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  items: z.object({
    data: z.array(z.object({ current_period_end: z.number(), price: z.object({ id: z.string() }) })),
  }),
})

const at = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000))

function listedOf(value: unknown, prices: PriceIds): ListedSubscription {
  const answer = Listed.parse(value)
  const periodEnd = at(answer.items.data[0]?.current_period_end ?? null)
  return {
    id: answer.id,
    customerId: answer.customer,
    status: answer.status,
    planId: planOf(answer, prices),
    trialEnd: at(answer.trial_end),
    periodEnd,
    cancelAt: at(answer.cancel_at) ?? (answer.cancel_at_period_end ? periodEnd : null),
  }
}

/** What reconciliation and stray events ask Stripe. */
export const stripeBook = (stripe: Stripe, prices: PriceIds): ProviderBook => ({
  async customerOfCharge(chargeId) {
    return await asked(
      async () => Owned.parse(await stripe.charges.retrieve(chargeId)).customer,
      ({ code }) => (code === MISSING ? null : undefined),
    )
  },
  async userNamedBy(customerId) {
    return await asked(
      async () => {
        const { deleted, metadata } = Named.parse(await stripe.customers.retrieve(customerId))
        return deleted === true ? null : (metadata?.['userId'] ?? null)
      },
      ({ code }) => (code === MISSING ? null : undefined),
    )
  },
  async living(after) {
    // Without a status Stripe leaves out what was cancelled; what expired before its first payment is over as
    // well.
    const page = await asked(() =>
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
