import { expect, test } from 'vitest'
import { createSubscription } from '#functions/billing/subscription/create-subscription.ts'
import { retryPayment } from '#functions/billing/payments/retry-payment.ts'
import { atNight } from '#engine/test/at-night.ts'
import { crashingAt } from '#harness/billing/pretend-provider.ts'
import { userActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { confirmCard } from '#harness/payments.ts'
import { testStage } from '#harness/stage.ts'
import { seedAccount } from '#dev/seed-account.ts'
import { paymentTraces } from '#functions/services/payments.ts'
import { callsOf, crashes, deps, type Wrap } from './crashing-checkouts.ts'
import { spread } from './simulation/seeds.ts'

const stage = await testStage({ workers: null })
stage.emulators.stripe.webhooks({ drop: true })
const { state } = stage.emulators.stripe

let people = 0
async function shopper() {
  people += 1
  const email = `shopper-${people}@mail.example`
  const { userId } = await seedAccount({
    issuer: 'https://issuer.example',
    subject: email,
    email,
    firstName: 'Alex',
    lastName: 'Rivers',
    plan: 'none',
  })
  const customers = () => state.customers.filter((customer) => customer.email === email).map(({ id }) => id)
  return {
    actor: userActor(userId),
    email,
    customers,
    living: () =>
      state.subscriptions.filter(
        ({ customer, status }) =>
          customers().includes(customer) && status !== 'canceled' && status !== 'incomplete_expired',
      ),
    pages: () =>
      state.sessions.filter(
        ({ customer, status }) => customer !== null && customers().includes(customer) && status === 'open',
      ),
  }
}
type Shopper = Awaited<ReturnType<typeof shopper>>

const order = ({ actor, email }: Shopper, planId: 'pro' | 'elite', wrap?: Wrap) =>
  createSubscription(actor, { planId, userEmail: email, couponCode: 'WELCOME20' }, deps(wrap))
const retry = ({ actor }: Shopper, wrap?: Wrap) =>
  retryPayment(
    actor,
    { planId: 'pro' },
    {
      ...deps(wrap),
      traces: paymentTraces(),
      origin: stage.origin,
      autoLoginToken: () => Promise.resolve(null),
    },
  )

/** By day a part of them, before and after a call in turn. */
const crashPoints = (calls: number, every = 5) => spread(crashes(calls), every).map(([, point]) => point)

test('an order that crashes at any call can be repeated: one customer, one subscription, and its card starts the trial', async () => {
  const calls = await callsOf(async (wrap) => await order(await shopper(), 'pro', wrap))
  expect(calls).toBeGreaterThan(8)
  for (const { step, when } of crashPoints(calls)) {
    const died = await shopper()
    await expect(order(died, 'pro', crashingAt(step, when))).rejects.toThrow('isn’t answering')
    const { clientSecret, finalAmount } = await order(died, 'pro')
    expect([finalAmount, died.customers().length, died.living().length], `died ${when} call ${step}`).toEqual(
      [10_320, 1, 1],
    )
    await confirmCard(stage, clientSecret)
    const given = state.paymentMethods.at(-1)
    if (given !== undefined) given.fingerprint = `${given.fingerprint}~${died.email}`
    await expect(order(died, 'pro')).rejects.toThrow('You already have a subscription')
    expect(died.living().map(({ status, defaultPaymentMethod }) => [status, defaultPaymentMethod])).toEqual([
      ['trialing', given?.id],
    ])
  }
})

test('after a crashed order, another plan waits for its lease and then replaces it', async () => {
  const calls = await callsOf(async (wrap) => await order(await shopper(), 'pro', wrap))
  for (const { step, when } of crashPoints(calls)) {
    const died = await shopper()
    await expect(order(died, 'pro', crashingAt(step, when))).rejects.toThrow('isn’t answering')
    // Before the attempt was stored there is nothing to wait for.
    const early = await order(died, 'elite').then(
      () => 'went on',
      (error: unknown) => (error instanceof AppError ? error.code : 'defect'),
    )
    expect(['went on', 'payment_in_progress']).toContain(early)
    stage.advance(31_000)
    const { subscriptionId } = await order(died, 'elite')
    expect(
      [died.customers().length, died.living().map(({ id, price }) => [id, price])],
      `died ${when} call ${step}`,
    ).toEqual([1, [[subscriptionId, 'price_local_elite']]])
  }
})

test('a retry that crashes at any call finally opens one payment page and nothing else', async () => {
  const calls = await callsOf(async (wrap) => {
    const one = await shopper()
    await order(one, 'elite')
    await retry(one, wrap)
  })
  for (const { step, when } of crashPoints(calls, 3)) {
    const died = await shopper()
    await order(died, 'elite')
    await expect(retry(died, crashingAt(step, when))).rejects.toThrow('isn’t answering')
    stage.advance(31_000)
    const url = await retry(died)
    expect(
      [died.pages().map(({ id }) => url.endsWith(id)), died.living()],
      `died ${when} call ${step}`,
    ).toEqual([[true], []])
  }
})

test('of many simultaneous orders and retries some are told to wait, and only the last order is left', async () => {
  for (let round = 0; round < (atNight ? 15 : 3); round += 1) {
    const busy = await shopper()
    // A minute ends between them.
    stage.advance(MINUTE - (systemClock.now().getTime() % MINUTE) - 20)
    const all = await Promise.allSettled([
      order(busy, 'pro'),
      order(busy, 'elite'),
      retry(busy),
      order(busy, 'pro'),
      order(busy, 'elite'),
      retry(busy),
    ])
    const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'payment_in_progress', retryAfterSeconds: expect.any(Number) })
    expect(refused.length, 'somebody gets through').toBeLessThan(all.length)
    const { subscriptionId } = await order(busy, 'pro').catch(async () => {
      stage.advance(31_000)
      return await order(busy, 'pro')
    })
    expect([busy.customers().length, busy.living().map(({ id }) => id), busy.pages()]).toEqual([
      1,
      [subscriptionId],
      [],
    ])
  }
})
