import { describe, expect, test } from 'vitest'
import { askStripe, buyer, confirmCard, Ordered } from '#harness/payments.ts'
import { visitor } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the endpoints themselves are tested.
stage.emulators.stripe.webhooks({ drop: true })
const MASTERCARD = 'pm_card_mastercard'

describe('the outcomes of an order', () => {
  test('a trial starts when its card is confirmed, and gives a day and five emails', async () => {
    const { order, verify, user } = await buyer(stage, 'trial')
    const reply = await order()
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/),
        discountApplied: false,
        finalAmount: 12_900,
        isTrial: true,
        trialInfo: { days: 1, emails: 5 },
        noTrial: null,
        subscriptionId: expect.stringMatching(/^sub_\w+$/),
      },
    ])
    expect(await user()).toMatchObject({
      isActive: false,
      isTrial: false,
      currentPlan: null,
      trialAvailable: true,
    })
    const { clientSecret } = Ordered.parse(reply.body)
    const setup = clientSecret.split('_secret_')[0] ?? ''
    expect((await verify(setup)).body).toEqual({
      success: false,
      user: { email: 'trial@mail.example' },
      message: 'Payment verification failed',
      problem: 'failed',
    })
    await confirmCard(stage, clientSecret)
    expect((await verify(setup)).body).toEqual({
      success: true,
      user: { email: 'trial@mail.example' },
      message: 'Your free trial is active.',
      problem: null,
    })
    const shown = await user()
    expect(shown).toMatchObject({
      isActive: true,
      isTrial: true,
      currentPlan: null,
      trialPlan: 'pro',
      trialEmailsAllowed: 5,
      trialEmailsUsed: 0,
      jobsRemaining: 5,
      subscriptionCancelAt: null,
    })
    expect(Date.parse(String(shown['trialEndsAt'])) - Date.parse(String(shown['trialStartAt']))).toBe(
      86_400_000,
    )
    expect((await order()).body).toMatchObject({ code: 'already_subscribed' })
  })

  test('a code for 100% off for ever needs no card and no trial', async () => {
    const { order, user, charged } = await buyer(stage, 'free')
    const reply = await order('elite', ' freeforever ')
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        clientSecret: 'free_subscription',
        discountApplied: true,
        finalAmount: 0,
        isTrial: false,
        trialInfo: null,
        noTrial: 'free',
      },
    ])
    expect(await user()).toMatchObject({ isActive: true, currentPlan: 'elite', isTrial: false })
    expect(charged()).toBe(0)
    expect((await order('elite', 'FREEFOREVER')).body).toMatchObject({ code: 'already_subscribed' })
  })

  test('a saved card is charged without another confirmation', async () => {
    const { client, order, user, customers } = await buyer(stage, 'saved')
    // A customer from an earlier payment page, without a subscription.
    await client.post('/api/retry-payment', { plan: 'starter' })
    const [customer = ''] = customers()
    await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_chargeCustomerFail/attach', { customer })
    const [card] = stage.emulators.stripe.state.paymentMethods.filter(
      (method) => method.customer === customer,
    )
    await askStripe(stage, 'POST', `/v1/customers/${customer}`, {
      'invoice_settings[default_payment_method]': card?.id ?? '',
    })
    const reply = await order('pro', 'TAKE25')
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        clientSecret: 'subscription_payment',
        discountApplied: true,
        finalAmount: 10_400,
        isTrial: true,
        noTrial: null,
      },
    ])
    expect(await user()).toMatchObject({ isActive: true, isTrial: true, trialPlan: 'pro' })
  })

  test('a code for a free first month still asks for a card and shows that the first month costs nothing', async () => {
    const { order } = await buyer(stage, 'free-month')
    const reply = await order('starter', 'FREEMONTH')
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        clientSecret: expect.stringMatching(/^seti_/),
        discountApplied: true,
        finalAmount: 0,
        isTrial: true,
      },
    ])
  })
})

describe('a trial', () => {
  test('is given once per account: the next order charges the first month', async () => {
    const { order, verify, user, subscriptions, charged } = await buyer(stage, 'again')
    const first = Ordered.parse((await order('starter')).body)
    await confirmCard(stage, first.clientSecret, MASTERCARD)
    await verify(first.subscriptionId)
    expect(await user()).toMatchObject({ isTrial: true, isActive: true })
    await askStripe(stage, 'DELETE', `/v1/subscriptions/${first.subscriptionId}`)
    await verify(first.subscriptionId)
    expect(await user()).toMatchObject({ isTrial: true, isActive: false })
    const second = Ordered.parse((await order('pro')).body)
    expect(second).toMatchObject({
      clientSecret: expect.stringMatching(/^pi_/),
      isTrial: false,
      finalAmount: 12_900,
      noTrial: 'used',
    })
    expect(charged()).toBe(0)
    await confirmCard(stage, second.clientSecret)
    expect((await verify(second.clientSecret.split('_secret_')[0] ?? '')).body).toMatchObject({
      success: true,
      message: 'Your subscription is active.',
    })
    expect(await user()).toMatchObject({ isTrial: false, isActive: true, currentPlan: 'pro' })
    expect([charged(), subscriptions().map(({ status }) => status)]).toEqual([129, ['canceled', 'active']])
  })

  test('is given once per card: a card that had one before gets none, nothing is charged, and the reply says so', async () => {
    const { order, verify, user, subscriptions, charged } = await buyer(stage, 'same-card')
    const first = Ordered.parse((await order('pro')).body)
    expect(first.isTrial).toBe(true)
    // The card of the first test.
    const setup = await confirmCard(stage, first.clientSecret)
    expect((await verify(setup)).body).toEqual({
      success: false,
      user: { email: 'same-card@mail.example' },
      problem: 'trial_refused',
      message:
        'This card was used for a free trial before, so no new trial starts. Nothing was charged. Choose your plan again to subscribe without a trial.',
    })
    expect(await user()).toMatchObject({
      isActive: false,
      isTrial: false,
      currentPlan: null,
      trialAvailable: false,
      trialSpentBy: 'card',
    })
    expect([subscriptions().map(({ status }) => status), charged()]).toEqual([['canceled'], 0])
    const second = Ordered.parse((await order('pro')).body)
    expect(second).toMatchObject({
      clientSecret: expect.stringMatching(/^pi_/),
      isTrial: false,
      noTrial: 'card',
      finalAmount: 12_900,
    })
    await confirmCard(stage, second.clientSecret)
    expect((await verify(second.subscriptionId)).body).toMatchObject({ success: true })
    expect(charged()).toBe(129)
  })
})

describe('codes', () => {
  const good: readonly (readonly [string, string, object])[] = [
    [
      'WELCOME20',
      'pro',
      { amount_off: null, discount_amount: null, percent_off: 20, message: '20% off every month.' },
    ],
    [
      ' take25 ',
      'starter',
      { amount_off: 2_500, discount_amount: 2_500, percent_off: null, message: '$25 off every month.' },
    ],
    ['FIRSTMONTH50', 'pro', { percent_off: 50, message: '50% off the first month.' }],
    ['THREEMONTHS30', 'pro', { percent_off: 30, message: '30% off the first 3 months.' }],
    ['NEWCOMER10', 'pro', { percent_off: 10, message: '10% off every month.' }],
    ['PROONLY', 'pro', { percent_off: 15, message: '15% off every month.' }],
  ]
  const bad: readonly (readonly [string, string, string])[] = [
    ['NOSUCH', 'pro', 'We do not know this code. Check the spelling and try again.'],
    ['PAST', 'pro', 'This code has expired.'],
    ['USEDUP', 'pro', 'This code has already been used the maximum number of times.'],
    ['SWITCHEDOFF', 'pro', 'This code is no longer active.'],
    ['PROONLY', 'starter', 'This code is not for the Starter plan.'],
    ['BIGSPEND', 'elite', 'This code is for prices from $200 a month.'],
    ['EURO10', 'pro', 'This code is for a different currency.'],
  ]

  test('that are valid say how much they take off and for how long', async () => {
    const { client } = await buyer(stage, 'good-codes')
    for (const [couponCode, planId, check] of good) {
      expect((await client.post('/api/validate-coupon', { couponCode, planId })).body).toMatchObject({
        valid: true,
        ...check,
      })
    }
  })

  test('that are not valid say why, and an order with one is refused with the same message', async () => {
    const { client, order, subscriptions } = await buyer(stage, 'bad-codes')
    for (const [couponCode, planId, message] of bad) {
      expect((await client.post('/api/validate-coupon', { couponCode, planId })).body).toEqual({
        valid: false,
        amount_off: null,
        discount_amount: null,
        percent_off: null,
        months: null,
        message,
      })
      const ordered = await order(planId, couponCode)
      expect([ordered.status, ordered.body]).toMatchObject([422, { code: 'coupon_invalid', message }])
    }
    expect(subscriptions()).toEqual([])
  })

  test('can be tried ten times an hour', async () => {
    const { client } = await buyer(stage, 'guesser')
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push(
        (await client.post('/api/validate-coupon', { couponCode: `GUESS${guess}`, planId: 'pro' })).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 429])
  })

  test('reduce the price of the months after the trial', async () => {
    for (const [name, code, finalAmount] of [
      ['c1', 'WELCOME20', 10_320],
      ['c2', 'FIRSTMONTH50', 6_450],
      ['c3', 'THREEMONTHS30', 9_030],
    ] as const) {
      const { order } = await buyer(stage, name)
      expect((await order('pro', code)).body).toMatchObject({
        discountApplied: true,
        finalAmount,
        isTrial: true,
      })
    }
  })
})

describe('ownership', () => {
  test("an order with an address other than the session's is refused", async () => {
    const { client, subscriptions } = await buyer(stage, 'mismatch')
    const reply = await client.post('/api/create-subscription', {
      planId: 'pro',
      userEmail: 'other@mail.example',
    })
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'account_mismatch' }])
    expect(subscriptions()).toEqual([])
  })

  test("another user's ids reveal nothing, with or without a session", async () => {
    const owner = await buyer(stage, 'owner')
    const { clientSecret, subscriptionId } = Ordered.parse((await owner.order()).body)
    const ids = [
      clientSecret.split('_secret_')[0] ?? '',
      subscriptionId,
      'cs_test_nothing',
      'pi_nothing',
      'seti_nothing',
      'sub_nothing',
    ]
    const stranger = await buyer(stage, 'stranger')
    const { id } = await owner.user()
    for (const sessionId of ids) {
      for (const client of [stranger.client, visitor(stage)]) {
        const reply = await client.post('/api/verify-payment-success', {
          sessionId,
          userId: id,
          email: owner.email,
        })
        expect([reply.status, reply.body]).toMatchObject([404, { code: 'not_found' }])
      }
    }
    const wrong = await visitor(stage).post('/api/verify-payment-success', { sessionId: 'USER#1' })
    expect(wrong.status).toBe(400)
  })
})

describe('the end of a trial', () => {
  test("starts the plan even before the provider's event, and the month is charged an hour later", async () => {
    const { stripe } = stage.emulators
    const { order, verify } = await buyer(stage, 'turning')
    const { clientSecret, subscriptionId } = Ordered.parse((await order('starter', 'TAKE25')).body)
    await confirmCard(stage, clientSecret)
    const given = stripe.state.paymentMethods.at(-1)
    // Another person's card of the same kind.
    if (given !== undefined) given.fingerprint = `${given.fingerprint}~turning`
    expect((await verify(subscriptionId)).body).toMatchObject({
      success: true,
      message: 'Your free trial is active.',
    })
    stage.advance(86_400_000)
    const later = await buyer(stage, 'turning')
    expect(await later.user()).toMatchObject({
      isActive: true,
      isTrial: false,
      currentPlan: 'starter',
      totalJobs: 450,
      jobsRemaining: 450,
    })
    await stripe.tick()
    expect([(await later.verify(subscriptionId)).body, later.charged()]).toMatchObject([
      { success: true, message: 'Your subscription is active.' },
      0,
    ])
    stage.advance(3_600_000)
    await stripe.tick()
    const charged = await buyer(stage, 'turning')
    await charged.verify(subscriptionId)
    expect([await charged.user(), charged.charged()]).toMatchObject([
      { isActive: true, currentPlan: 'starter', isTrial: false },
      74,
    ])
  })
})
