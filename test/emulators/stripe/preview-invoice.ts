import * as z from 'zod/mini'
import { flag, text, whole } from './form.ts'
import { draftInvoice, monthFrom } from './invoices.ts'
import { invalid, missingParam } from './problems.ts'
import { prorationLines } from './prorations.ts'
import type { InvoiceRecord } from './records.ts'
import { subscriptionOf, type World } from './world.ts'

/** Parameters of a preview. */
export const Preview = z.strictObject({
  subscription: text,
  subscription_details: z.optional(
    z.strictObject({
      items: z.optional(z.array(z.strictObject({ id: z.optional(text), price: z.optional(text) }))),
      proration_behavior: z.optional(z.enum(['none', 'create_prorations', 'always_invoice'])),
      proration_date: z.optional(whole),
      cancel_at_period_end: z.optional(flag),
    }),
  ),
})
/** The next invoice of a subscription, with another price if given. */
export function preview(world: World, params: z.infer<typeof Preview>): InvoiceRecord {
  const { subscription, subscription_details: details } = params
  const sub = subscriptionOf(world, subscription)
  if (sub === undefined) throw missingParam('subscription', subscription, 'subscription')
  const price = details?.items?.[0]?.price ?? sub.price
  if (!world.prices.some(({ id }) => id === price))
    throw missingParam('price', price, 'subscription_details[items][0][price]')
  const ends = sub.cancelAt !== null || sub.endedAt !== null
  if (ends && details?.cancel_at_period_end !== false)
    throw invalid('No upcoming invoices for customer.', { code: 'invoice_upcoming_none' })
  const isChange = sub.status === 'active' && details?.proration_behavior === 'always_invoice'
  const lines = isChange ? prorationLines(world, sub, price, details.proration_date) : undefined
  const start = sub.periodEnd
  const invoice = draftInvoice(world, {
    sub,
    reason: 'subscription_cycle',
    price,
    free: false,
    start,
    end: monthFrom({ anchor: start }, start),
    ...(lines === undefined ? {} : { lines }),
  })
  return { ...invoice, id: `upcoming_${invoice.id}`, reason: 'upcoming' }
}
