import { describe, expect, test } from 'vitest'
import { askStripe, buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { visitor } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'

const stage = await testStage()
const { stripe } = stage.emulators
const DAY = 86_400_000

describe('guessed codes', () => {
  test('from many accounts of one network are checked sixty times an hour, by either endpoint', async () => {
    const sent = async (name: string, path: string, body: (email: string) => object, times: number) => {
      const { client, email } = await buyer(stage, name)
      const headers = {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'true-client-ip': '2001:db8:77::1',
      }
      const send = async (couponCode: string) =>
        await client.browser.request(new URL(path, stage.origin), {
          method: 'POST',
          headers,
          body: JSON.stringify({ ...body(email), couponCode }),
        })
      const statuses: number[] = []
      for (let guess = 0; guess < times; guess += 1)
        statuses.push((await send(`GUESS${name}${guess}`)).status)
      return statuses
    }
    const order = (userEmail: string) => ({ planId: 'pro', userEmail })
    const guesses = [
      ...(await sent('crowd-a', '/api/validate-coupon', () => ({ planId: 'pro' }), 10)),
      ...(await sent('crowd-b', '/api/create-subscription', order, 20)),
      ...(await sent('crowd-c', '/api/create-subscription', order, 20)),
      ...(await sent('crowd-d', '/api/validate-coupon', () => ({ planId: 'pro' }), 10)),
    ]
    expect(new Set(guesses)).toEqual(new Set([200, 422]))
    expect([
      await sent('crowd-e', '/api/validate-coupon', () => ({ planId: 'pro' }), 1),
      await sent('crowd-f', '/api/create-subscription', order, 1),
      await sent('crowd-g', '/api/billing/upgrade', () => ({ plan: 'pro' }), 1),
    ]).toEqual([[429], [429], [429]])
  })
})

describe('events of a customer', () => {
  test("whose subscription's metadata name another user still concern the customer's own user", async () => {
    const [payer, named] = [await buyer(stage, 'payer'), await buyer(stage, 'named')]
    const { subscriptionId } = Ordered.parse((await payer.order('pro', 'FREEFOREVER')).body)
    await askStripe(stage, 'POST', `/v1/subscriptions/${subscriptionId}`, {
      'metadata[userId]': String((await named.user())['id']),
    })
    await stripe.settled()
    expect((await payer.verify(subscriptionId)).body).toMatchObject({ success: true })
    expect((await named.verify(subscriptionId)).status).toBe(404)
    expect([await payer.user(), await named.user()]).toMatchObject([
      { isActive: true },
      { isActive: false, currentPlan: null },
    ])
  })
})

describe('a trial', () => {
  test('ends when its card is detached; nothing is charged, and the next order charges the first month', async () => {
    const shopper = await buyer(stage, 'card-gone')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('starter')).body)
    await confirmCard(stage, clientSecret, 'pm_card_mastercard')
    expect((await shopper.verify(subscriptionId)).body).toMatchObject({ success: true })
    const card = stripe.state.paymentMethods.find(({ customer }) =>
      shopper.customers().includes(customer ?? ''),
    )?.id
    await askStripe(stage, 'POST', `/v1/payment_methods/${card}/detach`)
    await waitFor(async () => (await shopper.user())['isActive'] === false, { what: 'the news of the card' })
    const again = Ordered.parse((await shopper.order('starter')).body)
    expect(again).toMatchObject({
      isTrial: false,
      noTrial: 'used',
      clientSecret: expect.stringMatching(/^pi_/),
    })
    expect(shopper.subscriptions().map(({ status }) => status)).toEqual(['canceled', 'incomplete'])
    stage.advance(DAY + 7_200_000)
    await stripe.tick()
    expect([shopper.charged(), shopper.subscriptions().map(({ status }) => status)]).toEqual([
      0,
      ['canceled', 'incomplete_expired'],
    ])
  })

  test('is not given again after the customer was deleted at the provider', async () => {
    const shopper = await buyer(stage, 'customer-gone')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('pro')).body)
    await confirmCard(stage, clientSecret)
    await shopper.verify(subscriptionId)
    expect(await shopper.user()).toMatchObject({ isActive: true, isTrial: true })
    await askStripe(stage, 'DELETE', `/v1/customers/${shopper.customers()[0]}`)
    await waitFor(async () => (await shopper.user())['isActive'] === false, {
      what: 'the news of the customer',
    })
    expect((await shopper.order('pro')).body).toMatchObject({
      isTrial: false,
      noTrial: 'used',
      finalAmount: 12_900,
    })
  })
})

describe('refunds and disputes', () => {
  test('do not end access by themselves and cause no new charge', async () => {
    const shopper = await buyer(stage, 'refunded')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('pro')).body)
    // The card of the previous test, which had its trial there: the next order is charged at once.
    await confirmCard(stage, clientSecret)
    expect((await shopper.verify(subscriptionId)).body).toMatchObject({
      success: false,
      problem: 'trial_refused',
    })
    const paid = Ordered.parse((await shopper.order('pro')).body)
    await confirmCard(stage, paid.clientSecret)
    expect((await shopper.verify(paid.subscriptionId)).body).toMatchObject({ success: true })
    const charge =
      stripe.state.charges.findLast(({ customer }) => shopper.customers().includes(customer))?.id ?? ''
    await stripe.dispute(charge)
    await stripe.refund(charge)
    await stripe.settled()
    expect((await shopper.verify(paid.subscriptionId)).body).toMatchObject({ success: true })
    expect([
      shopper.charged(),
      (await visitor(stage).post('/api/retry-payment', { plan: 'pro', failedSessionId: charge })).status,
    ]).toEqual([0, 400])
  })
})
