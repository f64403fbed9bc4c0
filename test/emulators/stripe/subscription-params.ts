import * as z from 'zod/mini'
import { flag, metadata, text, whole } from './form.ts'

const DiscountParam = z.strictObject({ coupon: z.optional(text), promotion_code: z.optional(text) })
const Settings = z.strictObject({
  save_default_payment_method: z.optional(z.enum(['on_subscription', 'off'])),
  payment_method_types: z.optional(z.array(text)),
})
export const TrialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
})

/** The emulator knows one behavior; the others keep the invoice. */
const PauseParam = z.union([
  z.strictObject({ behavior: z.literal('void'), resumes_at: z.optional(whole) }),
  z.literal(''),
])

const shared = {
  discounts: z.optional(z.union([z.array(DiscountParam), z.literal('')])),
  metadata: z.optional(metadata),
  default_payment_method: z.optional(text),
}

export const CreateSubscription = z.strictObject({
  ...shared,
  payment_behavior: z.optional(z.enum(['default_incomplete', 'allow_incomplete'])),
  payment_settings: z.optional(Settings),
  trial_settings: z.optional(TrialSettings),
  customer: text,
  items: z.array(z.strictObject({ price: text })).check(z.length(1)),
  trial_period_days: z.optional(whole),
})
export type CreateSubscription = z.infer<typeof CreateSubscription>

export const UpdateSubscription = z.strictObject({
  ...shared,
  payment_behavior: z.optional(z.enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])),
  cancel_at_period_end: z.optional(flag),
  /** The emulator only removes the time: no call of the product sets one. */
  cancel_at: z.optional(z.literal('')),
  proration_behavior: z.optional(z.enum(['none', 'create_prorations', 'always_invoice'])),
  trial_end: z.optional(z.union([z.literal('now'), whole])),
  items: z.optional(
    z.array(z.strictObject({ id: z.optional(text), price: z.optional(text) })).check(z.length(1)),
  ),
  billing_cycle_anchor: z.optional(z.strictObject({ type: z.enum(['now', 'unchanged']) })),
  proration_date: z.optional(whole),
  pause_collection: z.optional(PauseParam),
})
export type UpdateSubscription = z.infer<typeof UpdateSubscription>

export const CancelSubscription = z.strictObject({ invoice_now: z.optional(flag), prorate: z.optional(flag) })

/** Fields that a pending update may change. */
export const PENDING_UPDATE_FIELDS: ReadonlySet<string> = new Set([
  'items',
  'trial_end',
  'proration_behavior',
  'proration_date',
  'payment_behavior',
  'billing_cycle_anchor',
])
