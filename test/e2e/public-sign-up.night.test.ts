import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const SCHEMES = ['light', 'dark'] as const

/** Creates a new account on the provider's page. */
async function makeUpAccount(page: Page, email: string): Promise<void> {
  await page.getByText('Use another account, or make one up to sign up with').click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quill')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

test('a new user signs up with a plan and arrives at its checkout', async () => {
  const { page, takeProblems, look } = await visit()
  await page.goto('/signup?plan=pro')
  await page.getByRole('heading', { level: 1, name: 'Start your trial in 5 minutes' }).waitFor()
  await page.getByText('Pro plan, $129 a month after the trial').waitFor()
  const looks = [...(await look('sign-up', SCHEMES))]

  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('heading', { name: 'Continue with Google' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alert').getByText('Sign-up was canceled').waitFor()
  expect(placeOf(page)).toBe('/signup?plan=pro&error=cancelled')
  looks.push(...(await look('sign-up-cancelled')))

  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await makeUpAccount(page, 'ada.quill@mail.example')
  await page.waitForURL((url) => url.pathname === '/checkout')
  expect(placeOf(page)).toBe(
    '/checkout?email=ada.quill%40mail.example&plan=pro&auto_login=true&gmail_signup=true',
  )
  expect([takeProblems(), looks]).toEqual([[], []])
})

test('the sign-up asks for a plan first, and says that a payment was cancelled', async () => {
  const { page, takeProblems, look } = await visit()
  await page.goto('/signup')
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
  await page.goto('/signup?plan=elite&payment_cancelled=true')
  await page
    .getByRole('alert')
    .getByText('Your payment was cancelled. You can try again below or choose a different plan.')
    .waitFor()
  await page.waitForURL((url) => `${url.pathname}${url.search}` === '/signup?plan=elite')
  const looks = await look('sign-up-payment-cancelled', SCHEMES)
  expect([takeProblems(), looks]).toEqual([[], []])
})

test('a user with a plan arrives at the dashboard, and one without learns why it is closed', async () => {
  const { page } = await visit()
  await page.goto('/signup?plan=pro')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('button', { name: /Priya Lindqvist/ }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await page.context().close()

  const other = await visit()
  await other.page.goto('/login')
  await other.page.getByRole('button', { name: 'Continue with Google' }).click()
  await other.page.getByRole('button', { name: /Erik Vandermolen/ }).click()
  await other.heard('Your trial has ended')
  await other.page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
  expect(other.takeProblems()).toEqual([])
})

test('the success page leads to the dashboard with a session, and to the login without one', async () => {
  const { page, look, heard } = await visit()
  await page.goto('/success?session_id=none_of_ours')
  await page.getByRole('heading', { level: 1, name: 'Log in to see your subscription' }).waitFor()
  await page.goto('/success?auto_login=true')
  await heard('Activation Error')
  const looks = [...(await look('success-logged-out', SCHEMES))]
  await page.getByRole('link', { name: 'Login Now' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /Priya Lindqvist/ }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  const asked = Promise.withResolvers<undefined>()
  await page.route('**/api/session-status', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/success?auto_login=true')
  await page.getByRole('heading', { level: 1, name: 'Activating Your Account...' }).waitFor()
  asked.resolve(undefined)
  await page.waitForURL((url) => url.pathname === '/dashboard')
  expect(looks).toEqual([])
})

test('the sign-in page says why the user was sent there', async () => {
  const { page, takeProblems, look } = await visit()
  const looks: string[] = []
  for (const [query, said] of [
    ['', 'Welcome back'],
    ['?reason=session_expired', 'Session Expired'],
    ['?error=cancelled', 'Sign-in was canceled'],
  ] as const) {
    await page.goto(`/login${query}`)
    await page.getByText(said).waitFor()
    looks.push(...(await look(`login-${said.toLowerCase().replaceAll(' ', '-')}`, SCHEMES)))
  }
  expect([takeProblems(), looks]).toEqual([[], []])
})

test('an unknown payment is reported, in light and dark', async () => {
  const { page, look } = await visit()
  const looks: string[] = []
  for (const [query, heading] of [
    ['reason=expired&plan=starter', 'Payment Session Expired'],
    ['plan=elite', 'Payment Cancelled'],
    ['reason=odd&plan=none', 'Payment Issue'],
  ] as const) {
    await page.goto(`/payment-failed?${query}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    looks.push(...(await look(`payment-failed-${heading.toLowerCase().replaceAll(' ', '-')}`, SCHEMES)))
  }
  await page.goto('/success?payment_first=true&session_id=cs_none&email=a%40mail.example&user_id=nobody')
  await page.getByRole('heading', { level: 1, name: 'We couldn’t check your payment' }).waitFor()
  looks.push(...(await look('success-unverified', SCHEMES)))
  expect(looks).toEqual([])
})

test('two accounts are merged with a link that was mailed to the other one', async () => {
  const { page, takeProblems, look } = await visit()
  const looks: string[] = []
  for (const email of ['linus.two@mail.example', 'linus.one@mail.example']) {
    // Without a session, the checkout's pending requests are not sent.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/api/auth/gmail-signup?plan=pro')
    await makeUpAccount(page, email)
    await page.waitForURL((url) => url.pathname === '/checkout')
  }
  await page.goto('/account-linking')
  await page.getByText('Enter an email address first.').waitFor()
  looks.push(...(await look('account-linking', SCHEMES)))
  await page.getByLabel('Email address of the other account').fill('linus.two@mail.example')
  await page.getByRole('button', { name: 'Check for Account Conflicts' }).click()
  await page.getByText('Check your inbox').waitFor()
  looks.push(...(await look('account-linking-mailed', SCHEMES)))

  const link = () =>
    /https?:\/\/\S+/.exec(
      stage.emulators.ses.sent.findLast(({ to }) => to === 'linus.two@mail.example')?.text ?? '',
    )?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await page.goto(link())
  await page.getByRole('heading', { name: 'Open one account with both Google sign-ins' }).waitFor()
  looks.push(...(await look('account-linking-confirm', SCHEMES)))
  await page.getByRole('button', { name: 'Link Accounts' }).click()
  await page.getByRole('heading', { name: 'Accounts Successfully Linked!' }).waitFor()
  looks.push(...(await look('account-linking-complete', SCHEMES)))
  expect([takeProblems(), looks]).toEqual([[], []])
})

test('a click before hydration is not lost', async () => {
  const { page } = await visit()
  // The script that hydrates the page is slow, as on a phone.
  await page.route('**/assets/client-*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500)
    })
    await route.continue()
  })
  await page.goto('/signup?plan=pro', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByRole('heading', { name: 'Continue with Google' }).waitFor()
  expect(new URL(page.url()).origin).not.toBe(stage.origin)
})
