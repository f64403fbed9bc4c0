import * as z from 'zod/mini'
import type { BillingMerge } from '#functions/account-linking/ports.ts'
import type { ProviderEvent } from '#functions/billing/events/event-model.ts'
import { absorbBilling } from '#functions/billing/subscription/absorb-billing.ts'
import { endBilling } from '#functions/billing/subscription/end-billing.ts'
import type { BillingEnding } from '#functions/privacy/ports.ts'
import { signedEvent } from '#vendors/stripe/signed-events.ts'
import { stripePromotions, stripeTraces, stripeTruth } from '#vendors/stripe/stripe-billing.ts'
import { stripeBills, stripeReceipts } from '#vendors/stripe/stripe-bills.ts'
import { stripeBook } from '#vendors/stripe/stripe-book.ts'
import { stripeClient } from '#vendors/stripe/stripe-client.ts'
import { stripeForgetting } from '#vendors/stripe/forget-customer.ts'
import { stripeOrders } from '#vendors/stripe/stripe-orders.ts'
import { stripeUpgrades } from '#vendors/stripe/stripe-upgrades.ts'
import { filled, readEnvironment } from '../config/config.ts'
import type { Verify } from '../http/webhook.ts'
import { depsOf } from '../lambda/deps.ts'
import { systemClock } from '../lambda/system-clock.ts'
import { lazy } from '../lambda/lazy.ts'
import { readSecrets, secretValues } from '../config/stored-secrets.ts'
import { billings } from './stores.ts'
import { fingerprints } from './table.ts'

const stripe = lazy(() => {
  const env = readSecrets(
    z.object({
      STRIPE_SECRET_KEY: filled,
      STRIPE_PRICE_STARTER: filled,
      STRIPE_PRICE_PRO: filled,
      STRIPE_PRICE_ELITE: filled,
      // Absent where the vendor's own service is meant.
      STRIPE_API_HOST: z.optional(filled),
      STRIPE_API_PORT: z.optional(z.coerce.number()),
      STRIPE_API_PROTOCOL: z.optional(z.enum(['http', 'https'])),
    }),
  )
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol = 'https' } = env
  return {
    client: stripeClient({
      secretKey: env.STRIPE_SECRET_KEY,
      ...(host === undefined || port === undefined ? {} : { place: { host, port, protocol } }),
    }),
    prices: { starter: env.STRIPE_PRICE_STARTER, pro: env.STRIPE_PRICE_PRO, elite: env.STRIPE_PRICE_ELITE },
  }
})

export const customerTruth = lazy(() => stripeTruth(stripe().client, stripe().prices))
export const orders = lazy(() => stripeOrders(stripe().client, stripe().prices))
export const upgrades = lazy(() => stripeUpgrades(stripe().client, stripe().prices))
export const promotions = lazy(() => stripePromotions(stripe().client, stripe().prices))
export const bills = lazy(() => stripeBills(stripe().client))
export const receipts = lazy(() => stripeReceipts(stripe().client))
export const providerBook = lazy(() => stripeBook(stripe().client, stripe().prices))
export const paymentTraces = lazy(() => stripeTraces(stripe().client))
const forgetting = lazy(() => stripeForgetting(stripe().client))

const keyedFingerprints = () => fingerprints

/** What bringing an account in step with the payment provider asks for. */
export const convergeServices = { billings, truth: customerTruth, fingerprints: keyedFingerprints }

/** What an order asks for. Without a spread, which a bundler cannot leave out. */
export const orderServices = {
  billings,
  truth: customerTruth,
  fingerprints: keyedFingerprints,
  orders,
  promotions,
}

export const billingMerge = lazy(
  (): BillingMerge => ({
    absorb: async (survivorId, absorbedId) =>
      await absorbBilling(survivorId, absorbedId, depsOf(orderServices)),
  }),
)

export const billingEnding = lazy(
  (): BillingEnding => ({
    end: async (userId, email) =>
      await endBilling(userId, email, { ...depsOf(orderServices), forgetting: forgetting() }),
  }),
)

/**
 * A changed secret reaches every container within this, without letting strangers make us ask again and
 * again.
 */
const REREAD_AFTER_MS = 60_000

/** One secret, or two with a comma between them while an old one is being replaced. */
const WebhookEnvironment = z.object({ STRIPE_WEBHOOK_SECRETS: filled })

let held: { readonly secrets: readonly string[]; readonly at: number } | null = null

async function load(): Promise<NonNullable<typeof held>> {
  const { STRIPE_WEBHOOK_SECRETS: list } = readEnvironment(WebhookEnvironment, {
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
