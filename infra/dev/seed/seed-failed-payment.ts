import * as z from 'zod/mini'
import { browserSession } from '#harness/session.ts'
import { LOCAL_CLIENTS } from '../emulators.ts'

export const DECLINED = 'dana.declined@mail.example'
/** A trial lasts one day, and the charge follows within the hour. */
const UNTIL_CHARGED_SECONDS = 26 * 3_600

const Ordered = z.object({ clientSecret: z.string(), subscriptionId: z.string() })

/** Creates a user whose card refuses every charge, and advances the payment clock past the trial's end. */
export async function seedFailedPayment(stage: {
  readonly origin: string
  readonly stripe: string
}): Promise<void> {
  const client = await browserSession(stage, DECLINED, {
    firstName: 'Dana',
    lastName: 'Roth',
    plan: 'none',
  })
  const ordered = await client.post('/api/create-subscription', { planId: 'pro', userEmail: DECLINED })
  const { clientSecret, subscriptionId } = Ordered.parse(ordered.body)
  const [intent = ''] = clientSecret.split('_secret_')
  await send(`${stage.stripe}/v1/setup_intents/${intent}/confirm`, {
    headers: { authorization: `Bearer ${LOCAL_CLIENTS.stripe.secretKey}` },
    body: new URLSearchParams({ payment_method: 'pm_card_chargeCustomerFail' }),
  })
  await client.post('/api/verify-payment-success', { sessionId: subscriptionId })
  await send(`${stage.stripe}/_emulator/advance`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: UNTIL_CHARGED_SECONDS }),
  })
  await client.post('/api/verify-payment-success', { sessionId: subscriptionId })
}

async function send(url: string, request: RequestInit): Promise<void> {
  const response = await fetch(url, { method: 'POST', ...request })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}.`)
}
