import { describe, expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { askStripe, buyer, confirmCard, Ordered, payOnPage, type Buyer } from '#harness/payments.ts'
import { browserSession, visitor, type Client } from '#harness/session.ts'
import { testStage, waitFor } from '#harness/stage.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'

const stage = await testStage()
const { stripe, ses } = stage.emulators
const table = tableOf(stage)
const DAY = 86_400_000

const idOf = async (client: Client): Promise<string> =>
  String(Object((await client.get('/api/user')).body).id)
const statuses = (shopper: Buyer) => shopper.subscriptions().map(({ status }) => status)
const billingOf = async (userId: string) => Object(await table.get(keys.billing(userId)))

/**
 * Links the asker's account with another by the link mailed to its address. Resolves once the merge has
 * begun.
 */
async function link(asker: Client, address: string) {
  await asker.post('/api/detect-account-conflict', { email: address })
  const mail = ses.sent.findLast(({ to }) => to === address)?.text ?? ''
  const url = new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? '')
  const scenario = {
    type: url.searchParams.get('scenario'),
    primaryAccount: url.searchParams.get('primary'),
    secondaryAccount: url.searchParams.get('secondary'),
  }
  return await asker.post('/api/link-accounts', {
    scenario,
    proof: new URLSearchParams(url.hash.slice(1)).get('proof'),
  })
}

const merged = async (primaryId: string, secondaryId: string) =>
  await waitFor(async () => (await table.get(keys.merge(primaryId, secondaryId)))?.['doneAt'], {
    what: 'the merge',
  })

/** A user with a plan, and one without, whose account is merged into the first. */
async function couple(name: string) {
  stage.advance(3_600_000)
  const primary = await browserSession(stage, `${name}.stays@mail.example`, { plan: 'elite' })
  const shopper = await buyer(stage, `${name}-goes`)
  return { primary, primaryId: await idOf(primary), shopper, shopperId: await idOf(shopper.client) }
}

describe('a secondary account', () => {
  test('leaves no payment page open, and no card form', async () => {
    const { primary, primaryId, shopper, shopperId } = await couple('page')
    const order = Ordered.parse((await shopper.order('pro')).body)
    expect((await shopper.client.post('/api/retry-payment', { plan: 'pro' })).status).toBe(200)
    const page = stripe.state.sessions.findLast(({ reference }) => reference === shopperId)
    expect(page?.status).toBe('open')
    expect((await link(primary, shopper.email)).status).toBe(200)
    await merged(primaryId, shopperId)
    expect([page?.status, statuses(shopper), shopper.charged()]).toEqual(['expired', ['canceled'], 0])
    await expect(confirmCard(stage, order.clientSecret)).rejects.toThrow('setup_intent_unexpected_state')
  })

  test('gets a refund for a payment made later on a page that was left open, and the subscription is cancelled', async () => {
    const { primary, primaryId, shopper, shopperId } = await couple('later')
    await shopper.client.post('/api/retry-payment', { plan: 'pro' })
    const [customer = ''] = shopper.customers()
    await link(primary, shopper.email)
    await merged(primaryId, shopperId)
    // As if a page was paid at the very moment of the linking.
    await askStripe(stage, 'POST', '/v1/payment_methods/pm_card_visa/attach', { customer })
    const card = stripe.state.paymentMethods.find((method) => method.customer === customer)?.id ?? ''
    await askStripe(stage, 'POST', '/v1/subscriptions', {
      customer,
      'items[0][price]': 'price_local_pro',
      default_payment_method: card,
    })
    await waitFor(() => statuses(shopper).at(-1) === 'canceled', { what: 'the subscription to end' })
    expect([shopper.charged(), statuses(shopper)]).toEqual([0, ['canceled']])
    expect(Object(await table.get(keys.subscription(shopperId)))).toMatchObject({
      plan: null,
      isTrial: false,
    })
  })

  test('passes on that its trial was used, and its own subscription ends without another charge', async () => {
    stage.advance(3_600_000)
    const shopper = await buyer(stage, 'used-goes')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('starter')).body)
    await confirmCard(stage, clientSecret, 'pm_card_mastercard')
    await shopper.verify(subscriptionId)
    const shopperId = await idOf(shopper.client)
    await askStripe(stage, 'DELETE', `/v1/subscriptions/${subscriptionId}`)
    await waitFor(async () => (await shopper.user())['isActive'] === false, { what: 'the end of the trial' })
    // Of two accounts without a plan, the older one is primary.
    const second = await buyer(stage, 'used-stays')
    const secondId = await idOf(second.client)
    await table.update(keys.profile(secondId), { set: { createdAt: '2020-01-01T00:00:00.000Z' } })
    expect((await link(second.client, shopper.email)).status).toBe(200)
    await merged(secondId, shopperId)
    expect(await billingOf(secondId)).toMatchObject({ trialUsedAt: (await billingOf(shopperId)).trialUsedAt })
    const again = Ordered.parse((await second.order('pro')).body)
    expect(again).toMatchObject({
      isTrial: false,
      noTrial: 'used',
      clientSecret: expect.stringMatching(/^pi_/),
    })
    // A sign-in as the other user leads to this account, which cannot order a second plan.
    const back = await browserSession(stage, shopper.email, { plan: 'none' })
    expect(await idOf(back)).toBe(secondId)
    expect(
      (await back.post('/api/create-subscription', { planId: 'pro', userEmail: shopper.email })).body,
    ).toMatchObject({ code: 'account_mismatch' })
    expect(second.charged() + shopper.charged()).toBe(0)
  })

  test('has no working session, payment page or one-time token left', async () => {
    const { primary, primaryId, shopper, shopperId } = await couple('dead')
    const reply = await shopper.client.post('/api/retry-payment', { plan: 'starter' })
    const page = stripe.state.sessions.findLast(({ reference }) => reference === shopperId)
    const token = new URL((page?.successUrl ?? '').replace('{CHECKOUT_SESSION_ID}', 'x')).searchParams.get(
      'auto_login_token',
    )
    await link(primary, shopper.email)
    await merged(primaryId, shopperId)
    expect((await shopper.client.get('/api/user')).status).toBe(401)
    expect((await shopper.client.post('/api/auto-login', { token })).body).toMatchObject({
      success: false,
      user: null,
    })
    expect(
      (await visitor(stage).post('/api/retry-payment', { plan: 'starter', failedSessionId: page?.id })).body,
    ).toMatchObject({ code: 'account_inactive' })
    expect(await payOnPage(String(Object(reply.body).checkoutUrl))).toBeNull()
    expect(shopper.subscriptions()).toEqual([])
  })
})

test('the trial of an imported account counts as used', async () => {
  stage.advance(3_600_000)
  const expired = await browserSession(stage, 'brought.along@mail.example', { plan: 'expired' })
  const expiredId = await idOf(expired)
  const shopper = await buyer(stage, 'brought-stays')
  const shopperId = await idOf(shopper.client)
  await table.update(keys.profile(shopperId), { set: { createdAt: '2020-01-01T00:00:00.000Z' } })
  await link(shopper.client, 'brought.along@mail.example')
  await merged(shopperId, expiredId)
  expect((await shopper.order('pro')).body).toMatchObject({ isTrial: false, noTrial: 'used' })
})

test("the daily run goes on in the primary account, a day after the later of the two accounts' last runs", async () => {
  const { primary, primaryId, shopper, shopperId } = await couple('daily')
  const lastSentAt = new Date(systemClock.now().getTime() - 3_600_000)
  await table.put({ ...keys.cycle(shopperId), lastRunId: 'run_x', lastSentAt: lastSentAt.toISOString() })
  await link(primary, shopper.email)
  await merged(primaryId, shopperId)
  const own = stage.emulators.scheduler.schedules().filter(({ Name }) => Name.includes(primaryId))
  expect(own.map(({ StartDate }) => StartDate)).toEqual([(lastSentAt.getTime() + DAY) / 1000])
  expect(JSON.stringify(stage.emulators.scheduler.schedules())).not.toContain(shopperId)
})
