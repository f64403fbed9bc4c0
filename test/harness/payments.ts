import * as z from 'zod/mini'
import { LOCAL_CLIENTS } from '#local/parts/emulators.ts'
import type { TestStage } from './stage.ts'

const Refusal = z.object({ error: z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) }) })

/** A call to the payment provider's own API, as its own pages and dashboard make them. Form fields in brackets. */
export async function askStripe(stage: Pick<TestStage, 'emulators'>, method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string> = {}): Promise<unknown> {
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

/** What the card form does with a client secret: confirms the intent with a test card. Throws Error with the code of a refusal. */
export async function confirmCard(stage: Pick<TestStage, 'emulators'>, clientSecret: string, card = 'pm_card_visa'): Promise<string> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
  await askStripe(stage, 'POST', `/v1/${kind}/${id}/confirm`, { payment_method: card })
  return id
}
