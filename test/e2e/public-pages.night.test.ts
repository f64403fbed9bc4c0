import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { land } from './walk.ts'

const { stage, visit } = await browserStage()
const { ses } = stage.emulators

const PAGES = [
  ['/about', 'A personal letter where everyone else sends a form.'],
  ['/contact', 'Contact'],
  ['/hub-diagram', 'The AI job-search process'],
  ['/hub-diagram/', 'The AI job-search process'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/refund-policy', 'Refund Policy'],
  ['/recipients', 'Why did I get an email?'],
  ['/nowhere', '404 Page Not Found'],
] as const

describe('public pages', () => {
  test.each(PAGES)('%s fits every width, light and dark', async (address, heading) => {
    const { page, look, takeProblems } = await visit()
    await land(page, address)
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual([heading])
    const found = await look(`public${address.replaceAll('/', '-')}`, ['light', 'dark'])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect
      .poll(() =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      )
      .toBe(0)
    // An unknown URL answers 404, as search engines expect.
    expect([...found, ...takeProblems()]).toEqual(
      address === '/nowhere' ? ['response: 404 GET /nowhere'] : [],
    )
  })

  test.each(['/', '/about', '/contact', '/hub-diagram', '/recipients', '/blog'])(
    'the text of %s is aligned with the logo at every width',
    async (address) => {
      const { page } = await visit()
      await land(page, address)
      const leftOf = async (part: Locator) => Math.round((await part.first().boundingBox())?.x ?? Number.NaN)
      const edges: Record<number, readonly number[]> = {}
      for (const width of [900, 960, 1100, 1216, 1300]) {
        await page.setViewportSize({ width, height: 900 })
        edges[width] = [
          await leftOf(page.getByRole('banner').getByRole('link')),
          await leftOf(page.getByRole('heading', { level: 1 })),
        ]
      }
      expect(edges).toEqual({ 900: [32, 32], 960: [32, 32], 1100: [32, 32], 1216: [32, 32], 1300: [42, 42] })
    },
  )

  test('a policy has a working table of contents, on a phone too', async () => {
    const { page } = await visit()
    await page.setViewportSize({ width: 390, height: 800 })
    await land(page, '/privacy-policy')
    await page.getByText('On this page').first().click()
    await page.getByRole('link', { name: 'How long we keep it' }).click()
    await page.waitForURL('**/privacy-policy#retention')
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#retention')?.getBoundingClientRect().top ?? Infinity) < 200,
    )
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('retention')
  })

  test('a printed policy has only its text', async () => {
    const { page } = await visit()
    await land(page, '/terms-of-service')
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    for (const beside of ['#root > header', '#root > footer', 'nav']) {
      const shown = await page
        .locator(beside)
        .evaluateAll((found) => found.filter((one) => one.checkVisibility()).length)
      expect([beside, shown]).toEqual([beside, 0])
    }
  })

  test('the links of the about page lead on', async () => {
    const { page } = await visit()
    await land(page, '/about')
    await page.getByRole('link', { name: 'The whole process in one diagram' }).click()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await page.waitForURL(`${stage.origin}/`)
    await land(page, '/about')
    await page.getByRole('link', { name: 'View Pricing Plans' }).click()
    await page.waitForURL('**/#pricing')
    await page.locator('#pricing').waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(0)
  })

  test.each(['/gmail-signup-test', '/checkout-test'])(
    '%s does not exist in the deployed site',
    async (address) => {
      const { page } = await visit()
      await land(page, address)
      await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['404 Page Not Found'])
    },
  )
})

describe('the contact form', () => {
  test('works by keyboard alone: errors are shown, the message arrives, and the fields are emptied', async () => {
    const { page, look, takeProblems, heard } = await visit()
    await land(page, '/contact')
    await page.getByLabel('Name').press('Enter')
    await page.getByText('Enter your name.').waitFor()
    expect(await look('contact-errors', ['light', 'dark'])).toEqual([])
    await page.getByLabel('Name').focus()
    await page.keyboard.type('Zoë Ångström')
    await page.keyboard.press('Tab')
    await page.keyboard.type('zoe@mail.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Does it work for nurses?')
    await page.keyboard.press('Tab')
    // A form that is sent sooner is taken for a bot's.
    await page.waitForFunction(() => performance.now() > 4_000)
    await page.keyboard.press('Enter')
    expect(await heard('Message sent successfully!')).toContain("We'll get back to you within 24 hours.")
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    expect(ses.sent.at(-1)).toMatchObject({
      to: 'support@reachwell.example',
      replyTo: 'zoe@mail.example',
      subject: 'Contact form: Zoë Ångström',
    })
    expect(ses.sent).toHaveLength(1)
    await page.getByText('Message sent successfully!').waitFor({ state: 'detached' })
    expect(takeProblems()).toEqual([])
  })

  test('tells the visitor when delivery fails, and keeps what was typed', async () => {
    const { page, look, heard } = await visit()
    await land(page, '/contact')
    await fetch(`${ses.url}/_emulator/faults`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'unavailable', times: 10 }),
    })
    await page.getByLabel('Name').fill('Alex Rivers')
    await page.getByLabel('Email').fill('alex@mail.example')
    await page.getByLabel('Message').fill('Are you there?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Your message could not be delivered.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Are you there?')
    expect(await look('contact-failed', ['light', 'dark'])).toEqual([])
    await fetch(`${ses.url}/_emulator/faults`, { method: 'POST', body: JSON.stringify({ clear: true }) })
    await page.getByRole('button', { name: 'Send message' }).click()
    await heard('Message sent successfully!')
    expect(ses.sent.filter(({ text }) => text.includes('Are you there?'))).toHaveLength(1)
  })
})
