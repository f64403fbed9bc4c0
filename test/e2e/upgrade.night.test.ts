import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { answerBank, arrive, atProvider, signUp, standingOf, start, typeCard } from './buy.ts'

const { stage, visit } = await browserStage()

/** A user in a trial of Pro. A card has one trial per stage, so each user needs another. */
async function inTrial(page: Page, email: string, number: string): Promise<void> {
  await signUp(page, email)
  await typeCard(page, number)
  await arrive(page, () => start(page))
  await page.getByTestId('trial-block').waitFor()
}

const openUpgrade = async (page: Page) => {
  await page.getByLabel('Sidebar').getByRole('button', { name: 'Upgrade' }).click()
  await page.getByRole('dialog', { name: 'Upgrade your plan' }).waitFor()
}
const upgrade = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('the upgrade', () => {
  test('charges the saved card once, with a promo code, and can be cancelled and reactivated', async () => {
    const { page, takeProblems, look, heard } = await visit()
    await inTrial(page, 'ula.one@mail.example', '4242424242424242')
    await openUpgrade(page)
    await page.getByText('Complete your upgrade using your saved payment method.').waitFor()
    const looks = [...(await look('upgrade-saved', ['light', 'dark']))]
    await page.getByRole('textbox', { name: 'Promo code' }).fill('nosuch')
    await page.getByText('We do not know this code.').first().waitFor()
    looks.push(...(await look('upgrade-code-refused', ['light', 'dark'])))
    await page.getByRole('textbox', { name: 'Promo code' }).fill('take25')
    await upgrade(page, 'Upgrade to Pro for $104.00').waitFor()
    looks.push(...(await look('upgrade-code', ['light', 'dark'])))
    await upgrade(page, 'Upgrade to Pro for $104.00').dblclick()
    await heard('Welcome to your Pro plan! Your account has been upgraded.')
    await page.getByText('Pro plan', { exact: true }).first().waitFor()
    expect(await standingOf(page)).toMatchObject({ currentPlan: 'pro', isTrial: false, isActive: true })
    expect(atProvider(stage, 'ula.one@mail.example')).toMatchObject({
      customers: 1,
      living: [{ status: 'active', card: '4242' }],
      charged: 10_400,
    })

    await page.goto('/dashboard/account')
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText(/^You keep access until/).waitFor()
    looks.push(...(await look('cancel-subscription', ['light', 'dark'])))
    // The page reloads after the result could be read.
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Cancel subscription' }).click(),
    ])
    await heard('Your subscription is canceled. You keep access until')
    await page.getByRole('button', { name: 'Reactivate Subscription' }).waitFor()
    looks.push(...(await look('subscription-ending', ['light', 'dark'])))
    await page.getByRole('button', { name: 'Reactivate Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor()
    expect(atProvider(stage, 'ula.one@mail.example')).toMatchObject({
      living: [{ status: 'active' }],
      charged: 10_400,
    })
    expect([takeProblems(), looks]).toEqual([[], []])
  })

  test('accepts another card, and asks its bank', async () => {
    const { page, takeProblems, look, heard } = await visit()
    await inTrial(page, 'vic.two@mail.example', '5555555555554444')
    await openUpgrade(page)
    await page.getByRole('button', { name: 'Use another card' }).click()
    await page.getByLabel('Card number').waitFor()
    const looks = [...(await look('upgrade-new-card', ['light', 'dark']))]
    await page.getByRole('radio', { name: /Elite/ }).check()
    await typeCard(page, '4000000000000002')
    await upgrade(page, 'Upgrade to Elite for $149.00').click()
    await page
      .getByText('Your bank declined the card without giving a reason. Use another card, or ask your bank.')
      .first()
      .waitFor()
    looks.push(...(await look('upgrade-declined', ['light', 'dark'])))
    await typeCard(page, '4000002760003184')
    await upgrade(page, 'Upgrade to Elite for $149.00').click()
    // Once to save the card, and once to pay with it.
    await answerBank(page, 'Complete')
    await answerBank(page, 'Fail')
    await page
      .getByText(/^Payment authentication failed/)
      .first()
      .waitFor()
    expect(atProvider(stage, 'vic.two@mail.example').charged).toBe(0)
    await page.getByText('Complete your upgrade using your saved payment method.').waitFor()
    await upgrade(page, 'Upgrade to Elite for $149.00').click()
    await answerBank(page, 'Complete')
    await heard('Welcome to your Elite plan! Your account has been upgraded.')
    expect(await standingOf(page)).toMatchObject({ currentPlan: 'elite', isTrial: false })
    expect(atProvider(stage, 'vic.two@mail.example')).toMatchObject({
      living: [{ status: 'active', card: '3184' }],
      charged: 14_900,
    })
    expect([takeProblems(), looks]).toEqual([[], []])
  })

  test('is abandoned by closing it, and says when something cannot be loaded', async () => {
    const { page, takeProblems, look } = await visit()
    await inTrial(page, 'wim.three@mail.example', '4000000000000341')
    await page.route(
      '**/api/billing/status',
      (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.', requestId: 'r' } }),
      { times: 1 },
    )
    await openUpgrade(page)
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    const looks = [...(await look('upgrade-error', ['light', 'dark']))]
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Complete your upgrade using your saved payment method.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(atProvider(stage, 'wim.three@mail.example').charged).toBe(0)
    expect([takeProblems(), looks]).toEqual([['response: 503 GET /api/billing/status'], []])
  })
})
