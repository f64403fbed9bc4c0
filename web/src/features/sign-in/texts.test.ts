import { expect, test } from 'vitest'
import { arrivalOf } from './texts.ts'

test('the sign-in says why somebody stands there', () => {
  expect(arrivalOf(new URLSearchParams(''))).toBeNull()
  expect(arrivalOf(new URLSearchParams('reason=session_expired'))).toEqual({
    tone: 'info',
    title: 'Session Expired',
    text: "For your security, you've been logged out due to inactivity.",
  })
  expect(arrivalOf(new URLSearchParams('error=cancelled'))?.title).toBe('Sign-in was cancelled')
  expect(arrivalOf(new URLSearchParams('error=sign_in_failed'))?.text).toBe('The sign-in could not be completed. Please start again.')
  expect(arrivalOf(new URLSearchParams('error=<b>'))?.text).toBe('The sign-in could not be completed. Please start again.')
})
