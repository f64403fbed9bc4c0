import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import {
  answerBank,
  applyCode,
  arrive,
  atProvider,
  signUp,
  standingOf,
  START,
  start,
  typeCard,
} from './buy.ts'

const { stage, visit } = await browserStage()

const trialOn = (plan: string) => ({ currentPlan: null, isTrial: true, trialPlan: plan, isActive: true })
const living = (card: string | null, code: string | null = null, status = 'trialing') => [
  { status, card, code },
]

describe('the checkout', () => {
  test('starts a trial after declined cards, and a later visit says that a subscription exists', async () => {
    const { page, takeProblems, look, heard } = await visit()
    await signUp(page, 'ada.one@mail.example')
    const looks = [...(await look('checkout', ['light', 'dark']))]
    await start(page)
    await page.getByText('Your card number is incomplete.').first().waitFor()
    looks.push(...(await look('checkout-incomplete', ['light', 'dark'])))
    for (const [number, reason] of [
      [
        '4000000000000002',
        'Your bank declined the card without giving a reason. Use another card, or ask your bank.',
      ],
      ['4000000000009995', 'The card doesn’t have enough funds. Use another card, or try again later.'],
    ] as const) {
      await typeCard(page, number)
      await start(page)
      await page.getByText(reason).waitFor()
      await heard('Payment Failed')
    }
    looks.push(...(await look('checkout-declined', ['light', 'dark'])))
    expect(await standingOf(page)).toMatchObject({ isTrial: false, trialPlan: null })

    await typeCard(page, '4242424242424242')
    await arrive(page, () => start(page))
    await page.getByTestId('trial-block').waitFor()
    expect(await standingOf(page)).toEqual(trialOn('pro'))
    expect(atProvider(stage, 'ada.one@mail.example')).toEqual({
      customers: 1,
      living: living('4242'),
      charged: 0,
    })

    await page.goto('/checkout?plan=elite&email=ada.one%40mail.example')
    await page.getByRole('heading', { name: /^You already have/ }).waitFor()
    looks.push(...(await look('checkout-subscribed', ['light', 'dark'])))
    expect([takeProblems(), looks]).toEqual([[], []])
  })

  test('shows the card form on the first screen of a phone, with the details folded above it', async () => {
    const { page } = await visit()
    await signUp(page, 'ivy.phone@mail.example')
    await page.setViewportSize({ width: 390, height: 844 })
    const field = page.getByText('Card number', { exact: true }).first()
    await field.waitFor()
    expect((await field.boundingBox())?.y).toBeLessThan(500)
    expect(await page.getByRole('textbox', { name: 'Coupon code' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: /Details$/ }).click()
    await page.getByRole('textbox', { name: 'Coupon code' }).waitFor()
  })

  test("returns after the bank's refusal or a reload, and continues after the bank's approval", async () => {
    const { page, takeProblems } = await visit()
    await signUp(page, 'bea.two@mail.example', 'starter')
    await typeCard(page, '4000002500003155')
    await start(page)
    await answerBank(page, 'Fail')
    await page
      .getByText(
        'Your bank didn’t confirm the card, so it wasn’t used and nothing was charged. Try again, or use another card.',
      )
      .waitFor()

    await start(page)
    await page.getByRole('button', { name: 'Complete', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: START }).waitFor()
    await typeCard(page, '4000002500003155')
    await start(page)
    await arrive(page, () => answerBank(page, 'Complete'))
    expect(await standingOf(page)).toEqual(trialOn('starter'))
    expect(atProvider(stage, 'bea.two@mail.example')).toEqual({
      customers: 1,
      living: living('3155'),
      charged: 0,
    })
    expect(takeProblems()).toEqual([])
  })

  test('opens one subscription for a double click, with a fifth off', async () => {
    const visitor = await visit()
    const { page, takeProblems } = visitor
    await signUp(page, 'cem.three@mail.example')
    await applyCode(visitor, 'WELCOME20')
    await page.getByRole('region', { name: 'Order summary' }).getByText('$103.20').first().waitFor()
    await typeCard(page, '5555555555554444')
    await arrive(page, () => page.getByRole('button', { name: START }).dblclick())
    expect(atProvider(stage, 'cem.three@mail.example')).toEqual({
      customers: 1,
      living: living('4444', 'promo_local_welcome20'),
      charged: 0,
    })
    expect(await standingOf(page)).toEqual(trialOn('pro'))
    expect(takeProblems()).toEqual([])
  })

  test('applies a fixed discount, and asks the bank at each payment where the bank requires it', async () => {
    const visitor = await visit()
    const { page, takeProblems } = visitor
    await signUp(page, 'dov.four@mail.example', 'elite')
    await applyCode(visitor, 'TAKE25')
    await page.getByText('$25.00 discount').waitFor()
    await typeCard(page, '4000002760003184')
    await start(page)
    await arrive(page, () => answerBank(page, 'Complete'))
    expect(atProvider(stage, 'dov.four@mail.example')).toEqual({
      customers: 1,
      living: living('3184', 'promo_local_take25'),
      charged: 0,
    })
    expect(takeProblems()).toEqual([])
  })

  test('asks for no card when nothing will ever be charged', async () => {
    const visitor = await visit()
    const { page, takeProblems, look, heard } = visitor
    await signUp(page, 'eva.five@mail.example')
    await applyCode(visitor, 'FREEFOREVER')
    await page.getByText('With this code Pro costs $0.00 each month, so no card is needed.').waitFor()
    const looks = await look('checkout-free')
    await arrive(page, () => page.getByRole('button', { name: 'Activate for $0.00' }).click())
    await heard('Account Activated')
    expect(await standingOf(page)).toMatchObject({ currentPlan: 'pro', isTrial: false, isActive: true })
    expect(atProvider(stage, 'eva.five@mail.example')).toEqual({
      customers: 1,
      living: living(null, 'promo_local_freeforever', 'active'),
      charged: 0,
    })
    expect([takeProblems(), looks]).toEqual([[], []])
  })

  test('opens one subscription for two tabs at once', async () => {
    const { page, takeProblems } = await visit()
    await signUp(page, 'fay.six@mail.example')
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await typeCard(tab, '4000000000000341')
    const arrivals = [page, other].map((tab) => arrive(tab, () => start(tab)))
    await Promise.any(arrivals)
    // The other tab also arrives, or says that there is a subscription.
    await Promise.all(
      [page, other].map((tab, index) =>
        Promise.any([arrivals[index], tab.getByText(/^You already have/).waitFor()]),
      ),
    )
    expect(await standingOf(page)).toEqual(trialOn('pro'))
    expect(atProvider(stage, 'fay.six@mail.example')).toEqual({
      customers: 1,
      living: living('0341'),
      charged: 0,
    })
    // Both tabs may confirm the same intent: the provider answers the second one with a 400.
    const expected = /\b(?:(?:402|409) POST|400 POST \/browser\/confirm)/
    expect(takeProblems().filter((problem) => !expected.test(problem))).toEqual([])
  })

  test('gives no second trial for the card of the first test, and shows the amount before charging it', async () => {
    const { page, look } = await visit()
    await signUp(page, 'gil.seven@mail.example')
    await typeCard(page, '4242424242424242')
    await Promise.all([page.waitForURL((url) => url.pathname === '/success'), start(page)])
    await page.getByRole('link', { name: 'Back to the checkout' }).click()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await page
      .getByText('This account or card has already had one, so the first month is charged today.', {
        exact: false,
      })
      .waitFor()
    expect(atProvider(stage, 'gil.seven@mail.example').charged).toBe(0)
    const looks = await look('checkout-other-terms')
    await typeCard(page, '4242424242424242')
    await arrive(page, () => page.getByRole('button', { name: 'Pay $129.00 now' }).click())
    expect(await standingOf(page)).toMatchObject({ currentPlan: 'pro', isTrial: false, isActive: true })
    expect(atProvider(stage, 'gil.seven@mail.example')).toEqual({
      customers: 1,
      living: living('4242', null, 'active'),
      charged: 12_900,
    })
    expect(looks).toEqual([])
  })

  test('says why a payment failed, and opens a new payment page', async () => {
    const { page, takeProblems, look } = await visit()
    await signUp(page, 'hal.eight@mail.example')
    await page.goto('/payment-failed?reason=declined&plan=pro&email=hal.eight%40mail.example')
    await page.getByText('Your payment was declined. Please try with a different payment method.').waitFor()
    const looks = await look('payment-failed', ['light', 'dark'])
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.waitForURL((url) => url.origin === new URL(stage.emulators.stripe.url).origin)
    await page.goBack()
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Try Again' }).isEnabled()).toBe(true)
    expect(atProvider(stage, 'hal.eight@mail.example')).toEqual({ customers: 1, living: [], charged: 0 })
    expect([takeProblems(), looks]).toEqual([[], []])
  })
})
