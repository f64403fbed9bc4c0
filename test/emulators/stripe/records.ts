import * as z from 'zod/mini'

/** The stored records. Times are seconds since 1970, amounts are cents. */
const Text = z.nullable(z.string())
const Time = z.nullable(z.number())
const Metadata = z.record(z.string(), z.string())
export const Json = z.record(z.string(), z.unknown())
export type Json = z.infer<typeof Json>

const CardError = z.object({ code: z.string(), declineCode: Text, message: z.string(), paymentMethod: Text })
export type CardError = z.infer<typeof CardError>

const CustomerRecord = z.object({
  id: z.string(),
  created: z.number(),
  deleted: z.boolean(),
  email: Text,
  name: Text,
  metadata: Metadata,
  defaultPaymentMethod: Text,
})
export type CustomerRecord = z.infer<typeof CustomerRecord>

/** What a customer begins with. */
export const NEW_CUSTOMER = {
  deleted: false,
  email: null,
  name: null,
  defaultPaymentMethod: null,
} as const satisfies Partial<CustomerRecord>

const PaymentMethodRecord = z.object({
  id: z.string(),
  created: z.number(),
  customer: Text,
  brand: z.string(),
  last4: z.string(),
  fingerprint: z.string(),
  setUp: z.boolean(),
  metadata: Metadata,
})
export type PaymentMethodRecord = z.infer<typeof PaymentMethodRecord>

const IntentStatus = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
])
export type IntentStatus = z.infer<typeof IntentStatus>

const SetupIntentRecord = z.object({
  id: z.string(),
  created: z.number(),
  secret: z.string(),
  customer: Text,
  status: IntentStatus,
  usage: z.string(),
  paymentMethod: Text,
  metadata: Metadata,
  error: z.nullable(CardError),
  canceledFor: Text,
  automatic: z.boolean(),
  /** Outcome of each confirmation, oldest first. */
  attempts: z._default(z.array(z.enum(['failed', 'succeeded'])), []),
  /** Accepted payment method types; all when absent. */
  methods: z.optional(z.array(z.string())),
  subscription: Text,
  session: Text,
})
export type SetupIntentRecord = z.infer<typeof SetupIntentRecord>

const PaymentIntentRecord = z.object({
  id: z.string(),
  created: z.number(),
  secret: z.string(),
  customer: z.string(),
  status: IntentStatus,
  amount: z.number(),
  currency: z.string(),
  paymentMethod: Text,
  error: z.nullable(CardError),
  invoice: z.string(),
  charge: Text,
  canceledAt: Time,
  session: Text,
})
export type PaymentIntentRecord = z.infer<typeof PaymentIntentRecord>

const RefundRecord = z.object({
  id: z.string(),
  amount: z.number(),
  created: z.number(),
  reason: Text,
  metadata: z._default(z.record(z.string(), z.string()), {}),
})
export type RefundRecord = z.infer<typeof RefundRecord>

const DisputeRecord = z.object({ id: z.string(), created: z.number(), status: z.string() })
export type DisputeRecord = z.infer<typeof DisputeRecord>

const ChargeRecord = z.object({
  id: z.string(),
  created: z.number(),
  amount: z.number(),
  currency: z.string(),
  customer: z.string(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  paid: z.boolean(),
  refunds: z._default(z.array(RefundRecord), []),
  dispute: z._default(z.nullable(DisputeRecord), null),
  failure: z.nullable(CardError),
})
export type ChargeRecord = z.infer<typeof ChargeRecord>

const DiscountRecord = z.object({
  id: z.string(),
  coupon: z.string(),
  promotionCode: Text,
  start: z.number(),
  end: Time,
  used: z.boolean(),
})
export type DiscountRecord = z.infer<typeof DiscountRecord>

export const SubscriptionStatus = z.enum([
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
])
const MissingMethod = z.enum(['cancel', 'create_invoice'])
const SubscriptionRecord = z.object({
  id: z.string(),
  created: z.number(),
  customer: z.string(),
  item: z.string(),
  price: z.string(),
  status: SubscriptionStatus,
  trialStart: Time,
  trialEnd: Time,
  periodStart: z.number(),
  periodEnd: z.number(),
  anchor: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  cancelAt: Time,
  canceledAt: Time,
  endedAt: Time,
  cancelReason: Text,
  defaultPaymentMethod: Text,
  latestInvoice: Text,
  pendingSetupIntent: Text,
  pendingUpdate: z.nullable(
    z.object({
      expiresAt: z.number(),
      price: z.string(),
      trialEndsNow: z.boolean(),
      invoice: z.string(),
    }),
  ),
  /** While set, and until the time in it, invoices that are created are voided. */
  pauseCollection: z._default(z.nullable(z.object({ resumesAt: Time })), null),
  discounts: z.array(DiscountRecord),
  metadata: Metadata,
  missingMethod: MissingMethod,
  saveDefault: z.enum(['on_subscription', 'off']),
})
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

/** What a subscription begins with. */
export const NEW_SUBSCRIPTION = {
  cancelAtPeriodEnd: false,
  cancelAt: null,
  canceledAt: null,
  endedAt: null,
  cancelReason: null,
  defaultPaymentMethod: null,
  latestInvoice: null,
  pendingSetupIntent: null,
  pendingUpdate: null,
  pauseCollection: null,
  missingMethod: 'create_invoice',
  saveDefault: 'off',
} as const satisfies Partial<SubscriptionRecord>

const InvoiceStatus = z.enum(['draft', 'open', 'paid', 'void', 'uncollectible'])
const Line = z.object({
  id: z.string(),
  amount: z.number(),
  description: z.string(),
  price: z.string(),
  start: z.number(),
  end: z.number(),
  item: z.string(),
  /** A credit for unused time at the old price, or a charge for the rest at the new one. */
  proration: z._default(z.boolean(), false),
})
export type InvoiceLine = z.infer<typeof Line>
const InvoiceRecord = z.object({
  id: z.string(),
  created: z.number(),
  customer: Text,
  subscription: Text,
  status: InvoiceStatus,
  reason: z.string(),
  currency: z.string(),
  lines: z.array(Line),
  discounts: z.array(z.object({ discount: DiscountRecord, amount: z.number() })),
  subtotal: z.number(),
  total: z.number(),
  amountPaid: z.number(),
  attempts: z.number(),
  nextAttempt: Time,
  finalizesAt: Time,
  number: Text,
  periodStart: z.number(),
  periodEnd: z.number(),
  paymentIntent: Text,
  payment: z.string(),
  finalizedAt: Time,
  paidAt: Time,
  voidedAt: Time,
  metadata: Metadata,
})
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

const SessionRecord = z.object({
  id: z.string(),
  created: z.number(),
  expiresAt: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  customer: Text,
  email: Text,
  price: z.string(),
  successUrl: z.string(),
  cancelUrl: Text,
  reference: Text,
  metadata: Metadata,
  subscription: Text,
  setupIntent: Text,
  invoice: Text,
  subscriptionData: z.object({
    trialDays: z.nullable(z.number()),
    metadata: Metadata,
    missingMethod: MissingMethod,
  }),
  discount: z.nullable(z.object({ coupon: z.string(), promotionCode: Text })),
  /** Whether prices are shown in the customer's currency; the dashboard's default is on. */
  adaptive: z._default(z.boolean(), true),
  /** Accepted payment method types; all when absent. */
  methods: z.optional(z.array(z.string())),
})
export type SessionRecord = z.infer<typeof SessionRecord>

const CouponRecord = z.object({
  id: z.string(),
  name: z.string(),
  percentOff: z.nullable(z.number()),
  amountOff: z.nullable(z.number()),
  currency: Text,
  duration: z.enum(['once', 'repeating', 'forever']),
  months: z.nullable(z.number()),
  products: z.nullable(z.array(z.string())),
  redeemed: z.number(),
  created: z.number(),
})
export type CouponRecord = z.infer<typeof CouponRecord>

const PromotionCodeRecord = z.object({
  id: z.string(),
  code: z.string(),
  coupon: z.string(),
  active: z.boolean(),
  created: z.number(),
  expiresAt: Time,
  maxRedemptions: z.nullable(z.number()),
  redeemed: z.number(),
  customer: Text,
  firstTime: z.boolean(),
  minimumAmount: z.nullable(z.number()),
})
export type PromotionCodeRecord = z.infer<typeof PromotionCodeRecord>

const EventRecord = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  object: Json,
  previous: z.nullable(Json),
  request: Text,
  key: Text,
})
export type EventRecord = z.infer<typeof EventRecord>

const DeliveryRecord = z.object({
  id: z.string(),
  event: z.string(),
  status: z.enum(['waiting', 'held', 'delivered', 'failed', 'dropped']),
  attempts: z.number(),
  nextAt: z.number(),
  since: z.number(),
  lastStatus: z.nullable(z.number()),
})
export type DeliveryRecord = z.infer<typeof DeliveryRecord>

const KeyRecord = z.object({
  key: z.string(),
  fingerprint: z.string(),
  status: z.number(),
  body: z.string(),
  at: z.number(),
})

/** A price that a call made, beside those of the catalogue. */
const MadePriceRecord = z.object({
  id: z.string(),
  product: z.string(),
  amount: z.number(),
  interval: z.string(),
  lookupKey: z.nullable(z.string()),
  active: z.boolean(),
  created: z.number(),
})
export type MadePriceRecord = z.infer<typeof MadePriceRecord>

const EndpointRecord = z.object({
  id: z.string(),
  url: z.string(),
  secret: z.string(),
  apiVersion: z.nullable(z.string()),
  events: z.array(z.string()),
  created: z.number(),
})
export type EndpointRecord = z.infer<typeof EndpointRecord>

export const StripeState = z.object({
  offsetMs: z.number(),
  customers: z.array(CustomerRecord),
  paymentMethods: z.array(PaymentMethodRecord),
  setupIntents: z.array(SetupIntentRecord),
  paymentIntents: z.array(PaymentIntentRecord),
  charges: z.array(ChargeRecord),
  subscriptions: z.array(SubscriptionRecord),
  invoices: z.array(InvoiceRecord),
  sessions: z.array(SessionRecord),
  coupons: z.array(CouponRecord),
  promotionCodes: z.array(PromotionCodeRecord),
  events: z.array(EventRecord),
  deliveries: z.array(DeliveryRecord),
  keys: z.array(KeyRecord),
  invoiceNumber: z.number(),
  madePrices: z._default(z.array(MadePriceRecord), []),
  endpoints: z._default(z.array(EndpointRecord), []),
})
export type StripeState = z.infer<typeof StripeState>

export const emptyState = (): StripeState => ({
  offsetMs: 0,
  customers: [],
  paymentMethods: [],
  setupIntents: [],
  paymentIntents: [],
  charges: [],
  subscriptions: [],
  invoices: [],
  sessions: [],
  coupons: [],
  promotionCodes: [],
  events: [],
  deliveries: [],
  keys: [],
  invoiceNumber: 0,
  madePrices: [],
  endpoints: [],
})
