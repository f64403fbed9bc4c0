import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { stripePromotions, stripeTraces, stripeCustomerApi } from '#vendors/stripe/stripe-billing.ts'
import { stripeInvoices, stripePayments } from '#vendors/stripe/stripe-invoices.ts'
import { stripeCustomers } from '#vendors/stripe/stripe-customers.ts'
import { stripeClient } from '#vendors/stripe/stripe-client.ts'
import { stripeCustomerDeletion } from '#vendors/stripe/delete-customer.ts'
import { stripeCheckouts } from '#vendors/stripe/stripe-checkouts.ts'
import { stripeUpgrades } from '#vendors/stripe/stripe-upgrades.ts'
import { filled } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { readSecrets } from '../config/stored-secrets.ts'
import { table } from './table.ts'

const Settings = z.object({
  STRIPE_SECRET_KEY: filled,
  STRIPE_PRICE_STARTER: filled,
  STRIPE_PRICE_PRO: filled,
  STRIPE_PRICE_ELITE: filled,
  // Absent where the vendor's own service is meant.
  STRIPE_API_HOST: z.optional(filled),
  STRIPE_API_PORT: z.optional(z.coerce.number()),
  STRIPE_API_PROTOCOL: z.optional(z.enum(['http', 'https'])),
})

const stripe = lazy(() => {
  const env = readSecrets(Settings)
  const { STRIPE_API_HOST: host, STRIPE_API_PORT: port, STRIPE_API_PROTOCOL: protocol = 'https' } = env
  return {
    client: stripeClient({
      secretKey: env.STRIPE_SECRET_KEY,
      ...(host === undefined || port === undefined ? {} : { place: { host, port, protocol } }),
    }),
    prices: { starter: env.STRIPE_PRICE_STARTER, pro: env.STRIPE_PRICE_PRO, elite: env.STRIPE_PRICE_ELITE },
  }
})

export const billings = lazy(() => billingStore(table()))
export const stripeCustomer = lazy(() => stripeCustomerApi(stripe().client, stripe().prices))
export const checkouts = lazy(() => stripeCheckouts(stripe().client, stripe().prices))
export const upgrades = lazy(() => stripeUpgrades(stripe().client, stripe().prices))
export const promotions = lazy(() => stripePromotions(stripe().client, stripe().prices))
export const invoices = lazy(() => stripeInvoices(stripe().client))
export const payments = lazy(() => stripePayments(stripe().client))
export const customers = lazy(() => stripeCustomers(stripe().client, stripe().prices))
export const paymentTraces = lazy(() => stripeTraces(stripe().client))
export const customerDeletion = lazy(() => stripeCustomerDeletion(stripe().client))
