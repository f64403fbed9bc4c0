import { expect, test } from 'vitest'
import { signInNotice, signUpNotice } from './page-notice.ts'

test('the sign-in page says why the user was sent there', () => {
  expect(signInNotice(new URLSearchParams(''))).toBeNull()
  expect(signInNotice(new URLSearchParams('reason=session_expired'))).toEqual({
    tone: 'info',
    title: 'Session Expired',
    text: "For your security, you've been logged out due to inactivity.",
  })
  expect(signInNotice(new URLSearchParams('reason=account_inactive'))).toEqual({
    tone: 'bad',
    title: 'This account is deactivated',
    text: 'You can’t sign in until we reactivate it. Write to support@reachwell.example if you don’t know why.',
    askSupport: true,
  })
  expect(signInNotice(new URLSearchParams('error=cancelled'))).toEqual({
    tone: 'bad',
    title: 'Sign-in was canceled',
    text: 'Google wasn’t allowed to tell us who you are. Continue with Google to try again.',
  })
  expect(signInNotice(new URLSearchParams('error=sign_in_failed'))?.text).toBe(
    'The sign-in didn’t finish. Please start again.',
  )
  expect(signInNotice(new URLSearchParams('error=too_many_requests'))?.text).toBe(
    'Too many requests. Please wait a moment and try again.',
  )
  expect(signInNotice(new URLSearchParams('error=<b>'))?.text).toBe(
    'The sign-in didn’t finish. Please start again.',
  )
})

test('the sign-up page says why the user was sent back', () => {
  expect(signUpNotice(new URLSearchParams('plan=pro'))).toBeNull()
  expect(signUpNotice(new URLSearchParams('plan=pro&error=cancelled'))).toEqual({
    tone: 'bad',
    title: 'Sign-up was canceled',
    text: 'Google wasn’t allowed to tell us who you are. Sign up with Google to try again.',
  })
  expect(signUpNotice(new URLSearchParams('plan=pro&error=sign_in_failed'))?.text).toBe(
    'The sign-up didn’t finish. Please start again.',
  )
})
