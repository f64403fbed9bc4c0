import * as z from 'zod/mini'
import { text } from './visible-text.ts'

/** Where nothing has to be confirmed with a card: `free` costs nothing, `saved` used a saved card. */
export const NOTHING_TO_CONFIRM = { free: 'free_subscription', saved: 'subscription_payment' } as const

export const CouponCode = text(64, 'Enter the code.')

/** What came of asking for a subscription. Amounts in US cents. */
export const SubscriptionCreated = z.object({
  /** Secret of a SetupIntent or PaymentIntent to confirm in the browser, or one of NOTHING_TO_CONFIRM. */
  clientSecret: z.string(),
  discountApplied: z.boolean(),
  /** The first month after discount and trial. clientSecret says whether a card is asked for all the same. */
  finalAmount: z.number(),
  isTrial: z.boolean(),
  trialInfo: z.nullable(z.object({ days: z.number(), emails: z.number() })),
  /** Why there is no trial: the account or the card had its own, or nothing is ever to be paid. */
  noTrial: z.nullable(z.enum(['used', 'card', 'free'])),
  subscriptionId: z.string(),
})
export type SubscriptionCreated = z.infer<typeof SubscriptionCreated>

/** A code checked against a plan. The two pages that ask read the amount under different names. */
export const CouponCheck = z.object({
  valid: z.boolean(),
  amount_off: z.nullable(z.number()),
  discount_amount: z.nullable(z.number()),
  percent_off: z.nullable(z.number()),
  /** How many months it counts; null for every month, as for a code that is not valid. */
  months: z.nullable(z.number()),
  message: z.string(),
})
export type CouponCheck = z.infer<typeof CouponCheck>

/** What became of a payment, asked of the payment provider just now. */
export const PaymentVerified = z.object({
  success: z.boolean(),
  /** Only for the session of the user whose payment it is. */
  user: z.nullable(z.object({ email: z.string() })),
  message: z.string(),
  /** Why it has no effect; `trial_refused`: the card had its trial elsewhere, nothing was charged. */
  problem: z.nullable(z.enum(['trial_refused', 'declined', 'action_required', 'processing', 'failed'])),
})
export type PaymentVerified = z.infer<typeof PaymentVerified>
