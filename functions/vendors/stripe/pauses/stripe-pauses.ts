import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { DAY } from '#platform/clock.ts'
import { PAUSED_FROM } from './pause-of.ts'
import { callStripe, idempotent } from '../stripe-client.ts'

/**
 * When collection resumes after the start of the skipped month: later than its invoice, and earlier than the next
 * one, because the shortest month has 28 days.
 */
const RESUMES_MS = 27 * DAY

const Restarted = z.object({ latest_invoice: z.nullable(z.object({ amount_paid: z.number() })) })

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Pauses of a paid subscription at Stripe. All throw AppError unavailable. */
export const stripePauses = (stripe: Stripe) => ({
  /** Voids the invoice of the month that begins at `from`. Both are written in one call. Throws AppError payment_in_progress. */
  async pause(
    { subscriptionId, from }: { readonly subscriptionId: string; readonly from: Date },
    key: string,
  ) {
    const params: Stripe.SubscriptionUpdateParams = {
      pause_collection: { behavior: 'void', resumes_at: seconds(new Date(from.getTime() + RESUMES_MS)) },
      metadata: { [PAUSED_FROM]: String(seconds(from)) },
    }
    await callStripe(() => stripe.subscriptions.update(subscriptionId, params, idempotent(key)))
  },

  /**
   * Resumes the collection. The start in the metadata stays: if the month has begun meanwhile, its invoice is void
   * and it stays a skipped one, instead of a month for nothing.
   */
  async lift(subscriptionId: string) {
    await callStripe(() => stripe.subscriptions.update(subscriptionId, { pause_collection: '' }))
  },

  /**
   * Begins a month now and charges it whole; nothing changes when that fails. The collection must be resumed before,
   * because the invoice would be voided otherwise. Returns what was paid, in US cents. Throws AppError
   * payment_declined (also when the bank asks for a confirmation), payment_in_progress.
   */
  async restart(subscriptionId: string, key: string): Promise<number> {
    const params: Stripe.SubscriptionUpdateParams = {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    }
    const answer = await callStripe(() =>
      stripe.subscriptions.update(subscriptionId, params, idempotent(key)),
    )
    return Restarted.parse(answer).latest_invoice?.amount_paid ?? 0
  },
})
