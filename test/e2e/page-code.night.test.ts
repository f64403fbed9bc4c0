import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { alive, land, signIn } from './walk.ts'

const { stage, visit } = await browserStage()
const HEADING = 'This page didn’t load'

/** Each page that is loaded with its route, and the file of its code. */
const APP_ROUTES = [
  ['/checkout?plan=starter', 'checkout-page'],
  ['/account-linking', 'account-linking-page'],
  ['/payment-failed', 'payment-failed-page'],
  ['/success', 'success-page'],
  ['/account-deleted', 'account-deleted-page'],
  ['/stop-reminders', 'stop-reminders-page'],
  ['/dashboard', 'dashboard-route'],
  ['/privacy', 'privacy-route'],
  ['/admin', 'admin-page'],
  ['/security', 'security-page'],
] as const

/** Links of the contact page, and the file of the code behind each. */
const PUBLIC_LINKS = [
  ['About', 'about-page', '/about'],
  ['Blog', 'blog-page', '/blog'],
  ['Pricing', 'landing-page', '/'],
  ['Privacy Policy', 'privacy-policy-page', '/privacy-policy'],
  ['Terms of Service', 'terms-of-service-page', '/terms-of-service'],
  ['Refund Policy', 'refund-policy-page', '/refund-policy'],
  ['Received one of our emails?', 'recipients-page', '/recipients'],
  ['Login', 'login-page', '/login'],
] as const

/** Aborts the first `times` requests for the file. Returns how many were made. */
async function abort(page: Page, file: string, times = Infinity): Promise<() => number> {
  let made = 0
  await page.route(new RegExp(`/assets/${file}-.*\\.js`), async (route) => {
    made += 1
    await (made <= times ? route.abort('failed') : route.continue())
  })
  return () => made
}

/** Opens the contact page and touches its form, which React then takes over. */
async function hydrateContact(page: Page): Promise<void> {
  await land(page, '/contact')
  await page.getByLabel('Name').focus()
  await alive(page)
}

const heading = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1, name: HEADING })

describe('a page whose code cannot be loaded', () => {
  test.each(APP_ROUTES)('%s says so after a second attempt, and a reload helps', async (address, file) => {
    const { page } = await visit()
    // Without a session the dashboard leads to the login.
    if (address === '/dashboard') await signIn(page, 'Priya')
    const requests = await abort(page, file)
    await page.goto(address)
    await heading(page).waitFor()
    expect(requests()).toBe(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })

  test.each(PUBLIC_LINKS)(
    'the link %s opens the words of the error, and then the page',
    async (name, file, path) => {
      const { page } = await visit()
      await abort(page, file)
      await hydrateContact(page)
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await heading(page).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await heading(page).waitFor({ state: 'detached' })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  )

  test('is loaded again once before anything is said', async () => {
    const { page } = await visit()
    const requests = await abort(page, 'success-page', 1)
    await page.goto('/success')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await heading(page).count()).toBe(0)
    expect(requests()).toBe(2)
  })

  test('says that the visitor is offline, and opens the page when the connection is back', async () => {
    const { page, look } = await visit()
    await hydrateContact(page)
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    expect(await look('page-offline', ['light', 'dark'])).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: /^A personal letter/ }).waitFor()
    expect(page.url()).toBe(`${stage.origin}/about`)
  })

  test('leaves a prerendered page readable, and the next press tries again', async () => {
    const { page } = await visit()
    await abort(page, 'contact-page', 2)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).hover()
    await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Contact' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Enter your name.').waitFor()
  })
})

describe('without scripts', () => {
  test.each([
    ['/signup?plan=elite', 'Elite plan, $149 a month after the trial', '/api/auth/gmail-signup?plan=elite'],
    ['/signup', 'Payment details are required.', '/#pricing'],
  ])('on %s the button leads to %s', async (address, text, target) => {
    const { page } = await visit({ script: false })
    await page.goto(address)
    await page.getByText(text).waitFor()
    const button = page.getByRole('button', { name: 'Sign up with Google' })
    expect(await button.getAttribute('href')).toBe(target)
  })

  test('the checkout has its plan and its price', async () => {
    const { page } = await visit({ script: false })
    await page.goto('/checkout?plan=elite&email=ann%40mail.example')
    await page.getByRole('heading', { level: 1, name: 'Your Elite plan' }).waitFor()
    expect(await page.getByText('$149.00 a month').count()).toBe(1)
  })
})

describe('the sign-up without React', () => {
  test('says that Google is being opened, by mouse and by the space bar', async () => {
    const { page } = await visit()
    await page.route('**/api/auth/gmail-signup*', (route) => route.abort('aborted'))
    await page.goto('/signup?plan=elite')
    await page.getByRole('button', { name: 'Sign up with Google' }).press(' ')
    const busy = page.getByRole('button', { name: 'Connecting with Google...' })
    await busy.waitFor()
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
  })

  test('goes on with the plan that was chosen earlier', async () => {
    const { page } = await visit()
    await land(page, '/')
    await page.getByTestId('button-plan-elite').click()
    await page.waitForURL('**/signup?plan=elite')
    await page.goto('/signup')
    await page.waitForURL('**/signup?plan=elite')
    await page.goto('/signup?plan=pro')
    await page.getByText('You picked Elite earlier; this link is for Pro.').waitFor()
    expect(await page.getByText('Elite plan, $149 a month after the trial').count()).toBe(1)
  })
})
