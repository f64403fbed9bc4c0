import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { land, signIn } from './walk.ts'

const { stage, visit } = await browserStage()
const HEADING = 'This page did not load'

/** Each page that is loaded with its route, and the file of its code. */
const APP_ROUTES = [
  ['/checkout?plan=starter', 'checkout-page'],
  ['/account-linking', 'account-linking-page'],
  ['/payment-failed', 'payment-failed-page'],
  ['/success', 'success-page'],
  ['/account-deleted', 'account-deleted-page'],
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
      await land(page, '/contact')
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
    await land(page, '/contact')
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

describe('the sign-up before React is there', () => {
  test.each([
    ['/signup?plan=elite', '/api/auth/gmail-signup?plan=elite'],
    ['/signup', '/#pricing'],
  ])('on %s the button is a link to %s', async (address, target) => {
    const { page } = await visit()
    await page.route(/\/assets\/(?:hydrate|react)-.*\.js/, (route) => route.abort('failed'))
    await page.goto(address)
    const button = page.getByRole('button', { name: 'Sign up with Google' })
    await expect.poll(() => button.getAttribute('href')).toBe(target)
  })
})
