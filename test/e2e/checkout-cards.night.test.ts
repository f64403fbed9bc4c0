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

  test('gives no second trial for the card of an earlier one, and shows the amount before charging it', async () => {
    const former = await visit()
    await signUp(former.page, 'ida.nine@mail.example')
    await typeCard(former.page, '4242424242424242')
    await arrive(former.page, () => start(former.page))

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
})
