import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { callStripe } from './stripe-client.ts'

/** Invoices and charges read of a customer: two years of months. */
const NEWEST = 24

const Intent = z.optional(z.nullable(z.string()))

export const InvoiceAnswer = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  created: z.number(),
  status: z.nullable(z.string()),
  total: z.number(),
  amount_paid: z.number(),
  livemode: z.optional(z.boolean()),
  payments: z.optional(
    z.object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: Intent }) })),
    }),
  ),
})
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>

const Charge = z.object({ payment_intent: Intent, amount_refunded: z.number() })

/** The payment that paid an invoice; null when none did, or when it was paid without a card. */
export const paidBy = ({ payments }: InvoiceAnswer): string | null =>
  payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent ?? null

const dashboard = (live: boolean | undefined, path: string): string =>
  `https://dashboard.stripe.com/${live === true ? '' : 'test/'}${path}`

/** Invoices of a customer for staff. All throw AppError unavailable. */
export const stripeCustomerInvoices = (stripe: Stripe) => ({
  /** The newest invoices, newest first, with what was refunded of each; amounts in US cents. */
  async newest(customer: string) {
    const [invoices, charges] = await callStripe(() =>
      Promise.all([
        stripe.invoices.list({ customer, limit: NEWEST, expand: ['data.payments'] }),
        stripe.charges.list({ customer, limit: NEWEST }),
      ]),
    )
    const found = z.array(InvoiceAnswer).parse(invoices.data)
    const refunded = new Map(
      z
        .array(Charge)
        .parse(charges.data)
        .map(({ payment_intent: intent, amount_refunded: cents }) => [intent ?? '', cents]),
    )
    return {
      url: dashboard(found[0]?.livemode, `customers/${customer}`),
      invoices: found.map((invoice) => ({
        id: invoice.id,
        number: invoice.number,
        at: new Date(invoice.created * 1000),
        status: invoice.status ?? 'draft',
        totalCents: invoice.total,
        paidCents: invoice.amount_paid,
        refundedCents: refunded.get(paidBy(invoice) ?? '') ?? 0,
        url: dashboard(invoice.livemode, `invoices/${invoice.id}`),
      })),
    }
  },
})
