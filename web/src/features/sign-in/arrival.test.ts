import { expect, test } from 'vitest'
import { arrivalOf, signupArrivalOf } from './arrival.ts'

test('the sign-in says why somebody stands there', () => {
  expect(arrivalOf(new URLSearchParams(''))).toBeNull()
  expect(arrivalOf(new URLSearchParams('reason=session_expired'))).toEqual({
    tone: 'info',
    title: 'Session Expired',
    text: "For your security, you've been logged out due to inactivity.",
  })
  expect(arrivalOf(new URLSearchParams('reason=account_inactive'))).toEqual({
    tone: 'bad',
    title: 'This account is switched off',
    text: 'Nobody can sign in to it until we switch it on again. Write to support@reachwell.example if you do not know why.',
    askSupport: true,
  })
  expect(arrivalOf(new URLSearchParams('error=cancelled'))).toEqual({
    tone: 'bad',
    title: 'Sign-in was cancelled',
    text: 'Google was not allowed to tell us who you are. Continue with Google to try again.',
  })
  expect(arrivalOf(new URLSearchParams('error=sign_in_failed'))?.text).toBe(
    'The sign-in could not be completed. Please start again.',
  )
  expect(arrivalOf(new URLSearchParams('error=too_many_requests'))?.text).toBe(
    'Too many requests. Wait a little and try again.',
  )
  expect(arrivalOf(new URLSearchParams('error=<b>'))?.text).toBe(
    'The sign-in could not be completed. Please start again.',
  )
})

test('the sign-up says why somebody is back', () => {
  expect(signupArrivalOf(new URLSearchParams('plan=pro'))).toBeNull()
  expect(signupArrivalOf(new URLSearchParams('plan=pro&error=cancelled'))).toEqual({
    tone: 'bad',
    title: 'Sign-up was cancelled',
    text: 'Google was not allowed to tell us who you are. Sign up with Google to try again.',
  })
  expect(signupArrivalOf(new URLSearchParams('plan=pro&error=sign_in_failed'))?.text).toBe(
    'The sign-up could not be completed. Please start again.',
  )
})
