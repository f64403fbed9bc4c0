import * as z from 'zod/mini'
import { browserSession } from '#harness/session.ts'
import { LOCAL_CLIENTS } from '../emulators.ts'

export const DECLINED = 'dana.declined@mail.example'
const Ordered = z.object({ clientSecret: z.string(), subscriptionId: z.string() })

/** Creates a user whose card refuses every charge, and ends the trial of that subscription: no clock is moved. */
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
  await post(`${stage.stripe}/v1/setup_intents/${intent}/confirm`, {
    payment_method: 'pm_card_chargeCustomerFail',
  })
  await client.post('/api/verify-payment-success', { sessionId: subscriptionId })
  await post(`${stage.stripe}/v1/subscriptions/${subscriptionId}`, { trial_end: 'now' })
  await client.post('/api/verify-payment-success', { sessionId: subscriptionId })
}

async function post(url: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_CLIENTS.stripe.secretKey}` },
    body: new URLSearchParams(fields),
  })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}.`)
}
