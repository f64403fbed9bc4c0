import * as z from 'zod/mini'
import { text } from './visible-text.ts'

/** Sent instead of a client secret when no card is confirmed: `free` costs nothing, `saved` used a saved card. */
export const NOTHING_TO_CONFIRM = { free: 'free_subscription', saved: 'subscription_payment' } as const

export const CouponCode = text(64, 'Enter the code.')

/** Result of creating a subscription. Amounts in US cents. */
export const SubscriptionCreated = z.object({
  /** Secret of a SetupIntent or PaymentIntent to confirm in the browser, or one of NOTHING_TO_CONFIRM. */
  clientSecret: z.string(),
  discountApplied: z.boolean(),
  /** Price of the first month after discount and trial. clientSecret says whether a card is still needed. */
  finalAmount: z.number(),
  isTrial: z.boolean(),
  trialInfo: z.nullable(z.object({ days: z.number(), emails: z.number() })),
  /** Why there is no trial: the account or the card has used one, or the plan is free with this coupon. */
  noTrial: z.nullable(z.enum(['used', 'card', 'free'])),
  subscriptionId: z.string(),
})
export type SubscriptionCreated = z.infer<typeof SubscriptionCreated>

/** A coupon checked for a plan. The two pages that use it read the amount under different names. */
export const CouponCheck = z.object({
  valid: z.boolean(),
  amount_off: z.nullable(z.number()),
  discount_amount: z.nullable(z.number()),
  percent_off: z.nullable(z.number()),
  /** Number of months it applies to; null for every month, and for an invalid code. */
  months: z.nullable(z.number()),
  message: z.string(),
})
export type CouponCheck = z.infer<typeof CouponCheck>

/** Current state of a payment at the payment provider. */
export const PaymentVerified = z.object({
  success: z.boolean(),
  /** Only if the session belongs to the payment's user. */
  user: z.nullable(z.object({ email: z.string() })),
  message: z.string(),
  /** Why it has no effect; `trial_refused`: the card had a trial on another account, nothing was charged. */
  problem: z.nullable(z.enum(['trial_refused', 'declined', 'action_required', 'processing', 'failed'])),
})
export type PaymentVerified = z.infer<typeof PaymentVerified>
