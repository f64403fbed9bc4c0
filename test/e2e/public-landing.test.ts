import { describe, expect, test } from 'vitest'
import { SITE_PAGES } from '#shared/catalog/site-pages.ts'
import { browserStage } from './browser-stage.ts'
import { alive, land, signIn } from './walk.ts'

const { visit } = await browserStage()

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

  test('keeps a pressed link under the pointer when the page scrolls meanwhile', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.waitForSelector('header[data-shrunk]')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
    // To hover over it would scroll to the top.
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.evaluate(
      async () =>
        await new Promise((resolve) => {
          window.scrollTo(0, 0)
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    await page.mouse.up()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/blog')
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
    await page.waitForFunction(() => location.pathname === '/about' && scrollY === 0)
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

  test('six cards say what can be checked and where, until customers can be quoted', async () => {
    const { page } = await visit()
    await land(page, '/')
    expect(await page.getByTestId('testimonials-note').textContent()).toBe(
      'Each card says where to look. We’ll quote customers here once they agree to it.',
    )
    expect(await page.locator('#testimonials li').count()).toBe(6)
    expect(await page.getByRole('button', { name: 'Next testimonial' }).count()).toBe(0)
  })

  test('choosing a plan stores nothing but the plan and leads to the sign-up', async () => {
    const { page } = await visit()
    await land(page, '/')
    await page.evaluate("localStorage.setItem('leftover', '1')")
    await page.getByTestId('button-plan-pro').click()
    await page.waitForURL('**/signup?plan=pro')
    expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{"selectedPlan":"pro"}')
  })

  test('an unknown address shows the not-found page with status 404', async () => {
    const { page } = await visit()
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  })
})

test('axe finds no problem, narrow or wide, light or dark', async () => {
  const { page, look, takeProblems } = await visit()
  await land(page, '/')
  expect([...(await look('landing', ['light', 'dark'])), ...takeProblems()]).toEqual([])
})

test('every page is hydrated for a signed-in user, without a mismatch', async () => {
  const { page, takeProblems } = await visit()
  await signIn(page, 'Priya')
  // Public pages know by this that there may be a session.
  await expect.poll(() => page.evaluate("localStorage.getItem('signedInAt')")).not.toBeNull()
  const paths = Object.values(SITE_PAGES).map(({ path }) => path)
  for (const path of paths.filter((one) => !one.includes(':'))) {
    await page.goto(path)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect([path, ...takeProblems()]).toEqual([path])
  }
})
