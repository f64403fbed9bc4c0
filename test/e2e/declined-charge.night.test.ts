import { expect, test } from 'vitest'
import { waitFor } from '#harness/stage.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { browserStage } from './browser-stage.ts'
import { arrive, atProvider, signUp, start, typeCard } from './buy.ts'

const { stage, visit } = await browserStage()
const { stripe } = stage.emulators
const MINUTE = 60_000

/** Signs up with a card whose charges are declined, and lets the trial end. */
async function declined(email: string) {
  const first = await visit()
  await signUp(first.page, email)
  await typeCard(first.page, '4000000000000341')
  await arrive(first.page, () => start(first.page))
  await first.page.goto('about:blank')
  const trialEnd = (stripe.state.subscriptions.at(-1)?.trialEnd ?? 0) * 1_000
  advanceSystemClock(trialEnd + 61 * MINUTE - systemClock.now().getTime())
  await stripe.tick()
  await waitFor(() => stripe.state.subscriptions.at(-1)?.status === 'past_due', {
    what: 'the declined charge',
  })
  const { page, look } = await visit()
  await page.goto('/api/auth/gmail')
  await page.getByRole('button', { name: email }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard'))
  await page.goto('/dashboard/account')
  await page.getByText('Your payment of $129.00 didn’t go through').waitFor()
  return { page, look }
}

test('a declined first charge is shown on the account page and is paid with another card', async () => {
  const email = 'lou.declined@mail.example'
  const { page, look } = await declined(email)
  await page.getByText('The Visa ending in 0341 was declined, so nothing was charged.').waitFor()
  await page.getByText(/We try again on .+\./).waitFor()
  expect(await page.getByText('Your free trial has ended').count()).toBe(0)
  expect(await look('payment-overdue', ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText('It ends now. The open payment of $129.00 isn’t collected').waitFor()
  expect(await look('payment-overdue-cancel')).toEqual([])
  await page.getByRole('button', { name: 'Keep subscription' }).click()
  await page.getByRole('button', { name: 'Pay $129.00 now' }).click()
  await page.waitForURL((url) => url.origin === new URL(stripe.url).origin)
  await typeCard(page, '5555555555554444')
  await page.getByRole('button', { name: 'Pay $129.00' }).click()
  await page.getByText('This invoice is paid').waitFor()
  expect(atProvider(stage, email)).toEqual({
    customers: 1,
    living: [{ status: 'active', card: '4444', code: null }],
    charged: 12_900,
  })
})
