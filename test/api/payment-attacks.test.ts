import { describe, expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { askStripe, buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { visitor } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'

const stage = await testStage()
const { stripe } = stage.emulators
const table = tableOf(stage)
const DAY = 86_400_000

const sessionBehind = (reply: { body: unknown }) =>
  stripe.state.sessions.find(({ id }) => String(Object(reply.body).checkoutUrl).endsWith(id))
const own = async (userId: unknown) => Object(await table.get(keys.billing(String(userId))))

describe("another user's ids", () => {
  test("open a page for the session's own user and address, and change nothing for the other user", async () => {
    const owner = await buyer(stage, 'page-owner')
    const theirs = sessionBehind(await owner.client.post('/api/retry-payment', { plan: 'elite' }))
    const thief = await buyer(stage, 'page-thief')
    const { id } = await thief.user()
    const page = sessionBehind(
      await thief.client.post('/api/retry-payment', {
        plan: 'pro',
        failedSessionId: theirs?.id,
        email: owner.email,
      }),
    )
    expect([
      page?.reference,
      page?.customer,
      page?.cancelUrl,
      page?.successUrl.includes('page-owner'),
    ]).toEqual([id, thief.customers()[0], `${stage.origin}/payment-failed?reason=cancelled&plan=pro`, false])
    expect(theirs?.status).toBe('open')
    const verified = await thief.client.post('/api/verify-payment-success', {
      sessionId: theirs?.id,
      userId: (await owner.user())['id'],
      email: owner.email,
    })
    expect([verified.status, Object(verified.body).code]).toEqual([404, 'not_found'])
  })

  test("an order may write the user's own address in other case; another address is refused before anything is opened", async () => {
    const shopper = await buyer(stage, 'letters')
    for (const userEmail of [
      'letters@mail.example.evil.example',
      'letters+x@mail.example',
      'lettеrs@mail.example',
    ]) {
      const reply = await shopper.client.post('/api/create-subscription', { planId: 'pro', userEmail })
      expect([reply.status, Object(reply.body).code]).toEqual([409, 'account_mismatch'])
    }
    expect(shopper.subscriptions()).toEqual([])
    expect(
      (
        await shopper.client.post('/api/create-subscription', {
          planId: 'pro',
          userEmail: 'Letters@MAIL.example ',
        })
      ).status,
    ).toBe(200)
  })

  test.each([
    ['a plan that is none', '/api/create-subscription', { planId: 'free', userEmail: 'a@mail.example' }],
    [
      'a price of one’s own',
      '/api/create-subscription',
      { planId: 'pro', userEmail: 'tamper@mail.example', price: 'price_x', finalAmount: 0 },
    ],
    [
      'a trial of one’s own',
      '/api/create-subscription',
      { planId: 'pro', userEmail: 'tamper@mail.example', trialDays: 365 },
    ],
    ['a way back of one’s own', '/api/retry-payment', { plan: 'pro', successUrl: 'https://evil.example/' }],
    ['another user', '/api/retry-payment', { plan: 'pro', userId: 'usr_00000000000000000000000000' }],
    ['an id that is a path', '/api/verify-payment-success', { sessionId: 'cs_test/../../customers' }],
  ])('%s is refused by the contract', async (_, path, body) => {
    const { client, subscriptions } = await buyer(stage, 'tamper')
    expect([(await client.post(path, body)).status, subscriptions()]).toEqual([400, []])
  })
})

describe('malformed codes', () => {
  test.each(['', '   ', 'x'.repeat(65), 'x'.repeat(100_000), { $ne: 1 }, ['WELCOME20'], null, 20])(
    '%j is refused by the schema',
    async (couponCode) => {
      const shopper = await buyer(stage, 'no-code')
      const statuses = [
        await shopper.client.post('/api/validate-coupon', { couponCode, planId: 'pro' }),
        await shopper.client.post('/api/create-subscription', {
          planId: 'pro',
          userEmail: shopper.email,
          couponCode,
        }),
      ]
      expect([statuses.map(({ status }) => status), shopper.subscriptions()]).toEqual([[400, 400], []])
    },
  )

  test.each([
    'promo_local_welcome20',
    "' OR 1=1 --",
    'WELCOME20\u0000',
    'WELCOME20&customer=cus_1',
    '%57ELCOME20',
    'ＷＥＬＣＯＭＥ20',
    '🎁'.repeat(32),
  ])('%j gives no discount', async (couponCode) => {
    const shopper = await buyer(stage, 'odd-code')
    const checked = await shopper.client.post('/api/validate-coupon', { couponCode, planId: 'pro' })
    expect([checked.status, checked.body]).toMatchObject([
      200,
      { valid: false, message: 'We do not know this code. Check the spelling and try again.' },
    ])
    const order = await shopper.client.post('/api/create-subscription', {
      planId: 'pro',
      userEmail: shopper.email,
      couponCode,
    })
    expect([order.status, Object(order.body).code, shopper.subscriptions()]).toEqual([
      422,
      'coupon_invalid',
      [],
    ])
  })
})

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
  test('whose metadata name a user who has another customer change nothing for that user', async () => {
    const victim = await buyer(stage, 'victim')
    const { subscriptionId } = Ordered.parse((await victim.order('pro', 'FREEFOREVER')).body)
    const { id } = await victim.user()
    const before = await own(id)
    const { id: stranger } = Object(
      await askStripe(stage, 'POST', '/v1/customers', {
        email: victim.email.replace('victim', 'other'),
        'metadata[userId]': String(id),
      }),
    )
    await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_visa/attach', { customer: stranger })
    const card = stripe.state.paymentMethods.find((method) => method.customer === stranger)?.id ?? ''
    await askStripe(stage, 'POST', '/v1/subscriptions', {
      customer: stranger,
      'items[0][price]': 'price_local_elite',
      default_payment_method: card,
      'metadata[userId]': String(id),
      'metadata[plan]': 'elite',
    })
    const event = stripe.state.events.findLast(({ type }) => type === 'customer.subscription.created')
    await waitFor(async () => Object(await table.get(keys.providerEvent(event?.id ?? ''))).state === 'done', {
      what: 'the event to be done',
    })
    expect(Object(await table.get(keys.providerEvent(event?.id ?? '')))).toMatchObject({
      note: 'unknown_customer',
      customerId: stranger,
    })
    expect([await victim.user(), await own(id)]).toMatchObject([
      { currentPlan: 'pro', isActive: true },
      { customerId: before.customerId, subscriptionId },
    ])
  })

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
