import { describe, expect, test } from 'vitest'
import { buyer, type Buyer } from '#harness/payments.ts'
import { browserSession } from '#harness/session.ts'
import { testStage } from '#harness/stage.ts'
import { trialBuyer } from '#harness/trial-buyer.ts'

const stage = await testStage({ workers: null })
stage.emulators.stripe.webhooks({ drop: true })

const cancel = ({ client }: Buyer) => client.post('/api/subscription/cancel', {})
const reactivate = ({ client }: Buyer) => client.post('/api/subscription/reactivate', {})
const endingAtProvider = (owner: Buyer) =>
  owner.subscriptions().map(({ status, cancelAtPeriodEnd }) => [status, cancelAtPeriodEnd])
const day = (instant: unknown) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(instant)))

describe.each([
  ['stan.starter@example.com', 'starter'],
  ['priya.pro@example.com', 'pro'],
  ['elena.elite@example.com', 'elite'],
])('the sample account %s', (email, plan) => {
  test('has a subscription at the provider, which can be cancelled and reactivated', async () => {
    const client = await browserSession(stage, email)
    expect((await client.get('/api/user')).body).toMatchObject({ isActive: true, currentPlan: plan })
    expect((await client.get('/api/billing/status')).body).toMatchObject({
      data: { hasSavedPaymentMethod: true, lastFour: '4242' },
    })
    expect((await client.post('/api/subscription/cancel', {})).status).toBe(200)
    expect((await client.post('/api/subscription/reactivate', {})).status).toBe(200)
    expect((await client.get('/api/user')).body).toMatchObject({
      isActive: true,
      currentPlan: plan,
      subscriptionCancelAt: null,
    })
  })
})

describe('a status that Stripe introduced later', () => {
  test('changes nothing for its user and is never a failure', async () => {
    const owner = await trialBuyer(stage, 'later-status')
    await owner.client.post('/api/billing/upgrade', { plan: 'pro' })
    const before = await owner.user()
    stage.emulators.stripe.showStatus('hibernating')
    expect(await owner.client.get('/api/billing/status')).toMatchObject({ status: 200 })
    const cancelled = await cancel(owner)
    stage.emulators.stripe.showStatus(null)
    expect(cancelled.status).toBeLessThan(500)
    expect(await owner.user()).toMatchObject({ isActive: true, currentPlan: before['currentPlan'] })
    expect(owner.subscriptions().map(({ status }) => status)).toEqual(['active'])
  })
})

describe('cancelling', () => {
  test('keeps access until the end of the paid month, shows that date, and can be undone', async () => {
    const owner = await trialBuyer(stage, 'leaver')
    await owner.client.post('/api/billing/upgrade', { plan: 'pro' })
    const { planExpiresAt } = await owner.user()
    expect(await cancel(owner)).toMatchObject({
      status: 200,
      body: {
        message: `Your subscription is canceled. You keep access until ${day(planExpiresAt)}, and nothing more is charged.`,
      },
    })
    expect(await owner.user()).toMatchObject({
      isActive: true,
      currentPlan: 'pro',
      subscriptionCancelAt: planExpiresAt,
    })
    expect((await cancel(owner)).status).toBe(200)
    expect(endingAtProvider(owner)).toEqual([['active', true]])
    expect(await reactivate(owner)).toMatchObject({
      status: 200,
      body: { message: `Your subscription continues. The next payment is on ${day(planExpiresAt)}.` },
    })
    expect(await owner.user()).toMatchObject({
      isActive: true,
      currentPlan: 'pro',
      subscriptionCancelAt: null,
    })
    expect((await reactivate(owner)).status).toBe(200)
    expect(endingAtProvider(owner)).toEqual([['active', false]])
  })

  test('a trial lets it end without a charge, and an upgrade keeps the plan', async () => {
    const owner = await trialBuyer(stage, 'trial-leaver')
    const { trialEndsAt } = await owner.user()
    const until = `${day(trialEndsAt)}, ${String(trialEndsAt).slice(11, 16)} UTC`
    expect((await cancel(owner)).body).toEqual({
      message: `Your trial is canceled. You keep access until ${until}, and nothing is charged.`,
    })
    expect(await owner.user()).toMatchObject({
      isTrial: true,
      isActive: true,
      subscriptionCancelAt: trialEndsAt,
    })
    expect((await reactivate(owner)).body).toEqual({
      message: `Your subscription continues. Your trial ends on ${until}, and the first month is charged then.`,
    })
    await cancel(owner)
    expect((await owner.client.post('/api/billing/upgrade', { plan: 'starter' })).body).toMatchObject({
      success: true,
    })
    expect([endingAtProvider(owner), owner.charged()]).toEqual([[['active', false]], 99])
    expect(await owner.user()).toMatchObject({
      currentPlan: 'starter',
      isTrial: false,
      subscriptionCancelAt: null,
    })
  })

  test('requires a subscription', async () => {
    const nobody = await buyer(stage, 'nobody')
    for (const ask of [cancel, reactivate])
      expect(await ask(nobody)).toMatchObject({
        status: 409,
        body: { code: 'no_subscription', message: 'You have no subscription to change.' },
      })
  })

  test('changes nothing when the provider does not answer', async () => {
    const owner = await trialBuyer(stage, 'silent')
    stage.emulators.stripe.faults.set({
      operation: 'POST /v1/subscriptions/:id',
      kind: 'unavailable',
      times: 3,
    })
    expect(await cancel(owner)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    stage.emulators.stripe.faults.set({ clear: true })
    expect(await owner.user()).toMatchObject({ subscriptionCancelAt: null })
  })
})
