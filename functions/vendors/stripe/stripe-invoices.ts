import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { PreviewAnswer } from './answers.ts'
import { asked } from './stripe-client.ts'
import type { Payment, UnpaidInvoice } from '#functions/billing/invoice.ts'

/** Of a subscription, what tells what its newest invoice was for, and whether it was paid. */
const Latest = z.object({
  status: z.string(),
  latest_invoice: z.nullable(
    z.object({
      id: z.string(),
      status: z.nullable(z.string()),
      billing_reason: z.nullable(z.string()),
      attempt_count: z.number(),
      amount_paid: z.number(),
      amount_remaining: z.number(),
      next_payment_attempt: z.nullable(z.number()),
      hosted_invoice_url: z.optional(z.nullable(z.string())),
    }),
  ),
})

export const stripeInvoices = (stripe: Stripe) => ({
  /** What the next month of a subscription will cost after discounts, in US cents. */
  async nextTotal(subscription: string) {
    return PreviewAnswer.parse(await asked(() => stripe.invoices.createPreview({ subscription }))).total
  },
  /** What was paid for the newest change of plan, in US cents; null when a month has begun since. */
  async paidForChange(subscriptionId: string): Promise<number | null> {
    const { latest_invoice: invoice } = Latest.parse(
      await asked(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] })),
    )
    return invoice?.billing_reason === 'subscription_update' && invoice.status === 'paid'
      ? invoice.amount_paid
      : null
  },
  /** The newest invoice of a renewal or a trial's end that stands open after a try, or null. */
  async unpaid(subscriptionId: string): Promise<UnpaidInvoice | null> {
    const { status, latest_invoice: invoice } = Latest.parse(
      await asked(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] })),
    )
    // Who orders or changes a plan sits before the page that says it: only what was charged in their absence
    // is worth a mail.
    if (
      invoice === null ||
      invoice.status !== 'open' ||
      invoice.billing_reason !== 'subscription_cycle' ||
      invoice.attempt_count === 0 ||
      status === 'canceled'
    )
      return null
    return {
      id: invoice.id,
      attempts: invoice.attempt_count,
      amount: invoice.amount_remaining,
      nextTryAt: invoice.next_payment_attempt === null ? null : new Date(invoice.next_payment_attempt * 1000),
      payUrl: invoice.hosted_invoice_url ?? null,
    }
  },
})

/**
 * Reads the invoices of a subscription in order to notify its owner. All throw AppError unavailable.
 */
export type Invoices = ReturnType<typeof stripeInvoices>

const Paid = z.object({
  id: z.string(),
  currency: z.string(),
  amount_paid: z.number(),
  status_transitions: z.object({ paid_at: z.nullable(z.number()) }),
})

const Charged = z.object({
  currency: z.string(),
  refunds: z.object({
    data: z.array(
      z.object({ id: z.string(), amount: z.number(), created: z.number(), status: z.nullable(z.string()) }),
    ),
  }),
})
/** Of a refund whose money is on its way back or there; others came to nothing. */
const GOES_BACK = new Set(['succeeded', 'pending'])

/** More than anybody pays in the time for which news may be lost. */
const NEWEST = 20

/** What was paid and got back; an invoice marked as paid elsewhere brought nothing through Stripe. */
export const stripePayments = (stripe: Stripe) => ({
  /** The newest invoices that a customer has paid with money, not those over nothing. */
  async paid(customer: string): Promise<readonly Payment[]> {
    const { data } = await asked(() => stripe.invoices.list({ customer, status: 'paid', limit: NEWEST }))
    return z
      .array(Paid)
      .parse(data)
      .flatMap(({ id, currency, amount_paid: amount, status_transitions: { paid_at: paidAt } }) =>
        currency !== 'usd' || amount <= 0 || paidAt === null
          ? []
          : [{ id, amount, at: new Date(paidAt * 1000) }],
      )
  },
  async paidBack(customer: string): Promise<readonly Payment[]> {
    const { data } = await asked(() =>
      stripe.charges.list({ customer, limit: NEWEST, expand: ['data.refunds'] }),
    )
    return z
      .array(Charged)
      .parse(data)
      .filter(({ currency }) => currency === 'usd')
      .flatMap(({ refunds }) =>
        refunds.data
          .filter(({ status }) => GOES_BACK.has(status ?? ''))
          .map(({ id, amount, created }) => ({ id, amount: -amount, at: new Date(created * 1000) })),
      )
  },
})

/** What customers paid, and what they got back. Both throw AppError unavailable. */
export type Payments = ReturnType<typeof stripePayments>
