import { fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import { NOW, trialUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import CheckoutPage from '#web/features/checkout/components/checkout-page.tsx'

export const EMAIL = 'mia.lindqvist@example.com'
export const SESSION = 'GET /api/session-status'
export const USER = 'GET /api/user'
export const CREATE = 'POST /api/create-subscription'
export const COUPON = 'POST /api/validate-coupon'
export const ADDRESS = `${paths.checkout}?plan=pro&email=${encodeURIComponent(EMAIL)}`
export const FROM_SIGN_UP = `${ADDRESS}&auto_login=true&gmail_signup=true`
export const START = 'Start the free trial, $0.00 today'

/** A user who has just signed up: no plan, and the trial not used. */
export const newcomer = {
  ...trialUser,
  email: EMAIL,
  isActive: false,
  isTrial: false,
  trialStartAt: null,
  trialEndsAt: null,
  trialPlan: null,
  trialAvailable: true,
}
export const hadTrial = { ...newcomer, trialStartAt: '2026-10-01T00:00:00.000Z', trialAvailable: false }
export const created = {
  clientSecret: 'seti_1_secret_2',
  discountApplied: false,
  finalAmount: 12_900,
  isTrial: true,
  trialInfo: { days: 1, emails: 5 },
  noTrial: null,
  subscriptionId: 'sub_1',
}
/** The same for a user who has had the trial. */
export const due = {
  ...created,
  clientSecret: 'pi_1_secret_2',
  isTrial: false,
  trialInfo: null,
  noTrial: 'used',
}

export const valid = {
  valid: true,
  amount_off: null,
  discount_amount: null,
  percent_off: null,
  months: null,
  message: '',
}
export const percent = (percent_off: number, rest: { months?: number; message?: string } = {}) =>
  ok({ ...valid, percent_off, ...rest })
export const amount = (amount_off: number) => ok({ ...valid, amount_off, discount_amount: amount_off })
export const notValid = (message: string) => ok({ ...valid, valid: false, message })

/** An applied code is kept for reloads of the tab, which ends with the test. */
export function visit(replies: Replies = {}, address = ADDRESS) {
  onTestFinished(() => sessionStorage.clear())
  return renderWithApi(
    <StrictMode>
      <CheckoutPage />
    </StrictMode>,
    {
      [USER]: ok(newcomer),
      [SESSION]: ok({ isActive: true, expiresAt: NOW, user: { email: EMAIL } }),
      ...replies,
    },
    address,
  )
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for the button to take clicks, then presses it. */
export async function press(name: string | RegExp) {
  const found = await screen.findByRole('button', { name })
  await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false))
  fireEvent.click(found)
}

export async function apply(code: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Coupon code' }), { target: { value: code } })
  await press('Apply')
}

export const summary = () => screen.getByRole('region', { name: 'Order summary' }).textContent

/** Sets the clock to the time of all tests; timers still run, so that waiting works. */
export function fixClock() {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
