import * as z from 'zod/mini'
import { billingStore } from '#functions/billing/billing.store.ts'
import { stripePromotions, stripeTraces, stripeTruth } from '#vendors/stripe/stripe-billing.ts'
import { stripeBills, stripeReceipts } from '#vendors/stripe/stripe-bills.ts'
import { stripeBook } from '#vendors/stripe/stripe-book.ts'
import { stripeClient } from '#vendors/stripe/stripe-client.ts'
import { stripeForgetting } from '#vendors/stripe/forget-customer.ts'
import { stripeOrders } from '#vendors/stripe/stripe-orders.ts'
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
export const customerTruth = lazy(() => stripeTruth(stripe().client, stripe().prices))
export const orders = lazy(() => stripeOrders(stripe().client, stripe().prices))
export const upgrades = lazy(() => stripeUpgrades(stripe().client, stripe().prices))
export const promotions = lazy(() => stripePromotions(stripe().client, stripe().prices))
export const bills = lazy(() => stripeBills(stripe().client))
export const receipts = lazy(() => stripeReceipts(stripe().client))
export const providerBook = lazy(() => stripeBook(stripe().client, stripe().prices))
export const paymentTraces = lazy(() => stripeTraces(stripe().client))
export const forgetting = lazy(() => stripeForgetting(stripe().client))
