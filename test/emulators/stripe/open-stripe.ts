import { Stripe } from 'stripe'
import type { Clock } from '#platform/clock.ts'
import { recordNothing } from '../kit/recorded.ts'
import { startStripeEmulator, type StripeEmulatorOptions } from './stripe-emulator.ts'
import { byPlan } from '#shared/catalog/plans.ts'

/** An emulator at 21 November 2026, 09:00 UTC, until its clock is moved, and the official client for it. */
export async function openStripe(options: Partial<StripeEmulatorOptions> = {}) {
  recordNothing()
  const clock: Clock = { now: () => new Date('2026-11-21T09:00:00Z') }
  const emulator = await startStripeEmulator({
    clock,
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    prices: byPlan((plan) => `price_${plan[0]}`),
    ...options,
  })
  const clientWith = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: Number(new URL(emulator.url).port),
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      timeout: 120_000,
    })
  const stripe = clientWith('sk_test_x')
  const newTrial = async (more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
    const customer = await stripe.customers.create({
      email: 'zoe@mail.example',
      metadata: { userId: 'usr_1' },
    })
    const sub = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_s' }],
      trial_period_days: 1,
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      metadata: { userId: 'usr_1' },
      ...more,
    })
    return { customer, sub, setup: idOf(sub.pending_setup_intent) }
  }
  return {
    emulator,
    stripe,
    clientWith,
    newTrial,
    /** A trial with a card, given by its test token. */
    newTrialWith: async (card: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) => {
      const trial = await newTrial(more)
      await stripe.setupIntents.confirm(trial.setup, { payment_method: card })
      return trial
    },
    types: () => emulator.state.events.map(({ type }) => type),
    statusOf: async (id: string) => (await stripe.subscriptions.retrieve(id)).status,
    invoicesOf: async (customer: string) =>
      (await stripe.invoices.list({ customer, limit: 100 })).data.map(({ status, total }) => [status, total]),
  }
}

/** The id of a reference that may be expanded; throws when there is none. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  if (reference === null || reference === undefined) throw new Error('There is nothing.')
  return typeof reference === 'string' ? reference : reference.id
}

/** The error that a call was refused with. Throws when the call succeeded. */
export async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError))
    throw new Error(`Not a refusal of the API: ${String(error)}`)
  const { type, statusCode, code, param, decline_code: decline } = error
  return {
    type,
    statusCode,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
    ...(decline === undefined ? {} : { decline }),
  }
}

export const DAY = 86_400
export const HOUR = 3_600
