import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { askStripe } from '#harness/payments.ts'
import { browserSession } from '#harness/session.ts'
import { waitFor } from '#harness/stage.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { browserStage } from './browser-stage.ts'
import { answerBank, arrive, atProvider, signUp, standingOf, start, typeCard } from './buy.ts'
import { beyondTheSession } from './walk.ts'

const { stage, visit } = await browserStage()
const { stripe } = stage.emulators
const table = tableOf(stage)
const MINUTE = 60_000
/** Long enough before an instant that a slow machine has not passed it when it checks. */
const SHORTLY = 10 * MINUTE
const DAY = 86_400_000

/** Advances every clock to an instant; what becomes due at the provider happens, and its events arrive. */
async function until(instant: number): Promise<void> {
  advanceSystemClock(instant - systemClock.now().getTime())
  await stripe.tick()
}

/** The account, read in a new session, because the previous one is over by then. */
const userOf = async (email: string) =>
  Object((await (await browserSession(stage, email, { plan: 'none' })).get('/api/user')).body)

const storedOf = async (userId: string) => {
  const [subscription, billing] = await table.getMany([keys.subscription(userId), keys.billing(userId)])
  return { ...subscription, ...billing }
}

const subscriptionsOf = (email: string) => {
  const own = stripe.state.customers.filter((customer) => customer.email === email).map(({ id }) => id)
  return stripe.state.subscriptions.filter(({ customer }) => own.includes(customer))
}

const atPaymentPage = (page: Page) => page.waitForURL((url) => url.origin === new URL(stripe.url).origin)

describe('a subscription', () => {
  test('goes from sign-up and trial to a charge, a renewal and a cancellation, with access until the end of the month', async () => {
    const email = 'ivy.life@mail.example'
    const { page, takeProblems } = await visit()
    await signUp(page, email)
    await typeCard(page, '4242424242424242')
    await arrive(page, () => start(page))
    await page.getByTestId('trial-block').waitFor()
    const { id, trialStartAt, trialEndsAt } = await userOf(email)
    const [opened] = subscriptionsOf(email)
    expect(await storedOf(id)).toMatchObject({
      plan: 'pro',
      isTrial: true,
      trialPlan: 'pro',
      trialEmailsAllowed: 5,
      trialStartAt,
      trialEndsAt,
      cancelAt: null,
      subscriptionId: opened?.id,
      hasPaid: false,
      trialUsedAt: trialStartAt,
    })
    const trialEnd = Date.parse(trialEndsAt)
    expect(trialEnd - Date.parse(trialStartAt)).toBe(DAY)
    expect(atProvider(stage, email)).toEqual({
      customers: 1,
      living: [{ status: 'trialing', card: '4242', code: null }],
      charged: 0,
    })

    await until(trialEnd - SHORTLY)
    expect(await userOf(email)).toMatchObject({ isActive: true, isTrial: true, jobsRemaining: 5 })
    // The provider drafts the first invoice now and charges it about an hour later; access continues in
    // between.
    await until(trialEnd)
    expect(await userOf(email)).toMatchObject({
      isActive: true,
      isTrial: false,
      currentPlan: 'pro',
      totalJobs: 600,
      jobsRemaining: 600,
    })
    await until(trialEnd + 61 * MINUTE)
    await waitFor(async () => (await storedOf(id))['hasPaid'], { what: 'the news of the first charge' })
    expect(atProvider(stage, email)).toEqual({
      customers: 1,
      living: [{ status: 'active', card: '4242', code: null }],
      charged: 12_900,
    })
    const first = await storedOf(id)
    expect(first).toMatchObject({
      plan: 'pro',
      isTrial: false,
      trialEndsAt: null,
      planActivatedAt: trialEndsAt,
      cancelAt: null,
      subscriptionId: opened?.id,
      paymentProblem: null,
    })

    const renewal = Date.parse(String(first['planExpiresAt']))
    await until(renewal + 61 * MINUTE)
    await waitFor(async () => (await storedOf(id))['planExpiresAt'] !== first['planExpiresAt'], {
      what: 'the news of the renewal',
    })
    await waitFor(() => atProvider(stage, email).charged === 25_800, { what: 'the second charge' })
    const renewed = await storedOf(id)
    const end = Date.parse(String(renewed['planExpiresAt']))
    expect(end - renewal).toBeGreaterThanOrEqual(28 * DAY)
    expect(renewed).toMatchObject({ plan: 'pro', planActivatedAt: trialEndsAt, cancelAt: null })
    expect(atProvider(stage, email)).toEqual({
      customers: 1,
      living: [{ status: 'active', card: '4242', code: null }],
      charged: 25_800,
    })

    await askStripe(stage, 'POST', `/v1/subscriptions/${opened?.id}`, { cancel_at_period_end: 'true' })
    await waitFor(async () => (await storedOf(id))['cancelAt'], { what: 'the news of the cancellation' })
    expect(await storedOf(id)).toMatchObject({
      plan: 'pro',
      cancelAt: renewed['planExpiresAt'],
      dueAt: renewed['planExpiresAt'],
    })
    expect(await userOf(email)).toMatchObject({
      isActive: true,
      currentPlan: 'pro',
      subscriptionCancelAt: renewed['planExpiresAt'],
    })
    await until(end - SHORTLY)
    expect(await userOf(email)).toMatchObject({ isActive: true, currentPlan: 'pro', jobsRemaining: 600 })
    stripe.webhooks({ hold: true })
    await until(end)
    // At that very second, whatever events are still on their way.
    expect(await userOf(email)).toMatchObject({ isActive: false, jobsRemaining: 0 })
    stripe.webhooks({ hold: false })
    await stripe.release()
    await waitFor(async () => (await storedOf(id))['plan'] === null, { what: 'the news of the end' })
    expect(await storedOf(id)).toMatchObject({
      plan: null,
      isTrial: false,
      cancelAt: null,
      dueAt: null,
      subscriptionId: opened?.id,
    })
    expect([atProvider(stage, email), subscriptionsOf(email).map(({ status }) => status)]).toEqual([
      { customers: 1, living: [], charged: 25_800 },
      ['canceled'],
    ])

    await page.goto('/api/auth/gmail')
    await page.getByRole('button', { name: email }).click()
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
    // An open dashboard went on sending requests after its session had ended; on the first 401 it signed out,
    // too late.
    expect(
      beyondTheSession(takeProblems()).filter((problem) => problem !== 'response: 401 POST /api/user/logout'),
    ).toEqual([])
  })
})

describe('an expired payment page', () => {
  test('says so, and Try Again opens a new one that leads to a trial', async () => {
    const email = 'jon.late@mail.example'
    const { page, takeProblems, look } = await visit()
    await signUp(page, email, 'starter')
    await page.goto(`/payment-failed?reason=cancelled&plan=starter&email=${encodeURIComponent(email)}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await atPaymentPage(page)
    const before = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await askStripe(stage, 'POST', `/v1/checkout/sessions/${before}/expire`)
    await page.reload()
    await page.getByRole('heading', { name: 'This page has expired' }).waitFor()
    takeProblems()

    await page.goto(
      `/payment-failed?reason=expired&plan=starter&email=${encodeURIComponent(email)}&session_id=${before}`,
    )
    await page.getByRole('heading', { name: 'Payment Session Expired' }).waitFor()
    await page.getByText('Your payment session has expired. Please try again.').waitFor()
    const looks = await look('payment-expired')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await atPaymentPage(page)
    expect(new URL(page.url()).pathname).not.toContain(before)
    await typeCard(page, '4000000000000002')
    await page.getByRole('button', { name: 'Start trial' }).click()
    await page.getByText('Your card was declined.').waitFor()
    await typeCard(page, '5555555555554444')
    await arrive(page, () => page.getByRole('button', { name: 'Start trial' }).click())
    expect(await standingOf(page)).toEqual({
      currentPlan: null,
      isTrial: true,
      trialPlan: 'starter',
      isActive: true,
    })
    const { id, trialStartAt } = await userOf(email)
    const [subscription] = subscriptionsOf(email)
    expect(await storedOf(id)).toMatchObject({
      plan: 'starter',
      isTrial: true,
      trialStartAt,
      subscriptionId: subscription?.id,
      trialUsedAt: trialStartAt,
      paymentProblem: null,
    })
    expect(atProvider(stage, email)).toEqual({
      customers: 1,
      living: [{ status: 'trialing', card: '4444', code: null }],
      charged: 0,
    })
    expect([takeProblems().filter((problem) => !problem.includes('402 POST /c/pay/')), looks]).toEqual([
      [],
      [],
    ])
  })
})

describe('one subscription', () => {
  test('is left after a reload while the payment is confirmed, and after going back to the checkout', async () => {
    const email = 'kay.back@mail.example'
    const { page, takeProblems } = await visit()
    await signUp(page, email, 'elite')
    await typeCard(page, '4000002500003155')
    await start(page)
    // The confirmation's result is not received before the page is reloaded.
    await page.route('**/api/verify-payment-success', () => undefined)
    await Promise.all([page.waitForRequest('**/api/verify-payment-success'), answerBank(page, 'Complete')])
    await page.unroute('**/api/verify-payment-success')
    await arrive(page, () => page.reload())
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await page.getByRole('heading', { name: /^You already have/ }).waitFor()
    const { id, trialStartAt } = await userOf(email)
    expect(await storedOf(id)).toMatchObject({
      plan: 'elite',
      isTrial: true,
      trialStartAt,
      trialUsedAt: trialStartAt,
    })
    expect(subscriptionsOf(email).map(({ status }) => status)).toEqual(['trialing'])
    expect(atProvider(stage, email)).toEqual({
      customers: 1,
      living: [{ status: 'trialing', card: '3155', code: null }],
      charged: 0,
    })
    expect(takeProblems()).toEqual([])
  })
})
