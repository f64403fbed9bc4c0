import { StrictMode } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paidUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, toasted, type Replies } from '#harness/web/render-with-api.tsx'
import SuccessPage from './success-page.tsx'

const LOGIN = 'POST /api/auto-login'
const SESSION = 'GET /api/session-status'
const VERIFY = 'POST /api/verify-payment-success'
const loggedIn = ok({ success: true, user: { email: 'mia@mail.example' }, error: null })
const refused = ok({
  success: false,
  user: null,
  error: 'The sign-in didn’t finish. Please start again.',
})
const active = ok({ isActive: true, expiresAt: 1_763_640_000_000, user: { email: 'mia@mail.example' } })
const verified = ok({
  success: true,
  user: { email: 'mia@mail.example' },
  message: 'Your free trial is active.',
  problem: null,
})
const unverified = ok({ success: false, user: null, message: '', problem: 'processing' })
const FIRST = '/success?session_id=cs_test_1&email=mia%40mail.example&user_id=usr_1&payment_first=true'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const open = (address: string, replies: Replies = {}) =>
  renderWithApi(
    <StrictMode>
      <Routes>
        <Route path="/success" element={<SuccessPage />} />
        <Route path="*" element={null} />
      </Routes>
    </StrictMode>,
    replies,
    address,
  )

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const pass = async (ms: number) => await act(async () => await vi.advanceTimersByTimeAsync(ms))

const USER = 'GET /api/user'
const NO_SESSION = { [SESSION]: refusal('not_authenticated') }
const shown = async (name: string) => await screen.findByRole('heading', { level: 1, name })

describe.each(['/success', '/success?session_id=none_of_ours', '/success?session_id=cs_test_1'])(
  '%s',
  (address) => {
    test('claims nothing without a session', async () => {
      open(address, { ...NO_SESSION, [VERIFY]: refusal('not_found') })
      await shown('Log in to see your subscription')
      expect(screen.queryByText('Subscription Active!')).toBeNull()
      expect(screen.getByRole('heading', { name: 'What happens next?' })).toBeTruthy()
      expect(screen.getAllByRole('listitem')).toHaveLength(4)
      expect(screen.getByRole('link', { name: 'Login Now' }).getAttribute('href')).toBe('/login')
      expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    })

    test('confirms an account that is active according to the server', async () => {
      open(address, { [SESSION]: active, [VERIFY]: refusal('not_found'), [USER]: ok(paidUser) })
      await shown('Subscription Active!')
      expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    })

    test('gives a single message when the account is not active', async () => {
      open(address, {
        [SESSION]: active,
        [VERIFY]: refusal('not_found'),
        [USER]: ok({ ...paidUser, currentPlan: null, isActive: false }),
      })
      await shown('Your account isn’t active yet')
      expect(screen.queryByText('Activation Error')).toBeNull()
      expect(screen.queryByText('What happens next?')).toBeNull()
      expect(screen.queryByRole('link', { name: 'Login Now' })).toBeNull()
    })
  },
)

describe('with a token', () => {
  test('logs in once, even if the page renders twice, and opens the dashboard after two seconds', async () => {
    const { calls, address } = open('/success?auto_login_token=abc&session_id=cs_test_1', {
      [LOGIN]: loggedIn,
      [VERIFY]: verified,
    })
    expect(title()).toBe('Activating Your Account...')
    expect(screen.getByRole('button', { name: 'Logging you in...' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(screen.queryByRole('link', { name: 'Login Now' })).toBeNull()
    expect(await screen.findByText('You’re logged in. Your dashboard opens in a moment.')).toBeTruthy()
    expect(title()).toBe('Subscription Active!')
    expect(address()).toBe('/success?session_id=cs_test_1&auto_login=true')
    await pass(1_500)
    expect(address()).toBe('/success?session_id=cs_test_1&auto_login=true')
    await pass(600)
    expect(address()).toBe('/dashboard')
    expect(calls).toEqual(['POST /api/auto-login', 'POST /api/verify-payment-success'])
  })

  test('that was already used, asks to log in', async () => {
    open('/success?auto_login_token=abc&session_id=cs_test_1', {
      [LOGIN]: refused,
      ...NO_SESSION,
      [VERIFY]: verified,
    })
    expect(await toasted('Account Activated')).toBe('Your account is active! Please log in to continue.')
    expect(title()).toBe('Subscription Active!')
    expect(screen.getByRole('link', { name: 'Login Now' })).toBeTruthy()
  })

  test('and no reply, asks to log in', async () => {
    open('/success?auto_login_token=abc', { [LOGIN]: refusal('too_many_requests') })
    expect(await toasted('Activation Error')).toBe(
      'There was an issue with automatic login. Please log in manually.',
    )
  })
})

describe('with a session', () => {
  test('opens the dashboard', async () => {
    const { address } = open('/success?auto_login=true&setup_intent=seti_123&redirect_status=succeeded', {
      [SESSION]: active,
      [VERIFY]: verified,
    })
    await screen.findByText('You’re logged in. Your dashboard opens in a moment.')
    await pass(2_100)
    expect(address()).toBe('/dashboard')
  })

  test('that has ended, asks to log in and claims nothing', async () => {
    open('/success?auto_login=true', NO_SESSION)
    expect(await toasted('Activation Error')).toBe(
      'There was an issue with automatic login. Please log in manually.',
    )
    expect(title()).toBe('Log in to see your subscription')
  })

  test('claims nothing when the account cannot be checked', async () => {
    open('/success?auto_login=true', { [SESSION]: active, [USER]: refusal('unavailable') })
    expect(await toasted('Activation Error')).toBe(
      'There was an issue activating your account. Please contact support.',
    )
    expect(title()).toBe('We couldn’t check your payment')
  })

  test('claims nothing while the payment is not confirmed, and asks again on demand', async () => {
    const { address } = open('/success?auto_login=true&setup_intent=seti_123&redirect_status=succeeded', {
      [SESSION]: active,
      [VERIFY]: [...Array.from({ length: 8 }, () => unverified), verified],
    })
    await pass(15_000)
    expect(title()).toBe('Your account isn’t active yet')
    expect(screen.getByText('Payment verification failed')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(title()).toBe('Activating Your Account...')
    await screen.findByText('You’re logged in. Your dashboard opens in a moment.')
    await pass(2_100)
    expect(address()).toBe('/dashboard')
  })
})

test('an order that has to be placed again has a link to the checkout', async () => {
  open('/success?auto_login=true&setup_intent=seti_123&plan=pro', {
    [SESSION]: active,
    [VERIFY]: ok({ success: false, user: null, message: 'The card was declined.', problem: 'declined' }),
  })
  expect(await screen.findByText('The card was declined.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the checkout' }).getAttribute('href')).toBe(
    '/checkout?plan=pro&auto_login=true&gmail_signup=true',
  )
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

describe('with a payment alone', () => {
  test('verifies it and asks to log in', async () => {
    const { address } = open(FIRST, { [VERIFY]: verified })
    expect(await toasted('Account Activated')).toBe('Your account is active! Please log in to continue.')
    expect(title()).toBe('Subscription Active!')
    await pass(3_000)
    expect(address()).toBe(FIRST)
  })

  test('says when it is not confirmed', async () => {
    open(FIRST, { [VERIFY]: unverified })
    expect(await shown('Your account isn’t active yet')).toBeTruthy()
  })
})

test('a failed payment opens its own page', () => {
  const { address, calls } = open(
    '/success?auto_login=true&plan=pro&redirect_status=failed&setup_intent=seti_123',
  )
  expect(address()).toBe('/payment-failed?reason=declined&plan=pro')
  expect(calls).toEqual([])
})
