import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { text } from './wire-types.ts'

/** Stands in clientSecret where nothing has to be confirmed with a card: `free` costs nothing, the other is paid with a saved card. */
export const NOTHING_TO_CONFIRM = { free: 'free_subscription', saved: 'subscription_payment' } as const

export const CouponCode = text(64, 'Enter the code.')

/** What came of asking for a subscription. Amounts in US cents. */
export const SubscriptionCreated = z.object({
  /** Secret of a SetupIntent or PaymentIntent to confirm in the browser, or one of NOTHING_TO_CONFIRM. */
  clientSecret: z.string(),
  discountApplied: z.boolean(),
  /** What a month costs after the discount, and after the trial where there is one. */
  finalAmount: z.number(),
  isTrial: z.boolean(),
  trialInfo: z.nullable(z.object({ days: z.number(), emails: z.number() })),
  subscriptionId: z.string(),
})
export type SubscriptionCreated = z.infer<typeof SubscriptionCreated>

/** A code checked against a plan. The two pages that ask read the amount under different names. */
export const CouponCheck = z.object({
  valid: z.boolean(),
  amount_off: z.nullable(z.number()),
  discount_amount: z.nullable(z.number()),
  percent_off: z.nullable(z.number()),
  message: z.string(),
})
export type CouponCheck = z.infer<typeof CouponCheck>

export const PlanChoice = z.object({ planId: PlanId })
