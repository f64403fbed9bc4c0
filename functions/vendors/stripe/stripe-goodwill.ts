import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import { callStripe, idempotent } from './stripe-client.ts'
import { InvoiceAnswer, paidBy } from './stripe-customer-invoices.ts'

const Owner = z.object({ customer: z.nullable(z.string()) })
const Refund = z.object({
  amount: z.number(),
  status: z.nullable(z.string()),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
})
/** Refunds of which the money did not arrive; Stripe returned it to us. */
const NOT_REFUNDED = new Set(['failed', 'canceled'])
/** No payment has more refunds. */
const MOST = 100

interface Wanted {
  /** Recorded on the refund, so that it is found however long ago it was made. */
  readonly id: string
  readonly customerId: string
  readonly invoiceId: string
  readonly cents: number
  /** What was refunded when it was decided. */
  readonly refundedCents: number
}

/** Refunds and longer trials by staff. */
export const stripeGoodwill = (stripe: Stripe) => ({
  /**
   * Refunds part of the payment of an invoice, once however often it is called with an id. Throws AppError not_found
   * (an invoice of somebody else), refund_unpaid, refund_done, refund_disputed, refund_too_large, changed_meanwhile,
   * payment_in_progress, unavailable.
   */
  async refund({ id, customerId, invoiceId, cents, refundedCents }: Wanted): Promise<void> {
    const invoice = await callStripe(
      () => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
      ({ code }) => (code === 'resource_missing' ? null : undefined),
    )
    if (invoice === null || Owner.parse(invoice).customer !== customerId) throw new AppError('not_found')
    const payment = paidBy(InvoiceAnswer.parse(invoice))
    if (payment === null) throw new AppError('refund_unpaid')
    const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: payment, limit: MOST }))
    const refunds = z
      .array(Refund)
      .parse(data)
      .filter(({ status }) => !NOT_REFUNDED.has(status ?? ''))
    if (refunds.some(({ metadata }) => metadata?.['goodwill'] === id)) return
    if (refunds.reduce((sum, { amount }) => sum + amount, 0) !== refundedCents)
      throw new AppError('changed_meanwhile')
    await callStripe(
      () =>
        stripe.refunds.create(
          {
            payment_intent: payment,
            amount: cents,
            reason: 'requested_by_customer',
            metadata: { goodwill: id },
          },
          idempotent('goodwill', id),
        ),
      ({ code, param }) => {
        if (code === 'charge_already_refunded') throw new AppError('refund_done')
        if (code === 'charge_disputed') throw new AppError('refund_disputed')
        if (param === 'amount') throw new AppError('refund_too_large')
        return undefined
      },
    )
  },

  /**
   * Sets the end of a trial. Repeating it changes nothing, because the instant is absolute. Throws AppError
   * trial_not_running, payment_in_progress, unavailable.
   */
  async extendTrial(id: string, subscriptionId: string, until: Date): Promise<void> {
    await callStripe(
      () =>
        stripe.subscriptions.update(
          subscriptionId,
          { trial_end: Math.floor(until.getTime() / 1000), proration_behavior: 'none' },
          idempotent('goodwill', id),
        ),
      ({ code, param }) => {
        if (code === 'resource_missing' || param === 'trial_end') throw new AppError('trial_not_running')
        return undefined
      },
    )
  },
})
