import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { browserStage } from './browser-stage.ts'
import { signIn } from './walk.ts'

const { visit } = await browserStage()
const MINUTE = 60_000

/** Advances the clocks of the server and of all tabs, which share one clock. */
async function pass(minutes: number, page: Page): Promise<void> {
  advanceSystemClock(minutes * MINUTE)
  await page.clock.fastForward(minutes * MINUTE)
}

/** Waits until the dashboard shows its user: earlier pages and its skeleton have a heading as well. */
const opened = async (page: Page) => await page.getByRole('button', { name: 'Sign Out' }).waitFor()

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

describe('the end of a session', () => {
  test('is announced, extended in every tab at once, and happens in every tab', async () => {
    const { page, takeProblems, look } = await visit()
    await page.clock.install({ time: systemClock.now() })
    await signIn(page, 'Priya')
    await opened(page)
    const other = await page.context().newPage()
    await other.goto('/dashboard/tracker')
    await opened(other)

    await pass(51, page)
    // Loading the pages used some of the nine minutes.
    for (const tab of [page, other]) await tab.getByText(/Your session ends in [6-9] minutes/).waitFor()
    await pass(5, page)
    await dialog(page).waitFor()
    await dialog(other).waitFor()
    expect(await look('session-dialog')).toEqual([])

    await page.getByRole('button', { name: 'Stay Logged In' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
    await dialog(other).waitFor({ state: 'hidden' })

    await pass(56, page)
    await dialog(other).waitFor()
    await other.getByRole('button', { name: 'Logout Now' }).click()
    await other.waitForURL((url) => url.pathname === '/')
    // Whoever signs out in one tab is not told in another that the session expired.
    await page.getByText('You signed out in another tab.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    takeProblems()
  })

  test('is not what a visitor without one is told: nobody has logged them out', async () => {
    const { page, takeProblems } = await visit()
    await page.goto('/privacy')
    await page.waitForURL('**/login')
    await page.getByText('Authentication required').first().waitFor()
    expect(await page.getByText(/logged out due to inactivity/).count()).toBe(0)
    takeProblems()
  })

  test('comes after sixty minutes for an idle user, but not for an active one', async () => {
    const { page, takeProblems } = await visit()
    await page.clock.install({ time: systemClock.now() })
    await signIn(page, 'Elena')
    await opened(page)
    await pass(51, page)
    await page.getByText(/Your session ends in [6-9] minutes/).waitFor()
    const extended = page.waitForResponse((response) => response.url().endsWith('/api/extend-session'))
    // The user types while the fifty-fifth minute passes.
    for (let step = 0; step < 50; step += 1) {
      await page.keyboard.press('Tab')
      await pass(0.1, page)
    }
    expect((await extended).status()).toBe(200)
    await page.getByText('Your session ends in').waitFor({ state: 'hidden' })

    await pass(60, page)
    await page.waitForURL('**/login?reason=session_expired')
    takeProblems()
  })
})
