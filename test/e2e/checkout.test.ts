import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import {
  answerBank,
  applyCode,
  arrive,
  atProvider,
  living,
  signUp,
  standingOf,
  START,
  start,
  trialOn,
  typeCard,
} from './buy.ts'

const { stage, visit } = await browserStage()

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
