import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { Instant } from './wire-types.ts'

/** What an upgrade can be paid with. `error` stays null: refusals travel as problems. */
export const BillingStatus = z.object({
  success: z.boolean(),
  data: z.object({
    hasSavedPaymentMethod: z.boolean(),
    customerExists: z.boolean(),
    brand: z.nullable(z.string()),
    lastFour: z.nullable(z.string()),
    /** What the subscription costs less already, from a code given when it was ordered; US cents. */
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
  /** Paid: the plan counts. */
  success: z.boolean(),
  /** The bank asks its owner: confirm the payment with the secret, and ask for the same upgrade again. */
  requiresAction: z.boolean(),
  clientSecret: z.nullable(z.string()),
  error: z.nullable(z.string()),
})
export type UpgradeResult = z.infer<typeof UpgradeResult>

/** What a change from one paid plan to another costs and when it counts. Amounts in US cents. */
export const PlanChangePreview = z.object({
  plan: PlanId,
  direction: z.enum(['up', 'down']),
  /** Now for a higher plan, the end of the month that is paid for a lower one. */
  startsAt: Instant,
  /** Charged when it is confirmed: nothing for a lower plan. */
  chargeCents: z.number(),
  /** What of the old plan is counted towards it, and what the rest of the month costs on the new one. */
  creditCents: z.number(),
  remainingCents: z.number(),
  /** Of each month after, and when the first of them is paid. */
  monthlyCents: z.number(),
  nextPaymentAt: Instant,
  /** Given with the upgrade, it is charged to the cent. Null for a lower plan. */
  prorationAt: z.nullable(Instant),
})
export type PlanChangePreview = z.infer<typeof PlanChangePreview>

/** What was done, in a sentence for the user. */
export const SubscriptionChanged = z.object({ message: z.string() })
