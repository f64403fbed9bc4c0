import * as z from 'zod/mini'
import { refundedOf } from '#emulators/stripe/render-billing.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { browserSession, type Client, type Reply } from './session.ts'
import type { TestStage } from './stage.ts'

const Refusal = z.object({
  error: z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) }),
})

/**
 * Calls the payment provider's API, as its own pages and dashboard do. Nested form fields are named with
 * brackets.
 */
export async function askStripe(
  stage: Pick<TestStage, 'emulators'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  fields: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(new URL(path, stage.emulators.stripe.url), {
    method,
    headers: { authorization: `Bearer ${LOCAL_CLIENTS.stripe.secretKey}` },
    ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
  })
  const body: unknown = await response.json()
  const refusal = Refusal.safeParse(body).data
  if (refusal !== undefined) throw new Error(`the provider refused: ${refusal.error.code ?? response.status}`)
  return body
}

/** Answers the bank's question about a payment or a card, as its holder does in the browser. */
export const answerBank = async (
  stage: Pick<TestStage, 'emulators'>,
  clientSecret: string,
  outcome: 'complete' | 'fail' = 'complete',
): Promise<Response> =>
  await fetch(`${stage.emulators.stripe.url}/browser/authenticate`, {
    method: 'POST',
    body: JSON.stringify({ key: LOCAL_CLIENTS.stripe.publishableKey, client_secret: clientSecret, outcome }),
  })

/**
 * Confirms the intent of a client secret with a test card, as the card form does. Throws Error with the
 * code of a refusal.
 */
export async function confirmCard(
  stage: Pick<TestStage, 'emulators'>,
  clientSecret: string,
  card = 'pm_card_visa',
): Promise<string> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  await askStripe(stage, 'POST', `/v1/${kind}/${id}/confirm`, { payment_method: card })
  return id
}

/** Subscriptions of these customers at the emulator. */
const subscriptionsOf = ({ emulators }: Pick<TestStage, 'emulators'>, customers: readonly string[]) =>
  emulators.stripe.state.subscriptions.filter(({ customer }) => customers.includes(customer))

/** A user without a plan, with their orders, payments and data at the payment provider. */
export interface Buyer {
  readonly client: Client
  readonly email: string
  readonly order: (planId?: string, couponCode?: string) => Promise<Reply>
  readonly verify: (sessionId: string) => Promise<Reply>
  readonly user: () => Promise<Readonly<Record<string, unknown>>>
  readonly customers: () => readonly string[]
  readonly subscriptions: () => ReturnType<typeof subscriptionsOf>
  /** Dollars that were charged and not refunded. */
  readonly charged: () => number
}

export async function buyer(stage: Pick<TestStage, 'emulators' | 'origin'>, name: string): Promise<Buyer> {
  const email = `${name}@mail.example`
  const client = await browserSession(stage, email, { plan: 'none' })
  const customers = () =>
    stage.emulators.stripe.state.customers.filter((customer) => customer.email === email).map(({ id }) => id)
  return {
    client,
    email,
    order: (planId = 'pro', couponCode) =>
      client.post('/api/create-subscription', {
        planId,
        userEmail: email,
        ...(couponCode === undefined ? {} : { couponCode }),
      }),
    verify: (sessionId) => client.post('/api/verify-payment-success', { sessionId }),
    user: async () => z.record(z.string(), z.unknown()).parse((await client.get('/api/user')).body),
    customers,
    subscriptions: () => subscriptionsOf(stage, customers()),
    charged: () =>
      stage.emulators.stripe.state.charges
        .filter(({ customer, paid }) => paid && customers().includes(customer))
        .reduce((sum, charge) => sum + charge.amount - refundedOf(charge), 0) / 100,
  }
}

export const Ordered = z.object({
  clientSecret: z.string(),
  subscriptionId: z.string(),
  finalAmount: z.number(),
  isTrial: z.boolean(),
  noTrial: z.nullable(z.string()),
})

/**
 * Pays on the provider's own page with a card number, as a user would. Returns the URL that the page
 * redirects to, or null when the card was refused.
 */
export async function payOnPage(checkoutUrl: string, number = '4242424242424242'): Promise<URL | null> {
  const form = { email: 'somebody@mail.example', number, expiry: '12 / 34', cvc: '123', postal: '10115' }
  const answer = await fetch(checkoutUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const to = answer.headers.get('location')
  return to === null ? null : new URL(to, checkoutUrl)
}
