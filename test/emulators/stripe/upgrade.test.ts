import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR, idOf, openStripe, refusalOf } from './open-stripe.ts'

let at: Awaited<ReturnType<typeof openStripe>>
beforeEach(async () => {
  at = await openStripe()
})
afterEach(() => at.emulator.close())

const upgrade = (sub: Stripe.Subscription, more: Stripe.SubscriptionUpdateParams = {}) =>
  at.stripe.subscriptions.update(sub.id, {
    items: [{ id: sub.items.data[0]?.id ?? '', price: 'price_p' }],
    trial_end: 'now',
    proration_behavior: 'none',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.payments'],
    ...more,
  })
const priceOf = (sub: Stripe.Subscription) => sub.items.data[0]?.price.id

test('an upgrade ends the trial, charges the new price and starts the month at once', async () => {
  const { customer, sub } = await at.newTrialWith('pm_card_visa')
  await at.emulator.advance(HOUR)
  const changed = await upgrade(sub)
  expect([
    changed.status,
    changed.pending_update,
    priceOf(changed),
    changed.items.data[0]?.current_period_end,
  ]).toEqual(['active', null, 'price_p', Date.UTC(2026, 11, 21, 10) / 1000])
  expect(changed.latest_invoice).toMatchObject({
    status: 'paid',
    total: 12_900,
    billing_reason: 'subscription_update',
  })
  await at.emulator.advance(31 * DAY)
  expect(await at.invoicesOf(customer.id)).toEqual([
    ['paid', 12_900],
    ['paid', 12_900],
    ['paid', 0],
  ])
})

test('a declined card leaves everything as it was, with a pending update', async () => {
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  const changed = await upgrade(sub)
  expect([
    changed.status,
    priceOf(changed),
    changed.pending_update?.expires_at,
    changed.pending_update?.subscription_items?.[0]?.price.id,
  ]).toEqual(['trialing', 'price_s', 1795251600 + 23 * HOUR, 'price_p'])
  expect(changed.latest_invoice).toMatchObject({ status: 'open', amount_due: 12_900 })
  await at.emulator.advance(23 * HOUR)
  const after = await at.stripe.subscriptions.retrieve(sub.id)
  expect([after.status, priceOf(after), after.pending_update]).toEqual(['trialing', 'price_s', null])
  expect(at.types()).toContain('customer.subscription.pending_update_expired')
})

test('an upgrade that needs authentication is applied once confirmed', async () => {
  const { sub, setup } = await at.newTrial()
  await at.stripe.setupIntents.confirm(setup, { payment_method: 'pm_card_authenticationRequired' })
  const client = (await at.stripe.setupIntents.retrieve(setup)).client_secret
  const answer = (secret: string | null | undefined) =>
    fetch(`${at.emulator.url}/browser/authenticate`, {
      method: 'POST',
      body: JSON.stringify({ key: 'pk_test_x', client_secret: secret, outcome: 'complete' }),
    })
  await answer(client)
  expect((await at.stripe.subscriptions.retrieve(sub.id)).pending_setup_intent).toBeNull()
  const changed = await upgrade(sub, {
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  })
  const invoice = changed.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('Nothing was expanded.')
  expect(
    await at.stripe.paymentIntents.retrieve(idOf(invoice.payments?.data[0]?.payment.payment_intent)),
  ).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  expect(changed.pending_update).not.toBeNull()
  await answer(invoice.confirmation_secret?.client_secret)
  const after = await at.stripe.subscriptions.retrieve(sub.id)
  expect([after.status, priceOf(after), after.pending_update]).toEqual(['active', 'price_p', null])
  expect(at.types()).toContain('customer.subscription.pending_update_applied')
})

test('error_if_incomplete refuses and changes nothing', async () => {
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  expect(await refusalOf(upgrade(sub, { payment_behavior: 'error_if_incomplete' }))).toEqual({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline: 'generic_decline',
  })
  const after = await at.stripe.subscriptions.retrieve(sub.id)
  expect([after.status, priceOf(after), after.latest_invoice]).toEqual([
    'trialing',
    'price_s',
    sub.latest_invoice,
  ])
})

test('a pending update accepts no other fields, and allow_incomplete becomes past due', async () => {
  const { sub } = await at.newTrialWith('pm_card_chargeCustomerFail')
  expect(await refusalOf(upgrade(sub, { metadata: { plan: 'pro' } }))).toMatchObject({
    statusCode: 400,
    param: 'metadata',
  })
  const changed = await upgrade(sub, { payment_behavior: 'allow_incomplete', metadata: { plan: 'pro' } })
  expect([changed.status, priceOf(changed), changed.metadata]).toEqual([
    'past_due',
    'price_p',
    { userId: 'usr_1', plan: 'pro' },
  ])
})

test('a canceled subscription cannot be changed', async () => {
  const { sub } = await at.newTrialWith('pm_card_visa')
  expect((await at.stripe.subscriptions.cancel(sub.id)).status).toBe('canceled')
  expect(await refusalOf(upgrade(sub))).toEqual({ type: 'StripeInvalidRequestError', statusCode: 400 })
  expect(await refusalOf(at.stripe.subscriptions.cancel(sub.id))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})
