import * as z from 'zod/mini'
import { logRefusal } from '#platform/log/log-refusal.ts'

/** The fields that we read of Stripe's answers. Times are seconds since 1970, amounts are cents. */
const text = z.nullable(z.string())
const time = z.nullable(z.number())

/** The id of an object, which Stripe sends as an id or expanded. */
const Id = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === 'string' ? value : value.id)),
)

const Card = z.object({ brand: z.string(), last4: z.string(), fingerprint: z.optional(text) })
const PaymentMethodAnswer = z.object({
  id: z.string(),
  type: z.string(),
  customer: z.nullable(Id),
  card: z.optional(Card),
})
export type PaymentMethodAnswer = z.infer<typeof PaymentMethodAnswer>
const ExpandedMethod = z.nullable(PaymentMethodAnswer)

export const CustomerAnswer = z.object({
  id: z.string(),
  deleted: z.optional(z.boolean()),
  invoice_settings: z.optional(z.object({ default_payment_method: ExpandedMethod })),
})

/**
 * One of Stripe's enumerations, which may grow with any release (docs.stripe.com/upgrades, "backward-compatible
 * changes"). A value that is not ours to know is counted, and reads as `unknown`.
 */
const open = <const Known extends readonly string[]>(name: string, known: Known) =>
  z.pipe(
    z.string(),
    z.transform((value): Known[number] | 'unknown' => {
      const found = known.find((one) => one === value)
      if (found === undefined) logRefusal({ vendor: 'stripe', kind: 'unknown', cause: `${name} ${value}` })
      return found ?? 'unknown'
    }),
  )

const IntentStatus = open('intent status', [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
])
export type IntentStatus = z.infer<typeof IntentStatus>

export const SetupIntentAnswer = z.object({
  id: z.string(),
  status: IntentStatus,
  created: z.number(),
  client_secret: text,
  payment_method: ExpandedMethod,
})
export type SetupIntentAnswer = z.infer<typeof SetupIntentAnswer>

export const IntentAnswer = z.object({ id: z.string(), status: IntentStatus, customer: z.nullable(Id) })

const Coupon = z.object({
  id: z.string(),
  percent_off: z.nullable(z.number()),
  amount_off: z.nullable(z.number()),
  currency: text,
  duration: open('coupon duration', ['once', 'repeating', 'forever']),
  duration_in_months: z.nullable(z.number()),
  valid: z.boolean(),
  applies_to: z.optional(z.nullable(z.object({ products: z.array(z.string()) }))),
})

const InvoicePayment = z.object({ payment: z.object({ payment_intent: z.optional(Id) }), status: z.string() })
export const InvoiceAnswer = z.object({
  id: z.string(),
  status: z.nullable(open('invoice status', ['draft', 'open', 'paid', 'uncollectible', 'void'])),
  total: z.number(),
  amount_paid: z.number(),
  created: z.number(),
  next_payment_attempt: time,
  status_transitions: z.object({ paid_at: time }),
  hosted_invoice_url: z.optional(text),
  confirmation_secret: z.optional(z.nullable(z.object({ client_secret: z.string() }))),
  payments: z.optional(z.object({ data: z.array(InvoicePayment) })),
})
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>

export const OpenInvoices = z.object({ data: z.array(z.object({ id: z.string(), billing_reason: text })) })
export const PaidInvoices = z.object({ data: z.array(z.object({ amount_paid: z.number() })) })

const Discount = z.object({ end: time, source: z.object({ coupon: z.nullable(Coupon) }) })

export const SubscriptionAnswer = z.object({
  id: z.string(),
  status: open('subscription status', [
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'unpaid',
    'paused',
  ]),
  created: z.number(),
  trial_start: time,
  trial_end: time,
  cancel_at: time,
  cancel_at_period_end: z.boolean(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_start: z.number(),
        current_period_end: z.number(),
        price: z.object({ id: z.string(), unit_amount: z.nullable(z.number()) }),
      }),
    ),
  }),
  default_payment_method: ExpandedMethod,
  pause_collection: z.nullable(z.object({ resumes_at: time })),
  billing_cycle_anchor: z.number(),
  pending_setup_intent: z.nullable(Id),
  latest_invoice: z.nullable(InvoiceAnswer),
  pending_update: z.optional(
    z.nullable(
      z.object({
        trial_end: z.optional(time),
        subscription_items: z.optional(
          z.nullable(z.array(z.object({ price: z.object({ id: z.string() }) }))),
        ),
      }),
    ),
  ),
  discounts: z.array(Discount),
  metadata: z.record(z.string(), z.string()),
})
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

export const PromotionCodeAnswer = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  customer: z.nullable(Id),
  expires_at: time,
  max_redemptions: z.nullable(z.number()),
  times_redeemed: z.number(),
  promotion: z.object({ coupon: z.nullable(Coupon) }),
  restrictions: z.object({
    first_time_transaction: z.boolean(),
    minimum_amount: z.nullable(z.number()),
    minimum_amount_currency: text,
  }),
})
export type PromotionCodeAnswer = z.infer<typeof PromotionCodeAnswer>

export const PriceAnswer = z.object({ product: Id })

export const SessionAnswer = z.object({
  id: z.string(),
  status: z.nullable(open('session status', ['open', 'complete', 'expired'])),
  payment_status: open('session payment status', ['paid', 'unpaid', 'no_payment_required']),
  url: text,
  customer: z.nullable(Id),
  client_reference_id: text,
  metadata: z.nullable(z.record(z.string(), z.string())),
})

export const PreviewAnswer = z.object({ total: z.number() })

const Prorated = z.optional(z.nullable(z.object({ proration: z.boolean() })))
/** Preview of the invoice of a plan change, by lines. */
export const ChangePreviewAnswer = z.object({
  lines: z.object({
    data: z.array(
      z.object({
        amount: z.number(),
        discount_amounts: z.optional(z.nullable(z.array(z.object({ amount: z.number() })))),
        parent: z.nullable(z.object({ subscription_item_details: Prorated, invoice_item_details: Prorated })),
      }),
    ),
  }),
})
export const PricedAnswer = z.object({
  status: z.string(),
  items: z.object({ data: z.array(z.object({ id: z.string(), price: z.object({ id: z.string() }) })) }),
})
export const Created = z.object({ id: z.string() })
export const Owned = z.object({ id: z.string(), customer: z.nullable(Id) })
export const Named = z.object({ id: z.string(), metadata: z.record(z.string(), z.string()) })
