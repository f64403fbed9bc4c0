import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import type { NodeEnv } from '#emulators/kit/server.ts'
import { isOpen } from './intent-routes.ts'
import { chargeInvoice, refuse } from './payments.ts'
import { invalid, missing, StripeProblem } from './problems.ts'
import type { CardError, PaymentIntentRecord, PaymentMethodRecord, SetupIntentRecord } from './records.ts'
import { renderPaymentIntent, renderSetupIntent } from './render-customer.ts'
import { confirmSetup, createMethod, failSetup, finishSetup } from './setup.ts'
import { CardInput, readCard } from './test-cards.ts'
import { asJson, invoiceOf, methodOf, type World } from './world.ts'

const Secret = { key: z.string(), client_secret: z.string() }
const Confirm = z.strictObject({ ...Secret, card: CardInput })
const Authenticate = z.strictObject({ ...Secret, outcome: z.enum(['complete', 'fail']) })

type Intent =
  | { readonly kind: 'setup_intent'; readonly record: SetupIntentRecord }
  | { readonly kind: 'payment_intent'; readonly record: PaymentIntentRecord }

export const FAILED_AUTHENTICATION =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Fields of an intent that a browser may see. */
const PUBLIC = [
  'id',
  'object',
  'amount',
  'cancellation_reason',
  'client_secret',
  'created',
  'currency',
  'last_payment_error',
  'last_setup_error',
  'next_action',
  'payment_method',
  'payment_method_types',
  'status',
  'usage',
  'setup_future_usage',
]

export function confirmIntent(world: World, intent: Intent, method: PaymentMethodRecord): void {
  if (intent.kind === 'setup_intent') return confirmSetup(world, intent.record, method)
  const invoice = invoiceOf(world, intent.record.invoice)
  if (invoice !== undefined) chargeInvoice(world, invoice, intent.record, method, { automatic: false })
}

/** The outcome of the second step, as chosen by the card holder. */
export function authenticate(world: World, intent: Intent, outcome: 'complete' | 'fail'): void {
  const method = methodOf(world, intent.record.paymentMethod)
  if (intent.record.status !== 'requires_action' || method === undefined) return
  const failure: CardError = {
    code: `${intent.kind}_authentication_failure`,
    declineCode: null,
    message: FAILED_AUTHENTICATION,
    paymentMethod: null,
  }
  if (intent.kind === 'setup_intent')
    return outcome === 'complete'
      ? finishSetup(world, intent.record, method)
      : failSetup(world, intent.record, failure)
  const invoice = invoiceOf(world, intent.record.invoice)
  if (invoice === undefined) return
  if (outcome === 'complete')
    chargeInvoice(world, invoice, intent.record, method, { automatic: false, authenticated: true })
  else refuse(world, invoice, intent.record, failure, false)
}

export const errorBody = (error: CardError, more: object = {}) => ({
  type: 'card_error',
  code: error.code,
  ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
  message: error.message,
  ...more,
})

function told<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const input = schema.safeParse(body)
  if (!input.success) throw invalid(z.prettifyError(input.error))
  return input.data
}

/**
 * The routes that the browser script calls: with the publishable key and a client secret, from any origin.
 */
export function browserRoutes(
  app: Hono<NodeEnv>,
  world: World,
  options: { publishableKey: string; catchUp: () => void; settled: () => void },
): void {
  app.use('/browser/*', cors({ origin: '*', allowHeaders: ['content-type'], allowMethods: ['GET', 'POST'] }))
  const find = (key: string, secret: string): Intent => {
    if (key !== options.publishableKey) throw invalid('Invalid API Key provided.', {}, 401)
    const setup = world.state.setupIntents.find((intent) => intent.secret === secret)
    if (setup !== undefined) return { kind: 'setup_intent', record: setup }
    const payment = world.state.paymentIntents.find((intent) => intent.secret === secret)
    if (payment !== undefined) return { kind: 'payment_intent', record: payment }
    const kind = secret.startsWith('seti_') ? 'setupintent' : 'payment_intent'
    throw missing(kind, secret.split('_secret_')[0] ?? '', 'intent')
  }
  const shown = (intent: Intent) => {
    const whole = asJson(
      intent.kind === 'setup_intent'
        ? renderSetupIntent(world, intent.record)
        : renderPaymentIntent(world, intent.record),
    )
    return { intent: Object.fromEntries(Object.entries(whole).filter(([name]) => PUBLIC.includes(name))) }
  }
  const answer = (work: () => object): Response => {
    try {
      options.catchUp()
      return Response.json(work())
    } catch (error) {
      if (error instanceof StripeProblem)
        return Response.json({ error: error.body }, { status: error.status })
      throw error
    } finally {
      options.settled()
    }
  }
  const failed = (intent: Intent) => {
    const { error, status } = intent.record
    return error === null || status !== 'requires_payment_method'
      ? null
      : { error: errorBody(error, { [intent.kind]: shown(intent).intent }) }
  }

  app.get('/browser/intent', (c) =>
    answer(() => shown(find(c.req.query('key') ?? '', c.req.query('client_secret') ?? ''))),
  )
  app.post('/browser/confirm', async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    return answer(() => {
      const { key, client_secret: secret, card: typed } = told(Confirm, body)
      const intent = find(key, secret)
      if (!isOpen(intent.record)) {
        const { status } = intent.record
        throw invalid(`You cannot confirm this intent because it has a status of ${status}.`, {
          code: `${intent.kind}_unexpected_state`,
          [intent.kind]: shown(intent).intent,
        })
      }
      const card = readCard(typed, world.now())
      if ('code' in card) return { error: errorBody(card) }
      confirmIntent(world, intent, createMethod(world, card))
      return failed(intent) ?? shown(intent)
    })
  })
  app.post('/browser/authenticate', async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    return answer(() => {
      const { key, client_secret: secret, outcome } = told(Authenticate, body)
      const intent = find(key, secret)
      authenticate(world, intent, outcome)
      return failed(intent) ?? shown(intent)
    })
  })
}
