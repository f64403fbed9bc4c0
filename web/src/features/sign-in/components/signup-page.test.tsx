import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSelectedPlan } from '#web/lib/payments/save-selected-plan.ts'
import { rememberSession } from '#web/lib/session/signed-in-hint.ts'
import { NOW, trialUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import SignupPage from './signup-page.tsx'

afterEach(() => {
  rememberSession(false)
  localStorage.clear()
})

const visited: string[] = []
const leave = vi.spyOn(window.location, 'assign')
beforeEach(() => void leave.mockImplementation((to) => void visited.push(String(to))))
const open = (address: string) => renderWithApi(<SignupPage />, {}, address)
const button = (name: string) => screen.getByRole('button', { name })

describe('the sign-up', () => {
  test('describes what the user signs up for', () => {
    open('/signup?plan=pro')
    screen.getByRole('heading', { level: 1, name: 'Start your trial in 5 minutes' })
    const banner = screen.getByRole('region', { name: 'What you sign up for' })
    expect(banner.textContent).toBe(
      '1-Day Free Trial5 Free EmailsPro plan, $129 a month after the trialChange planPayment details are required. Nothing is charged for 24 hours. One free trial per person and card.',
    )
  })

  test('redirects to Google with the plan, and says so', () => {
    open('/signup?plan=elite')
    fireEvent.click(button('Sign up with Google'))
    expect(visited.splice(0)).toEqual(['/api/auth/gmail-signup?plan=elite'])
    expect(button('Connecting with Google...').getAttribute('aria-disabled')).toBe('true')
    fireEvent(window, new Event('pageshow'))
    expect(button('Sign up with Google').getAttribute('aria-disabled')).toBe(null)
  })

  test('can be used again when the redirect failed', async () => {
    leave.mockImplementation(() => {
      throw new Error('blocked')
    })
    open('/signup?plan=pro')
    fireEvent.click(button('Sign up with Google'))
    expect((await screen.findByText('Gmail signup failed')).nextSibling?.textContent).toBe(
      'Failed to initiate Gmail signup. Please try again.',
    )
    expect(button('Sign up with Google').getAttribute('aria-disabled')).toBe(null)
  })

  test('opens the policies in a new tab, and says that it does', () => {
    open('/signup?plan=pro')
    const links = [
      /^Terms of Service \(opens in a new tab\)$/,
      /^Privacy Policy \(opens in a new tab\)$/,
    ].map((name) => screen.getByRole('link', { name }))
    expect(
      links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    ).toEqual([
      ['/terms-of-service', '_blank', 'noopener'],
      ['/privacy-policy', '_blank', 'noopener'],
    ])
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  })
})

describe('the plan', () => {
  test('that was stored takes precedence over the one in the address', () => {
    saveSelectedPlan('starter')
    open('/signup?plan=elite')
    expect(screen.getByText('$99')).toBeTruthy()
    expect(screen.getByText(/^You picked Starter earlier; this link is for Elite\./)).toBeTruthy()
    fireEvent.click(button('Switch to Elite'))
    expect([
      screen.getByText('$149').textContent,
      localStorage.getItem('selectedPlan'),
      screen.queryByText(/^You picked/),
    ]).toEqual(['$149', 'elite', null])
  })

  test.each(['/signup', '/signup?plan=', '/signup?plan=gold', '/signup?plan=Pro'])(
    'is missing in %s, which redirects to the prices',
    (address) => {
      const { router } = open(address)
      expect([router.state.location.pathname, router.state.location.hash]).toEqual(['/', '#pricing'])
    },
  )

  test('that is stored but invalid is ignored', () => {
    localStorage.setItem('selectedPlan', 'gold')
    open('/signup?plan=pro')
    expect(screen.getByText('$129')).toBeTruthy()
  })
})

describe('a cancelled payment', () => {
  test('is reported and removed from the address; the plan stays', async () => {
    const { address } = open('/signup?plan=pro&payment_cancelled=true')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toBe(
      'Payment CancelledYour payment was cancelled. You can try again below or choose a different plan.',
    )
    expect(address()).toBe('/signup?plan=pro')
    screen.getByText('$129')
  })

  test.each(['', '&payment_cancelled=false', '&payment_cancelled='])(
    'is not reported without the parameter (%j)',
    (more) => {
      open(`/signup?plan=pro${more}`)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )
})

test('a user whose trial is over continues with a plan, according to notice, heading and tab', async () => {
  rememberSession(true)
  const over = { ...trialUser, isActive: false, trialEndsAt: new Date(NOW - 60_000).toISOString() }
  renderWithApi(<SignupPage />, { 'GET /api/user': ok(over) }, '/signup?plan=pro')
  await screen.findByRole('heading', { level: 1, name: 'Continue with Pro' })
  expect(document.title).toBe('Continue with Pro · Reachwell')
  expect(
    screen.getByText(
      'You don’t need to sign up again. You have had your free trial: Pro is $129 today, then monthly.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Start your trial in 5 minutes')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign up with Google' })).toBeNull()
})

test('a user with a plan is offered no trial, but their dashboard', async () => {
  rememberSession(true)
  renderWithApi(<SignupPage />, { 'GET /api/user': ok(trialUser) }, '/signup?plan=pro')
  await screen.findByRole('heading', { level: 1, name: 'You already have a plan' })
  expect(screen.getByRole('link', { name: 'Open your dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByText('1-Day Free Trial')).toBeNull()
})

test('a refused consent is reported', () => {
  open('/signup?plan=pro&error=cancelled')
  expect(screen.getByRole('alert').textContent).toBe(
    'Sign-up was canceledGoogle wasn’t allowed to tell us who you are. Sign up with Google to try again.',
  )
})
