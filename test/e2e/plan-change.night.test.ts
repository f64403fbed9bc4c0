import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '#dev/stage-options.ts'
import { browserStage } from './browser-stage.ts'
import { arrive, atProvider, signUp, standingOf, start, typeCard } from './buy.ts'
import { signIn } from './walk.ts'

const { stage, visit } = await browserStage()
const DAY_S = 86_400
const LOOKS = ['light', 'dark'] as const

/** Moves the subscription to the middle of its paid month. */
function inTheMiddle({ emulators }: Stage): void {
  const sub = emulators.stripe.state.subscriptions.at(-1)
  if (sub === undefined) throw new Error('Nobody has a subscription.')
  const begun = sub.periodStart
  Object.assign(sub, { periodStart: begun - 15 * DAY_S, periodEnd: begun + 15 * DAY_S })
}

const changePlan = async (page: Page) => {
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await page.getByRole('dialog', { name: 'Change your plan' }).waitFor()
}

test('Starter becomes Elite for the shown price after a declined card; a downgrade is chosen and undone', async () => {
  const { page, takeProblems, look, heard } = await visit()
  const email = 'paz.one@mail.example'
  await signUp(page, email, 'starter')
  await typeCard(page, '4242424242424242')
  await arrive(page, () => start(page))
  await page.getByLabel('Sidebar').getByRole('button', { name: 'Upgrade' }).click()
  await page.getByRole('button', { name: 'Upgrade to Starter for $99.00' }).click()
  await heard('Welcome to your Starter plan! Your account has been upgraded.')
  inTheMiddle(stage)

  await page.goto('/dashboard/account')
  await changePlan(page)
  await page.getByRole('radio', { name: /Elite/ }).check()
  await page.getByRole('button', { name: 'Change to Elite for $25.00' }).waitFor()
  const looks = [...(await look('change-plan-up', LOOKS))]
  await page.getByRole('button', { name: 'Use another card' }).click()
  await typeCard(page, '4000000000000341')
  await page.getByRole('button', { name: /^Change to Elite for / }).click()
  await page.getByText('The card was declined. Use another card or ask your bank.').first().waitFor()
  looks.push(...(await look('change-plan-declined', LOOKS)))
  expect(await standingOf(page)).toMatchObject({ currentPlan: 'starter', isActive: true })
  expect(atProvider(stage, email).charged).toBe(9_900)

  await page.getByRole('button', { name: 'Use another card' }).click()
  await typeCard(page, '5555555555554444')
  await page.getByRole('button', { name: /^Change to Elite for / }).dblclick()
  await heard('Welcome to your Elite plan! Your account has been upgraded.')
  await page.getByText('Elite plan', { exact: true }).first().waitFor()
  expect(await standingOf(page)).toMatchObject({ currentPlan: 'elite', isTrial: false })
  const { living, charged } = atProvider(stage, email)
  expect([living.length, living[0]?.card, charged >= 12_395 && charged <= 12_400]).toEqual([1, '4444', true])

  await changePlan(page)
  await page.getByRole('radio', { name: /Starter/ }).check()
  await page.getByText(/^Nothing is charged now\. You keep Elite until/).waitFor()
  looks.push(...(await look('change-plan-down', LOOKS)))
  await page.getByRole('button', { name: /^Change to Starter on / }).click()
  await heard('Until then you keep Elite.')
  await page.getByText('Plan after that').waitFor()
  looks.push(...(await look('change-plan-planned', LOOKS)))
  await changePlan(page)
  looks.push(...(await look('change-plan-planned-dialog', LOOKS)))
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Elite' }).click()
  await heard('You keep Elite.')
  await page.getByText('Plan after that').waitFor({ state: 'detached' })
  expect(atProvider(stage, email).charged).toBe(charged)
  expect(takeProblems()).toEqual(['response: 402 POST /api/billing/upgrade'])
  expect(looks).toEqual([])
})

test('a price preview that fails can be requested again', async () => {
  const { page, takeProblems, look } = await visit()
  await signIn(page, 'Priya')
  await page.goto('/dashboard/account')
  await page.route(
    '**/api/billing/preview-change',
    (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not now.', requestId: 'r' } }),
    { times: 1 },
  )
  await changePlan(page)
  await page.getByText('The price of the change couldn’t be worked out').waitFor()
  const looks = [...(await look('change-plan-error', LOOKS))]
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Change to Elite for \$/ }).waitFor()
  expect(takeProblems()).toEqual(['response: 503 POST /api/billing/preview-change'])
  expect(looks).toEqual([])
})

test('a user with an expired trial sees that on every page, reads earlier letters, and pays for a plan', async () => {
  const { page, takeProblems, look } = await visit()
  await signIn(page, 'Erik')
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
  await page.getByText(/^Your trial is used up, so the first month is charged/).waitFor()
  await page.getByText('$129 today').waitFor()
  const looks = [...(await look('expired-pricing', LOOKS))]
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByText('Trial ended', { exact: true }).first().waitFor()
  looks.push(...(await look('expired-account-menu', LOOKS)))
  await page.getByRole('link', { name: 'Your drafts' }).first().click()
  await page.getByText('You can still read everything we wrote for you here').waitFor()
  looks.push(...(await look('expired-tracker', LOOKS)))
  await page.goto('/dashboard/account')
  await page.getByText('0 of 5 trial emails used. Choose a plan to continue.').waitFor()
  looks.push(...(await look('expired-account', LOOKS)))
  await page.goto('/login')
  await page.getByText(/^You are signed in as/).waitFor()
  looks.push(...(await look('login-signed-in', LOOKS)))
  await page.goto('/signup?plan=pro')
  await page.getByText('You have had your free trial: Pro is $129 today, then monthly.').waitFor()
  looks.push(...(await look('signup-signed-in', LOOKS)))
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  await page.waitForURL((url) => url.pathname === '/checkout')
  await typeCard(page, '5555555555554444')
  await arrive(page, () => page.getByRole('button', { name: 'Pay $129.00 now' }).click())
  await page.getByText('Pro plan', { exact: true }).first().waitFor()
  expect(await standingOf(page)).toMatchObject({ currentPlan: 'pro', isTrial: false, isActive: true })

  await page.goto('/#pricing')
  await page.getByTestId('button-plan-elite').getByText('Change to Elite').waitFor()
  looks.push(...(await look('paid-pricing', LOOKS)))
  await page.getByTestId('button-plan-elite').click()
  await page.getByRole('dialog', { name: 'Change your plan' }).waitFor()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
  expect([takeProblems(), looks]).toEqual([[], []])
})
