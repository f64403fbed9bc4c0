import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { seedEntries } from '#harness/seeded-entries.ts'
import { browserStage } from './browser-stage.ts'
import { beyondTheSession, focused, signIn, userIdOf } from './walk.ts'

const { stage, visit } = await browserStage()
const { ses } = stage.emulators
const BOTH = ['light', 'dark'] as const
const Exported = z.object({
  userId: z.string(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

describe('the account page', () => {
  test('on a plan saves a name, shows usage by day, exports data, and requests deletion', async () => {
    const { page, look, takeProblems, heard } = await visit()
    const looks: string[] = []
    await signIn(page, 'Stan')
    await page.waitForURL('**/dashboard')
    const id = await userIdOf(page)
    await seedEntries(
      { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table },
      id,
      150,
      new Date(),
    )
    await page.getByRole('link', { name: /^Account Management/ }).click()
    await page.getByTestId('account-management-page').waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/account')
    await page.getByText('150 emails in all').waitFor()
    looks.push(...(await look('account', BOTH)))
    await expect
      .poll(() =>
        page.evaluate(
          'document.documentElement.scrollHeight - document.querySelector("main").getBoundingClientRect().bottom - window.scrollY',
        ),
      )
      .toBeLessThanOrEqual(1)

    const chart = page.getByRole('slider', { name: 'Day of the chart' })
    await chart.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: 30 emails$/)

    await page.getByRole('button', { name: 'Edit profile' }).click()
    const profile = page.getByRole('dialog', { name: 'Edit profile' })
    await profile.getByLabel('Last name').fill('Ångström-Okafor')
    looks.push(...(await look('account-profile', BOTH)))
    await profile.getByRole('button', { name: 'Save profile' }).click()
    await heard('Profile updated')
    await page.getByRole('complementary').getByText('Stan Ångström-Okafor').waitFor()
    await page.reload()
    await page.getByRole('complementary').getByText('Stan Ångström-Okafor').waitFor()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export data' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^reachwell-data-\d{4}-\d\d-\d\d\.json$/)
    const data = Exported.parse(JSON.parse(readFileSync(await file.path(), 'utf8')))
    expect([data.userId, data.sections['account']?.[0]?.['lastName']]).toEqual([id, 'Ångström-Okafor'])

    await page.getByRole('button', { name: 'Request deletion' }).click()
    const deletion = page.getByRole('dialog', { name: 'Request account deletion' })
    await deletion.locator(':focus').waitFor()
    await deletion.getByLabel('Anything else (optional)').focus()
    await deletion.getByRole('button', { name: 'Send deletion request' }).press('Enter')
    await heard('Please provide a reason for account deletion.')
    looks.push(...(await look('account-deletion', BOTH)))
    await deletion.getByLabel('Reason').selectOption('I found a job')
    await deletion.getByRole('button', { name: 'Send deletion request' }).click()
    await page.getByText('We have your deletion request').waitFor()
    looks.push(...(await look('account-deletion-sent')))
    const asked = () => ses.sent.filter(({ subject }) => subject.endsWith('Account deletion request'))
    await expect
      .poll(() => asked().map(({ to }) => to))
      .toEqual(['support@reachwell.example', 'stan.starter@example.com'])
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('on a trial shows the trial banner', async () => {
    const { page, look, takeProblems } = await visit()
    await signIn(page, 'Tessa')
    await page.waitForURL('**/dashboard')
    await page.goto('/dashboard/account')
    await page
      .getByTestId('trial-banner')
      .getByText(/^Free trial: (24h 0m|23h 5\dm) left$/)
      .waitFor()
    await page.getByText('Used in the trial').first().waitFor()
    expect([...(await look('account-trial', BOTH)), ...takeProblems()]).toEqual([])
  })
})

describe('support', () => {
  test('opens a ticket by keyboard alone, from the sidebar to the ticket number', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    await signIn(page, 'Elena')
    await page.waitForURL('**/dashboard')
    const button = page.getByRole('button', { name: 'Support' })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Contact support' })
    await dialog.locator(':focus').waitFor()
    const subject = dialog.getByLabel('Subject')
    await subject.press('Enter')
    await page.getByText('Please fill in both subject and message fields.').waitFor()
    looks.push(...(await look('ticket-missing', BOTH)))
    await focused(page, subject)
    await page.keyboard.type('The start button stays grey')
    await dialog.getByLabel('Message').focus()
    await page.keyboard.type('What can I do?')
    await dialog.getByText('14 of 5000 characters').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Ticket RW-\d{6}-\w{6} is open$/ }).waitFor()
    looks.push(...(await look('ticket-done', BOTH)))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await focused(page, button)
    await expect
      .poll(() => ses.sent.filter((mail) => mail.subject.includes('The start button stays grey')).length)
      .toBe(2)
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test("opens from the phone's menu, which closes and becomes the sidebar when the phone is rotated", async () => {
    const { page, takeProblems } = await visit()
    await signIn(page, 'Priya')
    await page.waitForURL('**/dashboard')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('complementary', { name: 'Sidebar' })
    await menu.getByRole('button', { name: 'Support' }).click()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('dialog', { name: 'Contact support' }).waitFor()
    await page.getByLabel('Subject').fill('Typed on a phone')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('button', { name: 'Close menu' }).waitFor()
    await page.setViewportSize({ width: 1_024, height: 768 })
    await menu.getByRole('button', { name: 'Close menu' }).waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).click()
    await menu.getByRole('link', { name: /^Account Management/ }).waitFor()
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/dashboard/account')
    await page.getByText('Used today').waitFor()
    await expect
      .poll(() =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      )
      .toBe(0)
    expect(takeProblems()).toEqual([])
  })

  test('signing out leads to the home page', async () => {
    const { page, takeProblems, heard } = await visit()
    await signIn(page, 'Priya')
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL(`${stage.origin}/`)
    // Requests made before the session ended may be answered after it.
    expect(beyondTheSession(takeProblems())).toEqual([])
    await page.goto('/dashboard/account')
    await page.waitForURL('**/login')
    expect(await heard('Authentication required')).toContain('Please log in to access your dashboard')
    expect(await page.getByText('Authentication required').count()).toBeLessThanOrEqual(1)
  })
})
