import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answerBank, askStripe, buyer, confirmCard, type Buyer } from '#harness/payments.ts'
import { atNight } from '#engine/test/at-night.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: null })
// Without webhooks, only the endpoints themselves are tested.
stage.emulators.stripe.webhooks({ drop: true })

const PAID = { success: true, requiresAction: false, clientSecret: null, error: null }
const Action = z.object({
  success: z.literal(false),
  requiresAction: z.literal(true),
  clientSecret: z.string().check(z.startsWith('pi_')),
  error: z.null(),
})
const Setup = z.object({
  success: z.literal(true),
  clientSecret: z.string().check(z.startsWith('seti_')),
  error: z.null(),
})

const upgrade = ({ client }: Buyer, plan = 'pro', couponCode?: string) =>
  client.post('/api/billing/upgrade', { plan, ...(couponCode === undefined ? {} : { couponCode }) })
const status = async ({ client }: Buyer) => (await client.get('/api/billing/status')).body
const openSetup = async ({ client }: Buyer) =>
  Setup.parse((await client.post('/api/billing/create-setup-intent', {})).body).clientSecret
/** The provider's subscription status, price and plan name, and the dollars charged. */
const standing = (shopper: Buyer) => [
  ...shopper.subscriptions().map((sub) => [sub.status, sub.price, sub.metadata['plan']]),
  shopper.charged(),
]

const LOST = ['drop_after_effect', 'unavailable', 'error_after_effect', 'api_error'] as const

describe('the payment method of an upgrade', () => {
  test('is shown for no customer, a customer without a card, and the card of a trial', async () => {
    const shopper = await buyer(stage, 'unknown')
    const none = {
      hasSavedPaymentMethod: false,
      customerExists: false,
      brand: null,
      lastFour: null,
      discount: null,
    }
    expect(await status(shopper)).toEqual({ success: true, data: none, error: null })
    await openSetup(shopper)
    expect(await status(shopper)).toEqual({
      success: true,
      data: { ...none, customerExists: true },
      error: null,
    })
    const owner = await trialBuyer(stage, 'known', { code: 'TAKE25' })
    expect(await status(owner)).toEqual({
      success: true,
      data: {
        hasSavedPaymentMethod: true,
        customerExists: true,
        brand: 'visa',
        lastFour: '4242',
        discount: { percent_off: null, discount_amount: 2_500 },
      },
      error: null,
    })
  })

  test('has one card form, however often it is requested, until a card was entered', async () => {
    const shopper = await buyer(stage, 'forms')
    const secrets = await Promise.all(
      [openSetup(shopper), openSetup(shopper), openSetup(shopper)].map((asked) => asked.catch(() => null)),
    )
    const first = await openSetup(shopper)
    expect(new Set(secrets.filter((secret) => secret !== null)).size).toBeLessThanOrEqual(1)
    expect(await openSetup(shopper)).toBe(first)
    await confirmCard(stage, first)
    expect(await openSetup(shopper)).not.toBe(first)
    expect(shopper.customers()).toHaveLength(1)
  })

  test('becomes the card that was entered last', async () => {
    const owner = await trialBuyer(stage, 'other-card')
    await confirmCard(stage, await openSetup(owner), 'pm_card_mastercard')
    expect((await owner.client.post('/api/billing/update-payment-method', {})).body).toEqual({
      success: true,
      error: null,
    })
    const mastercard = stage.emulators.stripe.state.paymentMethods.at(-1)?.id
    expect(owner.subscriptions().map(({ defaultPaymentMethod }) => defaultPaymentMethod)).toEqual([
      mastercard,
    ])
    expect(await status(owner)).toMatchObject({ data: { brand: 'mastercard', lastFour: '4444' } })
  })

  test('cannot be set without a card', async () => {
    const shopper = await buyer(stage, 'no-card')
    expect(await shopper.client.post('/api/billing/update-payment-method', {})).toMatchObject({
      status: 409,
      body: { code: 'payment_method_missing' },
    })
    expect(await upgrade(shopper)).toMatchObject({ status: 409, body: { code: 'payment_method_missing' } })
    expect(standing(shopper)).toEqual([0])
  })
})

describe('an upgrade', () => {
  test('ends the trial, charges the saved card at once and updates the plan in our table', async () => {
    const owner = await trialBuyer(stage, 'saved')
    expect(await owner.user()).toMatchObject({ isTrial: true, trialPlan: 'starter' })
    expect((await upgrade(owner)).body).toEqual(PAID)
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 129])
    expect(await owner.user()).toMatchObject({
      isTrial: false,
      isActive: true,
      currentPlan: 'pro',
      totalJobs: 600,
      subscriptionCancelAt: null,
    })
  })

  test('is charged once, whatever is clicked and from however many tabs', async () => {
    const owner = await trialBuyer(stage, 'twice')
    const replies = await Promise.all(Array.from({ length: 6 }, () => upgrade(owner)))
    expect(
      replies.every(
        ({ status: code, body }) =>
          code === 200 || z.object({ code: z.string() }).parse(body).code === 'payment_in_progress',
      ),
    ).toBe(true)
    expect((await upgrade(owner)).body).toEqual(PAID)
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 129])
  })

  test('to two plans at the same instant is charged once', async () => {
    const owner = await trialBuyer(stage, 'two-plans')
    const replies = await Promise.all([upgrade(owner, 'pro'), upgrade(owner, 'elite')])
    expect(replies.filter(({ status: code }) => code === 200)).toHaveLength(1)
    expect(owner.subscriptions().map(({ status: now }) => now)).toEqual(['active'])
    expect([129, 149]).toContain(owner.charged())
  })

  test.each(atNight ? LOST : LOST.slice(0, 2))(
    'whose answer is lost (%s) is charged once when it is asked for again',
    async (kind) => {
      const owner = await trialBuyer(stage, `lost-${kind}`)
      stage.emulators.stripe.faults.set({ operation: 'POST /v1/subscriptions/:id', kind, times: 3 })
      await upgrade(owner)
      stage.emulators.stripe.faults.set({ clear: true })
      stage.advance(31_000)
      const later = await browserSession(stage, owner.email)
      expect((await later.post('/api/billing/upgrade', { plan: 'pro' })).body).toEqual(PAID)
      expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 129])
    },
  )

  test('with a code charges less, and a trial ordered with a code keeps it', async () => {
    const owner = await trialBuyer(stage, 'code')
    expect((await upgrade(owner, 'pro', 'take25')).body).toEqual(PAID)
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 104])
    const before = await trialBuyer(stage, 'code-before', { code: 'WELCOME20' })
    expect((await upgrade(before, 'starter')).body).toEqual(PAID)
    expect(before.charged()).toBe(79.2)
    const refused = await trialBuyer(stage, 'code-bad')
    expect(await upgrade(refused, 'pro', 'PAST')).toMatchObject({
      status: 422,
      body: { code: 'coupon_invalid', message: 'This code has expired.' },
    })
    expect(standing(refused)).toEqual([['trialing', 'price_local_starter', 'starter'], 0])
  })

  test('with a new card charges that one', async () => {
    const owner = await trialBuyer(stage, 'new-card', { card: 'pm_card_chargeCustomerFail' })
    await confirmCard(stage, await openSetup(owner), 'pm_card_mastercard')
    expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
    const { charges, paymentMethods } = stage.emulators.stripe.state
    expect([
      paymentMethods.find(({ id }) => id === charges.at(-1)?.paymentMethod)?.brand,
      ...standing(owner),
    ]).toEqual(['mastercard', ['active', 'price_local_elite', 'elite'], 149])
  })

  test('that is declined leaves the trial as it was, and its invoice can no longer be paid', async () => {
    const owner = await trialBuyer(stage, 'declined', { card: 'pm_card_chargeCustomerFail' })
    expect(await upgrade(owner, 'pro', 'WELCOME20')).toMatchObject({
      status: 402,
      body: { code: 'payment_declined' },
    })
    expect(standing(owner)).toEqual([['trialing', 'price_local_starter', 'starter'], 0])
    const [sub] = owner.subscriptions()
    expect([
      sub?.pendingUpdate,
      sub?.discounts,
      stage.emulators.stripe.state.invoices.filter(
        ({ subscription, status: now }) => subscription === sub?.id && now === 'open',
      ),
    ]).toEqual([null, [], []])
    expect(await owner.user()).toMatchObject({ isTrial: true, isActive: true, trialPlan: 'starter' })
    // Another card, the same code.
    await confirmCard(stage, await openSetup(owner))
    expect((await upgrade(owner, 'pro', 'WELCOME20')).body).toEqual(PAID)
    expect(owner.charged()).toBe(103.2)
  })
})

/** A user in a trial with a saved card whose bank asks at each payment. */
async function asking(name: string) {
  const owner = await trialBuyer(stage, name)
  const secret = await openSetup(owner)
  await confirmCard(stage, secret, 'pm_card_authenticationRequired')
  await answerBank(stage, secret)
  return owner
}

describe('an upgrade that the bank asks about', () => {
  test('is confirmed in the browser, and a second request says that it is paid', async () => {
    const owner = await asking('bank')
    const { clientSecret } = Action.parse((await upgrade(owner)).body)
    expect(standing(owner)).toEqual([['trialing', 'price_local_starter', 'starter'], 0])
    expect(await owner.user()).toMatchObject({ isTrial: true, isActive: true })
    // Abandoned and started again: the same payment continues.
    expect(Action.parse((await upgrade(owner)).body).clientSecret).toBe(clientSecret)
    await answerBank(stage, clientSecret)
    expect((await upgrade(owner)).body).toEqual(PAID)
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 129])
    expect(await owner.user()).toMatchObject({ isTrial: false, currentPlan: 'pro' })
  })

  test('can be tried again with another card after a refusal', async () => {
    const owner = await asking('bank-no')
    const { clientSecret } = Action.parse((await upgrade(owner)).body)
    await answerBank(stage, clientSecret, 'fail')
    await confirmCard(stage, await openSetup(owner), 'pm_card_mastercard')
    expect((await upgrade(owner)).body).toEqual(PAID)
    await answerBank(stage, clientSecret)
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 129])
  })

  test('for another plan than the final one can no longer be paid', async () => {
    const owner = await asking('bank-other')
    const first = Action.parse((await upgrade(owner, 'pro')).body).clientSecret
    const second = Action.parse((await upgrade(owner, 'elite')).body).clientSecret
    await answerBank(stage, first)
    expect(owner.charged()).toBe(0)
    await answerBank(stage, second)
    expect((await upgrade(owner, 'elite')).body).toEqual(PAID)
    expect(standing(owner)).toEqual([['active', 'price_local_elite', 'elite'], 149])
  })

  test('and that is never confirmed ends with the trial, and can no longer be paid', async () => {
    const owner = await asking('bank-late')
    const { clientSecret } = Action.parse((await upgrade(owner, 'elite')).body)
    const [sub] = owner.subscriptions()
    // The trial ends before the provider drops the pending update.
    if (sub !== undefined)
      Object.assign(sub, {
        trialEnd: sub.trialEnd === null ? null : sub.trialEnd - 82_800,
        periodEnd: sub.periodEnd - 82_800,
      })
    await stage.emulators.stripe.advance(3_700)
    await owner.verify(sub?.id ?? '')
    await answerBank(stage, clientSecret)
    expect(owner.subscriptions().map(({ price, metadata }) => [price, metadata['plan']])).toEqual([
      ['price_local_starter', 'starter'],
    ])
    expect(owner.charged()).toBe(0)
  })
})

describe('an upgrade without a trial', () => {
  /** A user whose trial is over. */
  async function former(name: string, card = 'pm_card_visa') {
    const owner = await trialBuyer(stage, name, { card })
    await askStripe(stage, 'DELETE', `/v1/subscriptions/${owner.subscriptions()[0]?.id ?? ''}`)
    expect(await owner.verify(owner.subscriptions()[0]?.id ?? '')).toMatchObject({ body: { success: false } })
    return owner
  }

  test('begins a subscription that is charged at once, once', async () => {
    const owner = await former('over')
    const replies = await Promise.all([upgrade(owner), upgrade(owner), upgrade(owner)])
    expect(replies.some(({ status: code }) => code === 200)).toBe(true)
    expect((await upgrade(owner)).body).toEqual(PAID)
    expect(standing(owner)).toEqual([
      ['canceled', 'price_local_starter', 'starter'],
      ['active', 'price_local_pro', 'pro'],
      129,
    ])
    expect(await owner.user()).toMatchObject({ isTrial: false, isActive: true, currentPlan: 'pro' })
  })

  test('charges the first month to a new card when there never was a trial', async () => {
    const shopper = await buyer(stage, 'never')
    await confirmCard(stage, await openSetup(shopper), 'pm_card_mastercard')
    expect((await shopper.client.post('/api/billing/update-payment-method', {})).status).toBe(200)
    expect((await upgrade(shopper, 'starter', 'FREEMONTH')).body).toEqual(PAID)
    expect(standing(shopper)).toEqual([['active', 'price_local_starter', 'starter'], 0])
  })

  test('leaves nothing that could still be paid when it is declined', async () => {
    const owner = await former('over-declined', 'pm_card_chargeCustomerFail')
    expect(await upgrade(owner)).toMatchObject({ status: 402, body: { code: 'payment_declined' } })
    expect(
      owner.subscriptions().every(({ status: now }) => now === 'canceled' || now === 'incomplete_expired'),
    ).toBe(true)
    expect(await owner.user()).toMatchObject({ isActive: false, currentPlan: null })
  })

  test("is paid once the bank's question is answered", async () => {
    const owner = await asking('over-bank')
    await askStripe(stage, 'DELETE', `/v1/subscriptions/${owner.subscriptions()[0]?.id ?? ''}`)
    const { clientSecret } = Action.parse((await upgrade(owner)).body)
    expect(Action.parse((await upgrade(owner)).body).clientSecret).toBe(clientSecret)
    await answerBank(stage, clientSecret)
    expect((await upgrade(owner)).body).toEqual(PAID)
    expect(owner.charged()).toBe(129)
  })
})

describe('a user with a paid plan', () => {
  test('is told so when choosing the current plan', async () => {
    const owner = await buyer(stage, 'payer')
    await owner.order('pro', 'FREEFOREVER')
    expect(await upgrade(owner, 'pro')).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', message: 'You are on this plan already.' },
    })
    expect(standing(owner)).toEqual([['active', 'price_local_pro', 'pro'], 0])
  })
})
