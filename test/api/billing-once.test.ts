import { describe, expect, test } from 'vitest'
import { askStripe, buyer, confirmCard, Ordered, type Buyer } from '#harness/payments.ts'
import { atNight } from '#engine/test/at-night.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
stage.emulators.stripe.webhooks({ drop: true })

/** Test cards, a different one for each test, because a card has one trial. */
const CARDS = ['pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeCustomerFail']

const living = ({ subscriptions }: Buyer) =>
  subscriptions().filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
const fault = (
  operation: string,
  kind: 'drop_after_effect' | 'error_after_effect' | 'api_error' | 'unavailable' | 'in_progress',
  times = 1,
) => stage.emulators.stripe.faults.set({ operation, kind, times })
const statusOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status)

describe('repeated and simultaneous orders', () => {
  test('ten simultaneous orders make one customer, one subscription and one card form', async () => {
    const shopper = await buyer(stage, 'ten')
    const replies = await Promise.all(Array.from({ length: 10 }, () => shopper.order('pro')))
    const good = replies.filter(({ status }) => status === 200).map(({ body }) => Ordered.parse(body))
    // Orders that arrive during another order are told to retry, which the page does.
    expect(new Set(statusOf(replies.filter(({ status }) => status !== 200)))).toEqual(
      new Set(good.length === 10 ? [] : [409]),
    )
    const last = Ordered.parse((await shopper.order('pro')).body)
    expect(new Set([...good, last].map(({ clientSecret }) => clientSecret))).toEqual(
      new Set([last.clientSecret]),
    )
    expect([shopper.customers().length, shopper.subscriptions().length]).toEqual([1, 1])
  })

  test('two tabs with different plans leave one subscription, and the first tab can no longer pay', async () => {
    const shopper = await buyer(stage, 'tabs')
    const pro = Ordered.parse((await shopper.order('pro')).body)
    const elite = Ordered.parse((await shopper.order('elite')).body)
    expect(living(shopper).map(({ id }) => id)).toEqual([elite.subscriptionId])
    await expect(confirmCard(stage, pro.clientSecret)).rejects.toThrow(
      'the provider refused: setup_intent_unexpected_state',
    )
    await confirmCard(stage, elite.clientSecret, CARDS[1])
    expect((await shopper.verify(elite.subscriptionId)).body).toMatchObject({ success: true })
    expect(await shopper.user()).toMatchObject({ trialPlan: 'elite', isTrial: true })
  })

  test('orders sent at the same instant succeed or are told to wait, and one subscription is left', async () => {
    const shopper = await buyer(stage, 'race')
    const replies = await Promise.all([
      shopper.order('pro'),
      shopper.order('elite'),
      shopper.order('starter'),
      shopper.order('pro', 'WELCOME20'),
    ])
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const waiting = replies.filter(({ status }) => status === 409)
    expect(waiting.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
    const final = Ordered.parse((await shopper.order('elite')).body)
    expect(living(shopper).map(({ id }) => id)).toEqual([final.subscriptionId])
    expect(shopper.customers()).toHaveLength(1)
  })

  test('a reloaded page continues with the same card form, and adding a code opens a new one', async () => {
    const shopper = await buyer(stage, 'reload')
    const first = Ordered.parse((await shopper.order('pro')).body)
    expect((await shopper.order('pro')).body).toEqual(
      expect.objectContaining({ clientSecret: first.clientSecret, subscriptionId: first.subscriptionId }),
    )
    const second = Ordered.parse((await shopper.order('pro', 'WELCOME20')).body)
    expect(second.finalAmount).toBe(10_320)
    expect(living(shopper).map(({ id }) => id)).toEqual([second.subscriptionId])
  })

  test('a single-use code is not consumed by abandoned orders, and nobody else can use it', async () => {
    const { promotionCodes } = stage.emulators.stripe.state
    const model = promotionCodes.find(({ code }) => code === 'WELCOME20')
    if (model !== undefined)
      promotionCodes.push({ ...model, id: 'promo_once', code: 'JUSTONE', maxRedemptions: 1, redeemed: 0 })
    const shopper = await buyer(stage, 'one-use')
    for (const plan of ['pro', 'elite', 'pro', 'pro'])
      expect((await shopper.order(plan, 'JUSTONE')).body).toMatchObject({
        discountApplied: true,
        finalAmount: plan === 'pro' ? 10_320 : 11_920,
      })
    expect(
      (await shopper.client.post('/api/validate-coupon', { couponCode: 'JUSTONE', planId: 'pro' })).body,
    ).toMatchObject({ valid: true })
    expect(living(shopper)).toHaveLength(1)
    const other = await buyer(stage, 'too-late')
    expect((await other.order('pro', 'JUSTONE')).body).toMatchObject({
      code: 'coupon_invalid',
      message: 'This code has already been used the maximum number of times.',
    })
  })

  test('after a declined card, another one works on the same form', async () => {
    const shopper = await buyer(stage, 'declined')
    const first = Ordered.parse((await shopper.order('pro')).body)
    await expect(confirmCard(stage, first.clientSecret, 'pm_card_chargeDeclined')).rejects.toThrow(
      'card_declined',
    )
    const again = Ordered.parse((await shopper.order('pro')).body)
    expect(again.clientSecret).toBe(first.clientSecret)
    await confirmCard(stage, again.clientSecret)
    expect((await shopper.verify(again.subscriptionId)).body).toMatchObject({ success: true })
  })

  test('an order that was abandoned for hours is replaced, so that the trial lasts a whole day', async () => {
    const shopper = await buyer(stage, 'slow')
    const first = Ordered.parse((await shopper.order('pro')).body)
    await stage.emulators.stripe.advance(0)
    const stored = shopper.subscriptions()[0]
    if (stored !== undefined) stored.created -= 7_200
    const second = Ordered.parse((await shopper.order('pro')).body)
    expect(second.subscriptionId).not.toBe(first.subscriptionId)
    expect(living(shopper).map(({ id }) => id)).toEqual([second.subscriptionId])
  })
})

/** One of each kind first. */
const LOST = [
  ['POST /v1/customers', 'drop_after_effect'],
  ['POST /v1/subscriptions', 'api_error'],
  ['GET /v1/subscriptions', 'unavailable'],
  ['POST /v1/subscriptions', 'in_progress'],
  ['POST /v1/customers', 'error_after_effect'],
  ['POST /v1/subscriptions', 'drop_after_effect'],
  ['POST /v1/subscriptions', 'error_after_effect'],
] as const

describe('lost answers of the payment provider', () => {
  test.each(atNight ? LOST : LOST.slice(0, 4))(
    '%s: after %s the call is repeated under the same idempotency key and makes one object',
    async (operation, kind) => {
      const shopper = await buyer(stage, `lost-${operation.replaceAll(/\W/g, '')}-${kind}`.toLowerCase())
      fault(operation, kind)
      await shopper.order('pro')
      const final = await shopper.order('pro')
      stage.emulators.stripe.faults.set({ clear: true })
      expect(final.status).toBe(200)
      expect([shopper.customers().length, living(shopper).length]).toEqual([1, 1])
    },
  )

  test('after three failures in a row an order answers "unavailable", and succeeds once the provider works again', async () => {
    const shopper = await buyer(stage, 'outage')
    fault('POST /v1/subscriptions', 'unavailable', 3)
    expect((await shopper.order('pro')).body).toMatchObject({ code: 'unavailable' })
    expect((await shopper.order('pro')).status).toBe(200)
    expect(living(shopper)).toHaveLength(1)
  })

  test('a confirmed card counts even after failures to make it the default payment method', async () => {
    const shopper = await buyer(stage, 'unset')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('pro')).body)
    await confirmCard(stage, clientSecret, CARDS[2])
    fault('POST /v1/customers/:id', 'unavailable', 3)
    expect((await shopper.verify(subscriptionId)).status).toBe(503)
    const verified = await shopper.verify(subscriptionId)
    expect([verified.status, verified.body]).toMatchObject([200, { success: true }])
    const customer = stage.emulators.stripe.state.customers.find(({ id }) => shopper.customers().includes(id))
    expect([typeof customer?.defaultPaymentMethod, living(shopper)[0]?.defaultPaymentMethod]).toEqual([
      'string',
      customer?.defaultPaymentMethod,
    ])
  })
})

describe('a second subscription, or a deleted customer', () => {
  test('a second paid subscription is refunded and cancelled, and the first one stays', async () => {
    const shopper = await buyer(stage, 'double')
    const { subscriptionId } = Ordered.parse((await shopper.order('pro', 'FREEFOREVER')).body)
    const [customer = ''] = shopper.customers()
    await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_visa/attach', { customer })
    const card = stage.emulators.stripe.state.paymentMethods.find((method) => method.customer === customer)
    await askStripe(stage, 'POST', '/v1/subscriptions', {
      customer,
      'items[0][price]': 'price_local_pro',
      default_payment_method: card?.id ?? '',
    })
    expect(shopper.charged()).toBe(129)
    await shopper.verify(subscriptionId)
    expect([shopper.charged(), living(shopper).map(({ id }) => id)]).toEqual([0, [subscriptionId]])
    expect(await shopper.user()).toMatchObject({ currentPlan: 'pro', isActive: true })
  })

  test('a customer deleted at the provider loses the plan, and the next order makes a new customer', async () => {
    const shopper = await buyer(stage, 'deleted')
    const { subscriptionId } = Ordered.parse((await shopper.order('pro', 'FREEFOREVER')).body)
    const [customer = ''] = shopper.customers()
    await askStripe(stage, 'DELETE', `/v1/customers/${customer}`)
    expect((await shopper.verify(subscriptionId)).body).toMatchObject({ success: false })
    expect(await shopper.user()).toMatchObject({ currentPlan: null, isActive: false })
    const again = Ordered.parse((await shopper.order('pro', 'FREEFOREVER')).body)
    expect(again.subscriptionId).not.toBe(subscriptionId)
    expect(await shopper.user()).toMatchObject({ currentPlan: 'pro', isActive: true })
  })
})
