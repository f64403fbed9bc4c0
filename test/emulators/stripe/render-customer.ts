import type Stripe from 'stripe'
import type {
  CardError,
  CustomerRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SetupIntentRecord,
} from './records.ts'
import { behaviourOf } from './test-cards.ts'
import { methodOf, type World } from './world.ts'

export const renderCustomer = (customer: CustomerRecord): Stripe.Customer => ({
  id: customer.id,
  object: 'customer',
  address: null,
  balance: customer.balance,
  created: customer.created,
  currency: 'usd',
  customer_account: null,
  default_source: null,
  delinquent: customer.delinquent,
  description: customer.description,
  discount: null,
  email: customer.email,
  invoice_prefix: customer.id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: customer.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
  next_invoice_sequence: 1,
  phone: customer.phone,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

export const renderDeletedCustomer = (customer: CustomerRecord): Stripe.DeletedCustomer => ({
  id: customer.id,
  object: 'customer',
  deleted: true,
})

export function renderMethod(method: PaymentMethodRecord): Stripe.PaymentMethod {
  const noAddress = {
    city: null,
    country: null,
    line1: null,
    line2: null,
    postal_code: method.postalCode,
    state: null,
  }
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: method.metadata,
    billing_details: { address: noAddress, email: method.email, name: null, phone: null, tax_id: null },
    card: {
      brand: method.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: method.postalCode === null ? null : 'pass',
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    type: 'card',
  }
}

function renderError(world: World, error: CardError | null): Stripe.SetupIntent.LastSetupError | null {
  if (error === null) return null
  const method = methodOf(world, error.paymentMethod)
  return {
    code: error.code,
    doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}`,
    message: error.message,
    type: 'card_error',
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    ...(method === undefined ? {} : { payment_method: renderMethod(method) }),
  }
}

const nextActionOf = (status: string) =>
  status === 'requires_action'
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    : null

export const renderSetupIntent = (world: World, intent: SetupIntentRecord): Stripe.SetupIntent => ({
  id: intent.id,
  object: 'setup_intent',
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: intent.automatic ? { allow_redirects: 'never', enabled: true } : null,
  cancellation_reason: intent.canceledFor,
  client_secret: intent.secret,
  created: intent.created,
  customer: intent.customer,
  customer_account: null,
  description: intent.description,
  excluded_payment_method_types: null,
  last_setup_error: renderError(world, intent.error),
  latest_attempt: null,
  livemode: false,
  mandate: null,
  metadata: intent.metadata,
  next_action: nextActionOf(intent.status),
  on_behalf_of: null,
  payment_method: intent.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: intent.status,
  usage: intent.usage,
})

export const renderPaymentIntent = (world: World, intent: PaymentIntentRecord): Stripe.PaymentIntent => ({
  id: intent.id,
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount: intent.amount,
  amount_capturable: 0,
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: intent.canceledAt,
  cancellation_reason: intent.canceledAt === null ? null : 'void_invoice',
  capture_method: 'automatic',
  client_secret: intent.secret,
  confirmation_method: 'automatic',
  created: intent.created,
  currency: intent.currency,
  customer: intent.customer,
  customer_account: null,
  description: 'Subscription',
  excluded_payment_method_types: null,
  last_payment_error: renderError(world, intent.error),
  latest_charge: intent.charge,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: nextActionOf(intent.status),
  on_behalf_of: null,
  payment_method: intent.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: intent.status,
  transfer_data: null,
  transfer_group: null,
})

/** Whether the bank requires the second step for a payment with this card. */
export const asksAtPayment = (method: PaymentMethodRecord): boolean => {
  const { authentication } = behaviourOf(method.fingerprint)
  return authentication === 'always' || (authentication === 'until_set_up' && !method.setUp)
}
