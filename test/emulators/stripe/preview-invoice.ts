import * as z from 'zod/mini'
import { findDiscount, newDiscount } from './discounts.ts'
import { flag, text, whole } from './form.ts'
import { draftInvoice, monthFrom } from './invoices.ts'
import { invalid, missingParam } from './problems.ts'
import { prorationLines } from './prorations.ts'
import { NEW_SUBSCRIPTION, type InvoiceRecord, type SubscriptionRecord } from './records.ts'
import { DiscountsParam } from './subscription-params.ts'
import { customerOf, subscriptionOf, type World } from './world.ts'

/** Parameters of a preview. */
export const Preview = z.strictObject({
  customer: z.optional(text),
  subscription: z.optional(text),
  discounts: z.optional(DiscountsParam),
  subscription_details: z.optional(
    z.strictObject({
      items: z.optional(
        z.array(
          z.strictObject({ id: z.optional(text), price: z.optional(text), quantity: z.optional(whole) }),
        ),
      ),
      trial_end: z.optional(z.union([z.literal('now'), whole])),
      proration_behavior: z.optional(z.enum(['none', 'create_prorations', 'always_invoice'])),
      proration_date: z.optional(whole),
      cancel_at_period_end: z.optional(flag),
    }),
  ),
})
/** The next invoice, with other items or discounts if given. */
export function preview(world: World, params: z.infer<typeof Preview>): InvoiceRecord {
  const { customer, subscription, discounts, subscription_details: details } = params
  const known = subscriptionOf(world, subscription ?? null)
  if (subscription !== undefined && known === undefined)
    throw missingParam('subscription', subscription, 'subscription')
  if (customer !== undefined && customerOf(world, customer)?.deleted !== false)
    throw missingParam('customer', customer, 'customer')
  const item = details?.items?.[0]
  const price = item?.price ?? known?.price
  if (price === undefined)
    throw invalid('Give a subscription, or the price in subscription_details[items].', {
      code: 'parameter_missing',
      param: 'subscription_details[items]',
    })
  if (!world.prices.some(({ id }) => id === price))
    throw missingParam('price', price, 'subscription_details[items][0][price]')
  const owner = customer ?? known?.customer ?? null
  const chosen =
    discounts === undefined
      ? (known?.discounts ?? [])
      : (discounts === '' ? [] : discounts).map((choice, index) => {
          const { coupon, code } = findDiscount(world, choice, {
            param: `discounts[${index}]`,
            customer: owner,
            price,
          })
          return newDiscount(world, coupon, code)
        })
  const now = details?.trial_end === 'now' || known === undefined ? world.now() : known.periodEnd
  const sub: SubscriptionRecord =
    known === undefined ? draftSubscription(owner ?? '', price, now) : { ...known }
  sub.discounts = [...chosen]
  const quantity = item?.quantity ?? sub.quantity
  const ends = known !== undefined && (known.cancelAt !== null || known.endedAt !== null)
  const isChange = known?.status === 'active' && details?.proration_behavior === 'always_invoice'
  if (ends && details?.cancel_at_period_end !== false)
    throw invalid('No upcoming invoices for customer.', { code: 'invoice_upcoming_none' })
  const lines = isChange
    ? prorationLines(world, known, { price, quantity }, details.proration_date)
    : undefined
  const invoice = draftInvoice(world, {
    sub,
    reason: 'subscription_cycle',
    price,
    quantity,
    free: false,
    start: now,
    end: monthFrom({ anchor: now }, now),
    ...(lines === undefined ? {} : { lines }),
  })
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    reason: 'upcoming',
    customer: owner,
    subscription: known?.id ?? null,
  }
}

const draftSubscription = (customer: string, price: string, now: number): SubscriptionRecord => ({
  ...NEW_SUBSCRIPTION,
  metadata: {},
  id: 'sub_preview',
  created: now,
  customer,
  item: 'si_preview',
  price,
  quantity: 1,
  status: 'active',
  trialStart: null,
  trialEnd: null,
  periodStart: now,
  periodEnd: now,
  anchor: now,
  discounts: [],
})
