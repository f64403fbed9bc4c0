import type Stripe from 'stripe'
import type {
  CardError,
  CustomerRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SetupIntentRecord,
} from './records.ts'
import type { Part } from './render-billing.ts'
import { behaviourOf } from './test-cards.ts'
import { methodOf, type World } from './world.ts'

export const renderCustomer = (customer: CustomerRecord): Part<Stripe.Customer> => ({
  id: customer.id,
  object: 'customer',
  created: customer.created,
  email: customer.email,
  invoice_settings: { default_payment_method: customer.defaultPaymentMethod },
  metadata: customer.metadata,
  name: customer.name,
})

export const renderDeletedCustomer = (customer: CustomerRecord): Part<Stripe.DeletedCustomer> => ({
  id: customer.id,
  object: 'customer',
  deleted: true,
})

export const renderMethod = (method: PaymentMethodRecord): Part<Stripe.PaymentMethod> => ({
  id: method.id,
  object: 'payment_method',
  created: method.created,
  customer: method.customer,
  metadata: method.metadata,
  card: {
    brand: method.brand,
    fingerprint: method.fingerprint,
    last4: method.last4,
  },
  type: 'card',
})

function renderError(world: World, error: CardError | null): Part<Stripe.SetupIntent.LastSetupError> | null {
  if (error === null) return null
  const method = methodOf(world, error.paymentMethod)
  return {
    code: error.code,
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

export const renderSetupIntent = (world: World, intent: SetupIntentRecord): Part<Stripe.SetupIntent> => ({
  id: intent.id,
  object: 'setup_intent',
  automatic_payment_methods: intent.automatic ? { allow_redirects: 'never', enabled: true } : null,
  cancellation_reason: intent.canceledFor,
  client_secret: intent.secret,
  created: intent.created,
  customer: intent.customer,
  last_setup_error: renderError(world, intent.error),
  metadata: intent.metadata,
  next_action: nextActionOf(intent.status),
  payment_method: intent.paymentMethod,
  // Without a filter a form also offers what the dashboard turns on, here Link and US bank accounts.
  payment_method_types: intent.methods ?? (intent.automatic ? ['card', 'link', 'us_bank_account'] : ['card']),
  status: intent.status,
  usage: intent.usage,
})

export const renderPaymentIntent = (
  world: World,
  intent: PaymentIntentRecord,
): Part<Stripe.PaymentIntent> => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  canceled_at: intent.canceledAt,
  cancellation_reason: intent.canceledAt === null ? null : 'void_invoice',
  client_secret: intent.secret,
  created: intent.created,
  currency: intent.currency,
  customer: intent.customer,
  last_payment_error: renderError(world, intent.error),
  next_action: nextActionOf(intent.status),
  payment_method: intent.paymentMethod,
  payment_method_types: ['card'],
  setup_future_usage: 'off_session',
  status: intent.status,
})

/** Whether the bank requires the second step for a payment with this card. */
export const asksAtPayment = (method: PaymentMethodRecord): boolean => {
  const { authentication } = behaviourOf(method.fingerprint)
  return authentication === 'always' || (authentication === 'until_set_up' && !method.setUp)
}
