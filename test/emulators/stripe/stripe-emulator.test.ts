import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeEmulator, type StripeEmulator } from './stripe-emulator.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let emulator: StripeEmulator
let stripe: Stripe

beforeEach(async () => {
  emulator = await startStripeEmulator({ clock: { now: () => NOW }, secretKey: 'sk_test_x', publishableKey: 'pk_test_x', prices: { starter: 'price_s', pro: 'price_p', elite: 'price_e' } })
  stripe = new Stripe('sk_test_x', { host: '127.0.0.1', port: Number(new URL(emulator.url).port), protocol: 'http', maxNetworkRetries: 0, telemetry: false })
})
afterEach(() => emulator.close())

const types = () => emulator.state.events.map(({ type }) => type)
const trialFor = (customer: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) => stripe.subscriptions.create({
  customer, items: [{ price: 'price_s' }], trial_period_days: 1, payment_behavior: 'default_incomplete',
  payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] }, trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  metadata: { userId: 'usr_1' }, expand: ['pending_setup_intent', 'latest_invoice.confirmation_secret'], ...more,
})

test('a trial begins at once, waits for a card, and is charged an hour after its end', async () => {
  const customer = await stripe.customers.create({ email: 'zoe@mail.example', metadata: { userId: 'usr_1' } }, { idempotencyKey: 'cust:usr_1' })
  const sub = await trialFor(customer.id)
  const setup = sub.pending_setup_intent
  if (setup === null || typeof setup === 'string' || sub.latest_invoice === null || typeof sub.latest_invoice === 'string') throw new Error('Nothing was expanded.')
  expect([sub.status, setup.status, sub.trial_end, sub.items.data[0]?.current_period_end]).toEqual(['trialing', 'requires_payment_method', 1795338000, 1795338000])
  expect([sub.latest_invoice.status, sub.latest_invoice.total, sub.latest_invoice.confirmation_secret]).toEqual(['paid', 0, null])
  expect(sub.items.data[0]?.price.unit_amount_decimal?.toString()).toBe('9900')
  await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' })
  const ready = await stripe.subscriptions.retrieve(sub.id, { expand: ['default_payment_method'] })
  expect(ready.pending_setup_intent).toBeNull()
  expect(ready.default_payment_method).toMatchObject({ customer: customer.id, card: { brand: 'visa', last4: '4242' } })
  await emulator.advance(86_400)
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe('active')
  expect((await stripe.invoices.list({ customer: customer.id })).data.map(({ status, total }) => [status, total])).toEqual([['draft', 9900], ['paid', 0]])
  await emulator.advance(3_600)
  expect((await stripe.invoices.list({ customer: customer.id, status: 'paid' })).data.map(({ amount_paid: paid }) => paid)).toEqual([9900, 0])
  expect(types()).toContain('invoice.paid')
})
