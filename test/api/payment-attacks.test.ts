import { describe, expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { atNight } from '#engine/test/at-night.ts'
import { tableOf } from '#harness/table-of.ts'
import { askStripe, buyer, Ordered } from '#harness/payments.ts'
import { testStage, waitFor } from '#harness/stage.ts'

const stage = await testStage()
const { stripe } = stage.emulators
const table = tableOf(stage)

const sessionBehind = (reply: { body: unknown }) =>
  stripe.state.sessions.find(({ id }) => String(Object(reply.body).checkoutUrl).endsWith(id))
const own = async (userId: unknown) => Object(await table.get(keys.billing(String(userId))))

const FOREIGN = [
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
] as const

const MALFORMED = ['x'.repeat(65), { $ne: 1 }, '', '   ', 'x'.repeat(100_000), ['WELCOME20'], null, 20]

const ODD = [
  'promo_local_welcome20',
  "' OR 1=1 --",
  'WELCOME20\u0000',
  'WELCOME20&customer=cus_1',
  '%57ELCOME20',
  'ＷＥＬＣＯＭＥ20',
  '🎁'.repeat(32),
] as const

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

  test.each(atNight ? FOREIGN : FOREIGN.slice(1, 3))(
    '%s is refused by the contract',
    async (_, path, body) => {
      const { client, subscriptions } = await buyer(stage, 'tamper')
      expect([(await client.post(path, body)).status, subscriptions()]).toEqual([400, []])
    },
  )
})

describe('malformed codes', () => {
  test.each(atNight ? MALFORMED : MALFORMED.slice(0, 2))(
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

  test.each(atNight ? ODD : ODD.slice(0, 2))('%j gives no discount', async (couponCode) => {
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
})
