import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { CANCEL_WORDS_MAX, CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import { Instant } from './wire-types.ts'

/** Why the user cancels, as far as they say. Words without a reason are kept under another reason. */
export const CancelRequest = z.strictObject({
  reason: z.optional(CancelReason),
  words: z.optional(z.string().check(z.trim(), z.maxLength(CANCEL_WORDS_MAX))),
})
export type CancelRequest = z.infer<typeof CancelRequest>

/** How an upgrade can be paid. `error` is always null: errors are sent as problems. */
export const BillingStatus = z.object({
  success: z.boolean(),
  data: z.object({
    hasSavedPaymentMethod: z.boolean(),
    customerExists: z.boolean(),
    brand: z.nullable(z.string()),
    lastFour: z.nullable(z.string()),
    /** The subscription's existing discount, from a coupon given with the order; US cents. */
    discount: z.nullable(
      z.object({ percent_off: z.nullable(z.number()), discount_amount: z.nullable(z.number()) }),
    ),
  }),
  error: z.nullable(z.string()),
})
export type BillingStatus = z.infer<typeof BillingStatus>

export const SetupIntentCreated = z.object({
  success: z.boolean(),
  clientSecret: z.string(),
  error: z.nullable(z.string()),
})

export const PaymentMethodUpdated = z.object({ success: z.boolean(), error: z.nullable(z.string()) })

export const UpgradeResult = z.object({
  /** Whether it is paid and the plan is in effect. */
  success: z.boolean(),
  /** Whether the cardholder must confirm the payment with the secret and then repeat the same upgrade. */
  requiresAction: z.boolean(),
  clientSecret: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type UpgradeResult = z.infer<typeof UpgradeResult>

/** Cost of a change from one paid plan to another, and when it takes effect. Amounts in US cents. */
export const PlanChangePreview = z.object({
  plan: PlanId,
  direction: z.enum(['up', 'down']),
  /** Now for a higher plan, the end of the paid month for a lower one. */
  startsAt: Instant,
  /** Charged on confirmation; 0 for a lower plan. */
  chargeCents: z.number(),
  /** The old plan's remaining value, and the price of the rest of the month on the new plan. */
  creditCents: z.number(),
  remainingCents: z.number(),
  /** Price of each following month, and when the first of them is charged. */
  monthlyCents: z.number(),
  nextPaymentAt: Instant,
  /** Send it with the upgrade to be charged exactly this amount. Null for a lower plan. */
  prorationAt: z.nullable(Instant),
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

/** A sentence for the user about the change. */
export const SubscriptionChanged = z.object({ message: z.string() })
