import { startSubscription } from './create-subscription.ts'
import { chargeInvoice } from './payments.ts'
import {
  NEW_CUSTOMER,
  type CardError,
  type CustomerRecord,
  type PaymentMethodRecord,
  type SessionRecord,
  type SubscriptionRecord,
} from './records.ts'
import { renderCustomer } from './render-customer.ts'
import { renderSession, sumsOf } from './render-session.ts'
import { confirmSetup, createSetupIntent } from './setup.ts'
import { customerOf, invoiceOf, paymentIntentOf, setupIntentOf, subscriptionOf, type World } from './world.ts'

export type Step =
  | { readonly kind: 'done' }
  | { readonly kind: 'authenticate' }
  | { readonly kind: 'refused'; readonly message: string }

/** The URL that the browser is sent to after success. */
export const successAddress = (session: SessionRecord): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** Pays, or saves the card when nothing is due today. */
export function submitCard(
  world: World,
  session: SessionRecord,
  method: PaymentMethodRecord,
  email: string,
): Step {
  const customer = ownerOf(world, session, email)
  if (sumsOf(world, session).today === 0) {
    const intent =
      setupIntentOf(world, session.setupIntent) ??
      createSetupIntent(world, { customer: customer.id, session: session.id })
    session.setupIntent = intent.id
    confirmSetup(world, intent, method)
    return next(world, session)
  }
  const sub = subscriptionOf(world, session.subscription) ?? begin(world, session, customer, null)
  session.subscription = sub.id
  session.invoice = sub.latestInvoice
  const invoice = invoiceOf(world, sub.latestInvoice)
  const intent = paymentIntentOf(world, invoice?.paymentIntent ?? null)
  if (invoice !== undefined && intent !== undefined)
    chargeInvoice(world, invoice, intent, method, { automatic: false })
  return next(world, session)
}

/** The session's next step, given the state of its intent, also after the bank's second step. */
export function next(world: World, session: SessionRecord): Step {
  const setup = setupIntentOf(world, session.setupIntent)
  const payment = paymentIntentOf(world, invoiceOf(world, session.invoice)?.paymentIntent ?? null)
  const intent = payment ?? setup
  if (intent === undefined) return refused(null)
  if (intent.status === 'requires_action') return { kind: 'authenticate' }
  if (intent.status !== 'succeeded') return refused(intent.error)
  const known = subscriptionOf(world, session.subscription)
  const customer = customerOf(world, session.customer)
  const sub =
    known ?? (customer === undefined ? undefined : begin(world, session, customer, intent.paymentMethod))
  return sub === undefined ? refused(null) : finish(world, session, sub)
}

const refused = (error: CardError | null): Step => ({
  kind: 'refused',
  message: error?.message ?? 'Your card was declined.',
})

function ownerOf(world: World, session: SessionRecord, email: string): CustomerRecord {
  const known = customerOf(world, session.customer)
  if (known !== undefined) return known
  const customer: CustomerRecord = {
    ...NEW_CUSTOMER,
    id: world.newId('cus'),
    created: world.now(),
    email,
    metadata: {},
  }
  world.state.customers.push(customer)
  session.customer = customer.id
  world.emit('customer.created', renderCustomer(customer))
  return customer
}

function begin(
  world: World,
  session: SessionRecord,
  customer: CustomerRecord,
  method: string | null,
): SubscriptionRecord {
  const { trialDays, metadata, missingMethod } = session.subscriptionData
  const { discount } = session
  const choice =
    discount === null
      ? []
      : [
          discount.promotionCode === null
            ? { coupon: discount.coupon }
            : { promotion_code: discount.promotionCode },
        ]
  return startSubscription(world, {
    customer,
    price: session.price,
    trialDays,
    behavior: 'default_incomplete',
    discounts: choice,
    fields: {
      metadata: { ...metadata },
      missingMethod,
      defaultPaymentMethod: method,
      saveDefault: 'on_subscription',
    },
  })
}

function finish(world: World, session: SessionRecord, sub: SubscriptionRecord): Step {
  Object.assign(session, { status: 'complete', subscription: sub.id, invoice: sub.latestInvoice })
  world.emit('checkout.session.completed', renderSession(world, session))
  return { kind: 'done' }
}
