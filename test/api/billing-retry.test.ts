import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askStripe, buyer, confirmCard, Ordered, payOnPage } from '#harness/payments.ts'
import { visitor, type Client } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'

const stage = await testStage({ workers: null })
stage.emulators.stripe.webhooks({ drop: true })
const DAY = 86_400

const Retried = z.object({ success: z.literal(true), checkoutUrl: z.string(), message: z.string() })
const retry = async (client: Client, body: Record<string, unknown>) => {
  const reply = await client.post('/api/retry-payment', body)
  if (reply.status !== 200) throw new Error(`the retry answered ${reply.status}`)
  return Retried.parse(reply.body).checkoutUrl
}
const sessionOf = (url: string) => stage.emulators.stripe.state.sessions.find(({ id }) => url.endsWith(id))
const openSessions = () => stage.emulators.stripe.state.sessions.filter(({ status }) => status === 'open')

describe('a new payment attempt', () => {
  test('leads through the payment page to an active account', async () => {
    const shopper = await buyer(stage, 'back')
    const { id } = await shopper.user()
    const url = await retry(shopper.client, { plan: 'elite', email: shopper.email })
    const session = sessionOf(url)
    expect([
      session?.reference,
      session?.methods,
      session?.adaptive,
      session?.subscriptionData.trialDays,
      session?.cancelUrl,
    ]).toEqual([id, ['card'], false, 1, `${stage.origin}/payment-failed?reason=cancelled&plan=elite`])
    const landed = await payOnPage(url)
    expect(Object.fromEntries(landed?.searchParams ?? [])).toEqual({
      session_id: session?.id,
      payment_first: 'true',
      user_id: id,
      auto_login_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    const verified = await shopper.verify(session?.id ?? '')
    expect(verified.body).toEqual({
      success: true,
      user: { email: 'back@mail.example' },
      message: 'Your free trial is active.',
      problem: null,
    })
    expect(await shopper.user()).toMatchObject({ isTrial: true, trialPlan: 'elite' })
    const token = landed?.searchParams.get('auto_login_token') ?? ''
    expect((await shopper.client.post('/api/auto-login', { token })).body).toMatchObject({
      success: true,
      user: { email: 'back@mail.example' },
    })
    expect((await shopper.client.post('/api/retry-payment', { plan: 'elite' })).body).toMatchObject({
      code: 'already_subscribed',
    })
  })

  test('reuses the open page, and closes it when another plan is chosen', async () => {
    const shopper = await buyer(stage, 'same-page')
    const first = await retry(shopper.client, { plan: 'pro' })
    expect(await retry(shopper.client, { plan: 'pro' })).toBe(first)
    const other = await retry(shopper.client, { plan: 'starter' })
    expect([sessionOf(first)?.status, sessionOf(other)?.status]).toEqual(['expired', 'open'])
    // An order on our own page expires the provider's page, and a new payment page cancels the order.
    const order = Ordered.parse((await shopper.order('pro')).body)
    expect(sessionOf(other)?.status).toBe('expired')
    await retry(shopper.client, { plan: 'pro' })
    expect(shopper.subscriptions().map(({ id, status }) => [id, status])).toEqual([
      [order.subscriptionId, 'canceled'],
    ])
  })

  test('opens a new page with a new token after the first token has expired', async () => {
    const shopper = await buyer(stage, 'later-page')
    const first = await retry(shopper.client, { plan: 'pro' })
    stage.advance(11 * 60_000)
    const second = await retry(shopper.client, { plan: 'pro' })
    expect([sessionOf(first)?.status, sessionOf(second)?.status]).toEqual(['expired', 'open'])
    const token = new URL(sessionOf(second)?.successUrl ?? '').searchParams.get('auto_login_token') ?? ''
    expect((await shopper.client.post('/api/auto-login', { token })).body).toMatchObject({ success: true })
  })

  test('opens one page for many simultaneous clicks', async () => {
    const shopper = await buyer(stage, 'many-pages')
    const before = openSessions().length
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => shopper.client.post('/api/retry-payment', { plan: 'pro' })),
    )
    const urls = new Set(
      replies.flatMap(({ status, body }) => (status === 200 ? [Retried.parse(body).checkoutUrl] : [])),
    )
    expect([
      urls.size,
      replies.every(({ status }) => status === 200 || status === 409),
      openSessions().length - before,
    ]).toEqual([1, true, 1])
  })

  test('keeps the promotion code of the failed order and gives no second trial', async () => {
    const shopper = await buyer(stage, 'code-again')
    const first = Ordered.parse((await shopper.order('pro', 'WELCOME20')).body)
    const session = sessionOf(await retry(shopper.client, { plan: 'pro' }))
    expect([session?.discount?.promotionCode, session?.subscriptionData.trialDays]).toEqual([
      'promo_local_welcome20',
      1,
    ])
    await expect(confirmCard(stage, first.clientSecret)).rejects.toThrow('setup_intent_unexpected_state')
  })

  test('charges the first month of another plan, without a second trial, after a failed first charge', async () => {
    const shopper = await buyer(stage, 'first-charge')
    const { clientSecret, subscriptionId } = Ordered.parse((await shopper.order('starter')).body)
    await confirmCard(stage, clientSecret, 'pm_card_chargeCustomerFail')
    await shopper.verify(subscriptionId)
    expect(await shopper.user()).toMatchObject({ isTrial: true, isActive: true })
    await stage.emulators.stripe.advance(DAY + 7_200)
    expect((await shopper.verify(subscriptionId)).body).toMatchObject({
      success: false,
      problem: 'declined',
      message: 'The card was declined. Use another card or ask your bank.',
    })
    expect(await shopper.user()).toMatchObject({ isActive: false, isTrial: true, currentPlan: null })
    const other = await retry(shopper.client, { plan: 'pro' })
    expect(sessionOf(other)?.subscriptionData.trialDays).toBeNull()
    expect(await payOnPage(other, '4000000000000002')).toBeNull()
    const landed = await payOnPage(other, '5555555555554444')
    expect((await shopper.verify(landed?.searchParams.get('session_id') ?? '')).body).toMatchObject({
      success: true,
      message: 'Your subscription is active.',
    })
    expect([await shopper.user(), shopper.charged()]).toMatchObject([
      { isActive: true, isTrial: false, currentPlan: 'pro' },
      129,
    ])
  })
})

describe('without a session', () => {
  test("a visitor who knows the payment page's id can retry for its user, and learns no email address", async () => {
    const shopper = await buyer(stage, 'logged-out')
    const { id } = await shopper.user()
    const session = sessionOf(await retry(shopper.client, { plan: 'pro' }))
    const stranger = visitor(stage)
    const body = { sessionId: session?.id, userId: id, email: shopper.email }
    expect((await stranger.post('/api/verify-payment-success', body)).status).toBe(404)
    // While the page is open nothing has failed, and a visitor without a session cannot change the plan.
    const again = (more: object) =>
      stranger.post('/api/retry-payment', { failedSessionId: session?.id, ...more })
    expect((await again({ plan: 'pro' })).body).toMatchObject({ code: 'not_authenticated' })
    await askStripe(stage, 'POST', `/v1/checkout/sessions/${session?.id ?? ''}/expire`)
    expect((await again({ plan: 'starter' })).body).toMatchObject({ code: 'not_authenticated' })
    const url = await retry(stranger, { plan: 'pro', failedSessionId: session?.id })
    expect([
      sessionOf(url)?.reference,
      sessionOf(url)?.successUrl.includes('email='),
      sessionOf(url)?.successUrl.includes('auto_login_token'),
    ]).toEqual([id, false, false])
    await askStripe(stage, 'POST', `/v1/checkout/sessions/${sessionOf(url)?.id ?? ''}/expire`)
    const known = await retry(stranger, {
      plan: 'pro',
      failedSessionId: session?.id,
      email: 'Logged-Out@mail.example',
    })
    expect(sessionOf(known)?.successUrl).toBe(
      `${stage.origin}/success?session_id={CHECKOUT_SESSION_ID}&payment_first=true&user_id=${String(id)}`,
    )
    const landed = await payOnPage(known, '5555555555554444')
    const done = { sessionId: landed?.searchParams.get('session_id'), userId: id, email: shopper.email }
    expect(
      (await stranger.post('/api/verify-payment-success', { ...done, email: 'other@mail.example' })).status,
    ).toBe(404)
    expect((await stranger.post('/api/verify-payment-success', { sessionId: done.sessionId })).status).toBe(
      404,
    )
    // The card already had a trial in this file; this test is about the reply, which contains no address.
    expect((await stranger.post('/api/verify-payment-success', done)).body).toMatchObject({ user: null })
  })

  test("an email address or an intent's id is not enough", async () => {
    const shopper = await buyer(stage, 'nobody')
    const { clientSecret } = Ordered.parse((await shopper.order('pro')).body)
    for (const more of [
      {},
      { email: shopper.email },
      { failedSessionId: clientSecret.split('_secret_')[0] },
      { failedSessionId: 'cs_test_nothing', email: shopper.email },
    ]) {
      const reply = await visitor(stage).post('/api/retry-payment', { plan: 'pro', ...more })
      expect([reply.status, reply.body]).toMatchObject([401, { code: 'not_authenticated' }])
    }
  })
})
