import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { browserStage } from './browser-stage.ts'
import { alive, land } from './walk.ts'

const { visit } = await browserStage()

const position = async (page: Page, text: string) =>
  await page
    .getByTestId('testimonial-position')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor()

describe('without scripts', () => {
  test('the landing page shows its text, its links work and its answers unfold', async () => {
    const { page } = await visit({ script: false })
    await page.goto('/')
    expect(await page.locator('h1').textContent()).toBe('Write to the person who decides.')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
    await page.waitForURL('**/#faq')
    await page.getByText('Does it send emails for me?').click()
    await page.getByText('You read a draft, change what you like and press send yourself').waitFor()
    expect(await page.getByTestId('button-plan-pro').getAttribute('href')).toBe('/signup?plan=pro')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.waitForURL('**/privacy-policy')
  })

  test('the menu of a narrow screen opens, its links work, and it closes', async () => {
    const { page } = await visit({ script: false })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect
      .poll(() => menu.getByRole('link').allTextContents())
      .toEqual(['About', 'How It Works', 'Pricing', 'FAQs', 'Blog', 'Contact', 'Login', 'Start Trial'])
    await page.getByRole('button', { name: 'Close' }).click()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/login')
  })
})

describe('the navigation bar', () => {
  test('shrinks when the page is scrolled by more than 100 px', async () => {
    const { page } = await visit()
    await land(page, '/')
    const shrunk = async () => await page.locator('header').getAttribute('data-shrunk')
    await page.evaluate('scrollTo(0, 100)')
    expect(await shrunk()).toBeNull()
    await page.evaluate('scrollTo(0, 101)')
    await page.waitForSelector('header[data-shrunk]')
    await page.evaluate('scrollTo(0, 0)')
    await page.waitForSelector('header:not([data-shrunk])')
  })

  test('links to sections, from other pages too, and marks the current one', async () => {
    const { page } = await visit()
    await land(page, '/login')
    await expect.poll(() => page.title()).toBe('Log in · Reachwell')
    await land(page, '/privacy-policy')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await page.waitForFunction(
      () =>
        location.hash === '#pricing' &&
        Math.abs(document.querySelector('#pricing')?.getBoundingClientRect().top ?? 999) < 120,
    )
    await expect
      .poll(() => page.title())
      .toBe('Reachwell: personal emails to hiring managers, drafted in your Gmail')
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${new URL(page.url()).origin}/`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await page.waitForFunction(
      () => location.pathname === '/about' && scrollY === 0 && document.activeElement?.id === 'main',
    )
  })

  test('has a menu that Escape closes, with the focus back on its button', async () => {
    const { page } = await visit()
    await page.setViewportSize({ width: 390, height: 800 })
    await land(page, '/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true)
    await button.click()
    await menu.getByRole('link', { name: 'Start Trial' }).click()
    await page.waitForURL('**/#pricing')
    await menu.waitFor({ state: 'hidden' })
  })
})

describe('the sections of the landing page', () => {
  test('one answer is open at a time, and a second click closes it', async () => {
    const { page } = await visit()
    await land(page, '/')
    const open = () => page.locator('#faq details[open] summary').allTextContents()
    await page.getByText('How do I cancel?').click()
    await expect.poll(open).toEqual(['How do I cancel?'])
    await page.getByText('Is there a refund?').click()
    await expect.poll(open).toEqual(['Is there a refund?'])
    await page.getByText('Is there a refund?').click()
    await expect.poll(open).toEqual([])
  })

  test('the carousel of fifteen facts in place of testimonials wraps around at both ends', async () => {
    const { page } = await visit()
    await land(page, '/')
    expect(await page.getByTestId('testimonials-note').textContent()).toBe(
      'Each one says where to look. We’ll quote customers here once they agree to it.',
    )
    expect(await page.locator('#testimonials li').count()).toBe(15)
    const next = page.getByRole('button', { name: 'Next testimonial' })
    await page.getByRole('button', { name: 'Previous testimonial' }).click()
    await position(page, '15 of 15')
    await page.getByText('15 of 15: You can delete your account today').waitFor({ state: 'attached' })
    await page.waitForFunction(
      () =>
        (document.querySelector('[data-testid=testimonial-15]')?.getBoundingClientRect().left ?? 999) < 400,
    )
    await next.press('Enter')
    await position(page, '1 of 15')
    await next.press('Enter')
    await position(page, '2 of 15')
  })

  test('a click during hydration counts once', async () => {
    const { page } = await visit()
    // Hydration finishes two frames after the listeners are attached, which leaves time for a click in
    // between.
    await page.addInitScript(
      '{ const draw = window.requestAnimationFrame; window.requestAnimationFrame = (then) => setTimeout(() => draw(then), 500) }',
    )
    await page.goto('/')
    await expect
      .poll(
        () =>
          page.evaluate(
            "Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))",
          ),
        { interval: 10 },
      )
      .toBe(true)
    await page.evaluate('document.querySelector("[aria-label=\'Next testimonial\']").click()')
    await page.evaluate(
      'new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(after))))',
    )
    await position(page, '2 of 15')
  })

  test('choosing a plan stores nothing but the plan and leads to the sign-up', async () => {
    const { page } = await visit()
    await land(page, '/')
    await page.evaluate("localStorage.setItem('leftover', '1')")
    await page.getByTestId('button-plan-pro').click()
    await page.waitForURL('**/signup')
    expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{"selectedPlan":"pro"}')
  })

  test('an unknown address shows the not-found page with status 404', async () => {
    const { page } = await visit()
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await alive(page)
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  })
})

test('axe finds no problem, narrow or wide, light or dark', async () => {
  const { page, look, takeProblems } = await visit()
  await land(page, '/')
  expect([...(await look('landing', ['light', 'dark'])), ...takeProblems()]).toEqual([])
})

test.each(
  Object.values(SITE_PAGES)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
)('%s hydrates without a mismatch', async (path) => {
  const { page, takeProblems } = await visit()
  await land(page, path)
  await page.waitForLoadState('networkidle')
  expect(takeProblems()).toEqual([])
})
