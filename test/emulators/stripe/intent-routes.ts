import * as z from 'zod/mini'
import type { Route } from './api.ts'
import { liveCustomer } from './customer-routes.ts'
import { flag, metadata, text } from './form.ts'
import { pageOf, Paging } from './pages.ts'
import { chargeInvoice } from './payments.ts'
import { declined, invalid, missing, missingParam } from './problems.ts'
import type { PaymentIntentRecord, SetupIntentRecord } from './records.ts'
import { renderPaymentIntent, renderSetupIntent } from './render-customer.ts'
import { cancelSetup, confirmSetup, createSetupIntent } from './setup.ts'
import { methodFor } from './test-methods.ts'
import { customerOf, invoiceOf, paymentIntentOf, setupIntentOf, type World } from './world.ts'

const Automatic = z.strictObject({ enabled: flag, allow_redirects: z.optional(z.enum(['always', 'never'])) })
const Create = z.strictObject({
  customer: z.optional(text),
  usage: z.optional(z.enum(['off_session', 'on_session'])),
  automatic_payment_methods: z.optional(Automatic),
  allowed_payment_method_types: z.optional(z.array(text)),
  metadata: z.optional(metadata),
})
const Confirm = z.strictObject({ payment_method: z.optional(text) })
const Cancel = z.strictObject({
  cancellation_reason: z.optional(z.enum(['abandoned', 'requested_by_customer', 'duplicate'])),
})
const List = z.strictObject({ ...Paging, customer: z.optional(text) })

/** Whether an intent can still be confirmed. */
export const isOpen = ({ status }: { readonly status: string }): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action'

const unexpected = (
  kind: 'setup_intent' | 'payment_intent',
  status: string,
  wanted: string,
  intent: object,
) =>
  invalid(
    `You cannot ${wanted} this ${kind === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent'} because it has a status of ${status}.`,
    { code: `${kind}_unexpected_state`, [kind]: intent },
  )

export function intentRoutes(route: Route, world: World): void {
  const known = (id: string): SetupIntentRecord => {
    const intent = setupIntentOf(world, id)
    if (intent === undefined) throw missing('setupintent', id, 'intent')
    return intent
  }
  route('post', '/v1/setup_intents', ({ params }) => {
    const input = params(Create)
    if (input.customer !== undefined && customerOf(world, input.customer)?.deleted !== false)
      throw missingParam('customer', input.customer, 'customer')
    const intent = createSetupIntent(world, {
      customer: input.customer ?? null,
      usage: input.usage ?? 'off_session',
      automatic: input.automatic_payment_methods?.enabled ?? true,
      ...(input.allowed_payment_method_types === undefined
        ? {}
        : { methods: input.allowed_payment_method_types }),
      metadata: input.metadata === '' ? {} : { ...input.metadata },
    })
    return renderSetupIntent(world, intent)
  })
  route('get', '/v1/setup_intents', ({ params }) => {
    const { customer, ...paging } = params(List)
    if (customer !== undefined) liveCustomer(world, customer)
    const fitting = world.state.setupIntents.filter(
      (intent) => customer === undefined || intent.customer === customer,
    )
    return pageOf('/v1/setup_intents', fitting, paging, (intent) => renderSetupIntent(world, intent))
  })
  route('get', '/v1/setup_intents/:id', ({ id }) => renderSetupIntent(world, known(id)))
  route('post', '/v1/setup_intents/:id/confirm', ({ id, params }) => {
    const intent = known(id)
    const { payment_method: method } = params(Confirm)
    if (!isOpen(intent))
      throw unexpected('setup_intent', intent.status, 'confirm', renderSetupIntent(world, intent))
    if (method === undefined)
      throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
        code: 'setup_intent_unexpected_state',
      })
    confirmSetup(world, intent, methodFor(world, method, 'payment_method'))
    if (intent.error !== null && intent.status === 'requires_payment_method')
      throw declined(intent.error, { setup_intent: renderSetupIntent(world, intent) })
    return renderSetupIntent(world, intent)
  })
  route('post', '/v1/setup_intents/:id/cancel', ({ id, params }) => {
    const intent = known(id)
    const { cancellation_reason: reason } = params(Cancel)
    if (intent.session !== null)
      throw invalid(
        'You cannot cancel the SetupIntent of a Checkout Session. Expire the Checkout Session instead.',
      )
    if (!isOpen(intent))
      throw unexpected('setup_intent', intent.status, 'cancel', renderSetupIntent(world, intent))
    cancelSetup(world, intent, reason ?? null)
    return renderSetupIntent(world, intent)
  })
  route('get', '/v1/setup_attempts', ({ params }) => {
    const { setup_intent: of, ...paging } = params(z.strictObject({ ...Paging, setup_intent: text }))
    const attempts = known(of).attempts.map((status, index) => ({ id: `setatt_${index}_${of}`, status }))
    return pageOf('/v1/setup_attempts', attempts, paging, ({ id, status }) => ({
      id,
      object: 'setup_attempt',
      setup_intent: of,
      status,
    }))
  })
  paymentIntentRoutes(route, world)
}

function paymentIntentRoutes(route: Route, world: World): void {
  const known = (id: string): PaymentIntentRecord => {
    const intent = paymentIntentOf(world, id)
    if (intent === undefined) throw missing('payment_intent', id, 'intent')
    return intent
  }
  route('get', '/v1/payment_intents/:id', ({ id }) => renderPaymentIntent(world, known(id)))
  route('post', '/v1/payment_intents/:id/confirm', ({ id, params }) => {
    const intent = known(id)
    const { payment_method: method } = params(Confirm)
    const invoice = invoiceOf(world, intent.invoice)
    if (!isOpen(intent) || invoice === undefined)
      throw unexpected('payment_intent', intent.status, 'confirm', renderPaymentIntent(world, intent))
    if (method === undefined)
      throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
        code: 'payment_intent_unexpected_state',
      })
    chargeInvoice(world, invoice, intent, methodFor(world, method, 'payment_method'), { automatic: false })
    if (intent.error !== null && intent.status === 'requires_payment_method')
      throw declined(intent.error, { payment_intent: renderPaymentIntent(world, intent) })
    return renderPaymentIntent(world, intent)
  })
}
