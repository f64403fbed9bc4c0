import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newAdmin } from '#harness/admin.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const BOTH = ['light', 'dark'] as const
const HOUR = 3_600_000
const WATCH = 'watch@staff.example'
const PATH = '/api/admin/monitoring-dashboard'
await newAdmin(stage, WATCH)

/** The row of a component, which is collapsed while the component is healthy. */
const part = (page: Page, name: string) => page.getByRole('rowheader', { name, includeHidden: true })

/**
 * Guesses are counted by hour and the quota by California's day, so the test must not cross the end of
 * either.
 */
function keepAwayFromTheHour(): void {
  const left = HOUR - (systemClock.now().getTime() % HOUR)
  if (left < HOUR / 4) advanceSystemClock(left)
}

const guess = () =>
  fetch(new URL('/api/auth/callback?code=x&state=guessed', stage.origin), { redirect: 'manual' })

describe('the monitoring page', () => {
  test('requires the admin sign-in and shows health, figures and the day by hour', async () => {
    const { page, look, takeProblems } = await visit()
    await stage.checkHealth()
    await enterAdmin(page, WATCH)
    await page.getByRole('link', { name: 'Security' }).click()
    await page.getByRole('heading', { name: 'Security and Monitoring' }).waitFor()
    await part(page, 'Database').waitFor({ state: 'attached' })
    await page.waitForURL((url) => url.pathname === '/security')
    expect(await part(page, 'Payments (Stripe)').count()).toBe(1)
    await page.getByText(/^\d+ parts are healthy$/).click()
    // A check also runs every minute, and fails on a machine that is too busy to answer in time.
    await page
      .getByText(/^(The one check|(All|\d+ of) \d+ checks) in the last 24 hours (passed|failed)\.$/)
      .waitFor()
    // After one hour there is nothing to compare yet.
    await page.getByText('Not enough data yet').waitFor()
    const looks = await look('monitoring', BOTH)
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('warns in words of password guessing, the quota and unhealthy components', async () => {
    keepAwayFromTheHour()
    const { page, look, takeProblems } = await visit()
    for (let times = 0; times < 17; times += 1) await guess()
    stage.emulators.cloudwatch.put({
      namespace: 'Reachwell',
      name: 'GmailUnits',
      dimensions: { Stage: 'local' },
      value: 67_000_000,
    })
    await enterAdmin(page, WATCH)
    await page.goto('/security')
    await page.getByText('83.75% of the Gmail quota is used').waitFor()
    await page.getByText('12 brute-force attempts in 24 hours').waitFor()
    await page.getByRole('rowheader', { name: '127.0.0.1' }).waitFor()
    stage.emulators.cloudwatch.put({
      namespace: 'Reachwell',
      name: 'GmailUnits',
      dimensions: { Stage: 'local' },
      value: 6_000_000,
    })
    await stage.emulators.cognito.close()
    // Health older than ten seconds is checked again.
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Refresh' }).click()
          return await page.getByText(/^Sign-in 0 of 1 up since .* Nobody can sign in\.$/).count()
        },
        { interval: 1_000 },
      )
      .toBe(1)
    await page.getByText('91.25% of the Gmail quota is used').waitFor()
    const looks = await look('monitoring-alerts', BOTH)
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('explains a failed load, and keeps its figures when a refresh fails', async () => {
    const { page, look, takeProblems } = await visit()
    await enterAdmin(page, WATCH)
    await page.route(`**${PATH}`, (route) => route.abort())
    await page.goto('/security')
    await page.getByText('Error Loading Dashboard').waitFor()
    await page
      .getByText('Failed to load monitoring data. Please check your connection and try again.')
      .waitFor()
    const looks = [...(await look('monitoring-error', BOTH))]
    await page.unroute(`**${PATH}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await part(page, 'Database').waitFor({ state: 'attached' })
    await page.route(`**${PATH}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('alert').getByText('Error Loading Dashboard').waitFor()
    expect(await part(page, 'Database').count()).toBe(1)
    await page.unroute(`**${PATH}`)
    stage.emulators.cloudwatch.faults.set({ kind: 'denied', operation: 'GetMetricData', times: 100 })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('The hours can’t be read right now.').waitFor()
    await expect.poll(() => page.getByText('Unknown', { exact: true }).count()).toBeGreaterThan(8)
    looks.push(...(await look('monitoring-unknown', BOTH)))
    expect([
      ...looks,
      ...takeProblems().filter((problem) => !problem.includes(PATH) && !problem.includes('ERR_FAILED')),
    ]).toEqual([])
  })
})
