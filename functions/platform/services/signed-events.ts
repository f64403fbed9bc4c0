import * as z from 'zod/mini'
import { signedEvent } from '#vendors/stripe/signed-events.ts'
import type { ProviderEvent } from '#functions/billing/events/event-model.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { secretValues } from '../config/stored-secrets.ts'
import type { Verify } from '../http/webhook.ts'

/**
 * A changed secret reaches every container within this, without letting strangers make us ask again and
 * again.
 */
const REREAD_AFTER_MS = 60_000

/** One secret, or two with a comma between them while an old one is being replaced. */
const Environment = z.object({ STRIPE_WEBHOOK_SECRETS: filled })

let held: { readonly secrets: readonly string[]; readonly at: number } | null = null

async function load(): Promise<NonNullable<typeof held>> {
  const { STRIPE_WEBHOOK_SECRETS: list } = readEnvironment(Environment, {
    ...process.env,
    ...(await secretValues(process.env)),
  })
  const secrets = list
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  return (held = { secrets, at: systemClock.now().getTime() })
}

/**
 * Verifies events of the payment provider; after a signature that no known secret made the secrets are read
 * again, once a minute at most.
 */
export const signedStripeEvents: Verify<ProviderEvent> = async (body, signature) => {
  const known = held ?? (await load())
  const event = signedEvent(body, signature, known.secrets, systemClock)
  if (event !== null || systemClock.now().getTime() - known.at < REREAD_AFTER_MS) return event
  return signedEvent(body, signature, (await load()).secrets, systemClock)
}
