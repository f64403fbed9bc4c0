import * as z from 'zod/mini'

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

/** What was done, in a sentence for the user. */
export const SubscriptionChanged = z.object({ message: z.string() })
