import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithApi } from '#harness/web/render-with-api.tsx'
import LoginPage from './login-page.tsx'

const visited: string[] = []
const leave = vi.spyOn(window.location, 'assign')
beforeEach(() => void leave.mockImplementation((to) => void visited.push(String(to))))
const open = (address = '/login') => renderWithApi(<LoginPage />, {}, address)
const button = (name: string) => screen.getByRole('button', { name })

test('the sign-in is beside a description of the product', () => {
  open()
  screen.getByRole('heading', { level: 1, name: 'Welcome back' })
  screen.getByRole('complementary', { name: 'About Reachwell' })
  const signUp = screen.getByRole('link', { name: 'Sign up now' })
  expect(signUp.getAttribute('href')).toBe('/#pricing')
})

test('redirects to Google, and says so', () => {
  open()
  fireEvent.click(button('Continue with Google'))
  expect(visited.splice(0)).toEqual(['/api/auth/gmail?for=sign_in'])
  expect(button('Connecting with Google...').getAttribute('aria-disabled')).toBe('true')
  fireEvent(window, new Event('pageshow'))
  expect(button('Continue with Google').getAttribute('aria-disabled')).toBe(null)
})

test('works as a link before hydration, and as a button with the space bar', () => {
  open()
  expect(button('Continue with Google').getAttribute('href')).toBe('/api/auth/gmail?for=sign_in')
  fireEvent.keyDown(button('Continue with Google'), { key: ' ' })
  expect(visited.splice(0)).toEqual(['/api/auth/gmail?for=sign_in'])
})

test('a click for a new tab is left to the browser', () => {
  open()
  fireEvent.click(button('Continue with Google'), { ctrlKey: true })
  expect(visited).toEqual([])
  button('Continue with Google')
})

test('can be used again when the redirect failed', async () => {
  leave.mockImplementation(() => {
    throw new Error('blocked')
  })
  open()
  fireEvent.click(button('Continue with Google'))
  expect((await screen.findByText('Gmail login failed')).nextSibling?.textContent).toBe(
    'Failed to initiate Gmail login. Please try again.',
  )
  button('Continue with Google')
})

test('links a deactivated user to support', () => {
  open('/login?reason=account_inactive')
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    'mailto:support@reachwell.example',
  )
})

test('says when a session has expired', () => {
  open('/login?reason=session_expired')
  expect(screen.getByRole('alert').textContent).toBe(
    "Session ExpiredFor your security, you've been logged out due to inactivity.",
  )
})
