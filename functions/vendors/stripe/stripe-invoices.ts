import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { PreviewAnswer } from './answers.ts'
import { callStripe } from './stripe-client.ts'
import type { Payment, UnpaidInvoice } from '#functions/billing/model.ts'
import type { Dispute } from '#functions/billing/disputes/dispute.item.ts'

/** A subscription's status and newest invoice. */
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

const latestOf = async (stripe: Stripe, subscriptionId: string) =>
  Latest.parse(
    await callStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] })),
  )

/** Reads a subscription's invoices in order to notify its owner. All throw AppError unavailable. */
export const stripeInvoices = (stripe: Stripe) => ({
  /** Price of a subscription's next month after discounts, in US cents. */
  async nextTotal(subscription: string) {
    return PreviewAnswer.parse(await callStripe(() => stripe.invoices.createPreview({ subscription }))).total
  },
  /** Amount paid for the newest plan change, in US cents; null when a new month has begun since. */
  async paidForChange(subscriptionId: string): Promise<number | null> {
    const { latest_invoice: invoice } = await latestOf(stripe, subscriptionId)
    return invoice?.billing_reason === 'subscription_update' && invoice.status === 'paid'
      ? invoice.amount_paid
      : null
  },
  /** The newest invoice if it is for a renewal or a trial's end and open after an attempt, else null. */
  async unpaid(subscriptionId: string): Promise<UnpaidInvoice | null> {
    const { status, latest_invoice: invoice } = await latestOf(stripe, subscriptionId)
    // Users who order or change a plan see a failed payment on the page, so only charges in their absence
    // need an email.
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
/** Statuses of refunds that were paid or are on their way; others failed. */
const REFUNDED = new Set(['succeeded', 'pending'])

const Disputable = z.object({ id: z.string(), disputed: z.boolean() })
const Disputed = z.object({ amount: z.number(), created: z.number(), status: z.string() })
/** Statuses with which a dispute is over; any other, also one that Stripe adds, is still open. */
const DECIDED = new Set(['won', 'lost', 'warning_closed', 'prevented'])

/** More payments than a customer makes in the time for which events may be lost. */
const NEWEST = 20

/**
 * Payments, refunds and disputes through Stripe, and so without invoices that were marked as paid elsewhere. All
 * throw AppError unavailable.
 */
export const stripePayments = (stripe: Stripe) => ({
  /** The newest paid invoices of a customer, without those over zero. */
  async paid(customer: string): Promise<readonly Payment[]> {
    const { data } = await callStripe(() => stripe.invoices.list({ customer, status: 'paid', limit: NEWEST }))
    return z
      .array(Paid)
      .parse(data)
      .flatMap(({ id, currency, amount_paid: amount, status_transitions: { paid_at: paidAt } }) =>
        amount <= 0 || paidAt === null ? [] : [{ id, amount, currency, at: new Date(paidAt * 1000) }],
      )
  },
  /** The customer's oldest dispute that the bank has not decided; null without one. */
  async dispute(customer: string): Promise<Dispute | null> {
    const { data } = await callStripe(() => stripe.charges.list({ customer, limit: NEWEST }))
    const charges = z
      .array(Disputable)
      .parse(data)
      .filter(({ disputed }) => disputed)
    const lists = await Promise.all(
      charges.map(async ({ id: charge }) => await callStripe(() => stripe.disputes.list({ charge }))),
    )
    const [oldest] = z
      .array(Disputed)
      .parse(lists.flatMap((list) => list.data))
      .filter(({ status }) => !DECIDED.has(status))
      .toSorted((a, b) => a.created - b.created)
    return oldest === undefined
      ? null
      : { amountCents: oldest.amount, openedAt: new Date(oldest.created * 1000) }
  },
  async paidBack(customer: string): Promise<readonly Payment[]> {
    const { data } = await callStripe(() =>
      stripe.charges.list({ customer, limit: NEWEST, expand: ['data.refunds'] }),
    )
    return z
      .array(Charged)
      .parse(data)
      .flatMap(({ currency, refunds }) =>
        refunds.data
          .filter(({ status }) => REFUNDED.has(status ?? ''))
          .map(({ id, amount, created }) => ({
            id,
            amount: -amount,
            currency,
            at: new Date(created * 1000),
          })),
      )
  },
})
