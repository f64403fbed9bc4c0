import type { ProviderEvent } from '#functions/billing/events/event.store.ts'
import * as z from 'zod/mini'
import { signedEvent } from '#vendors/stripe/signed-events.ts'
import {
  stripeCustomerApi,
  stripeCustomerDeletion,
  stripePromotions,
  stripeTraces,
} from '#vendors/stripe/stripe-billing.ts'
import { stripeGoodwill } from '#vendors/stripe/stripe-goodwill.ts'
import { stripeInvoices, stripePayments } from '#vendors/stripe/stripe-invoices.ts'
import { stripeCustomerInvoices } from '#vendors/stripe/stripe-customer-invoices.ts'
import { stripeCustomers } from '#vendors/stripe/stripe-customers.ts'
import { stripeClient } from '#vendors/stripe/stripe-client.ts'
import { stripeEvents } from '#vendors/stripe/stripe-events.ts'
import { stripeCheckouts } from '#vendors/stripe/stripe-checkouts.ts'
import { stripePauses } from '#vendors/stripe/pauses/stripe-pauses.ts'
import { stripePlanChanges } from '#vendors/stripe/stripe-plan-changes.ts'
import { stripeUpgrades } from '#vendors/stripe/stripe-upgrades.ts'
import { filled, readEnvironment } from '#platform/config/config.ts'
import { rereading } from '#platform/reread.ts'
import type { Verify } from '#platform/http/webhook.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { lazy } from '#platform/lazy.ts'
import { secretReader } from '#platform/config/stored-secrets.ts'
import { billings } from './billing.ts'
import { stripeSettings } from './stripe-settings.ts'
import { fingerprints } from './fingerprints.ts'

const stripe = lazy(() => {
  const { prices, ...settings } = stripeSettings()
  return { client: stripeClient(settings), prices }
})

export const stripeCustomer = lazy(() => stripeCustomerApi(stripe().client, stripe().prices))
export const checkouts = lazy(() => stripeCheckouts(stripe().client, stripe().prices))
export const upgrades = lazy(() => stripeUpgrades(stripe().client, stripe().prices))
export const planChanges = lazy(() => stripePlanChanges(stripe().client, stripe().prices))
export const planPauses = lazy(() => stripePauses(stripe().client))
export const promotions = lazy(() => stripePromotions(stripe().client, stripe().prices))
export const invoices = lazy(() => stripeInvoices(stripe().client))
export const payments = lazy(() => stripePayments(stripe().client))
export const customerInvoices = lazy(() => stripeCustomerInvoices(stripe().client))
export const providerGoodwill = lazy(() => stripeGoodwill(stripe().client))
export const customers = lazy(() => stripeCustomers(stripe().client, stripe().prices))
export const eventList = lazy(() => stripeEvents(stripe().client))
export const paymentTraces = lazy(() => stripeTraces(stripe().client))
export const customerDeletion = lazy(() => stripeCustomerDeletion(stripe().client))

const keyedFingerprints = () => fingerprints

/** Services for syncing an account with the payment provider. */
export const syncServices = { billings, stripeCustomer, fingerprints: keyedFingerprints }

/** Services for a checkout. Spreading `syncServices` here would keep the bundler from tree-shaking. */
export const checkoutServices = {
  billings,
  stripeCustomer,
  fingerprints: keyedFingerprints,
  checkouts,
  promotions,
}

/** Reads one secret, or two separated by a comma during a rotation. */
const judge = lazy(() => {
  const read = secretReader(process.env)
  return rereading(async () => {
    const environment = { ...process.env, ...(await read()) }
    return readEnvironment(z.object({ STRIPE_WEBHOOK_SECRETS: filled }), environment)
      .STRIPE_WEBHOOK_SECRETS.split(',')
      .map((secret) => secret.trim())
      .filter((secret) => secret !== '')
  }, systemClock)
})

/** Verifies the signature of Stripe's events. */
export const signedStripeEvents: Verify<ProviderEvent> = async (body, signature) =>
  await judge()(
    (secrets) => signedEvent(body, signature, secrets, systemClock),
    (event) => event !== 'unsigned',
  )
