// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberSession } from '#web/lib/session/signed-in-hint.ts'
import { trialUser } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi } from '#harness/web/render-with-api.tsx'
import { SiteHeader } from './site-header.tsx'

const USER = 'GET /api/user'
const expired = { ...trialUser, isActive: false, trialEndsAt: '2026-01-02T00:00:00.000Z' }

beforeEach(() => rememberSession(false))

it('sends no request for a visitor, who sees the login and the trial', () => {
  const { calls } = renderWithApi(<SiteHeader />, {})
  expect(screen.getAllByText('Login')).toHaveLength(2)
  expect(screen.getAllByText('Start Trial')).toHaveLength(2)
  expect(calls).toEqual([])
})

it('shows a signed-in user the links to drafts, privacy and support, and the sign-out', async () => {
  rememberSession(true)
  const { address } = renderWithApi(
    <SiteHeader />,
    { [USER]: ok(expired), 'POST /api/user/logout': ok({ success: true }) },
    '/about',
  )
  const [account] = await screen.findAllByRole('navigation', { name: 'Your account', hidden: true })
  expect(screen.queryByText('Login')).toBeNull()
  expect(screen.queryByText('Start Trial')).toBeNull()
  expect([...(account?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/tracker',
    '/dashboard/account',
    '/privacy',
    'mailto:support@reachwell.example',
  ])
  expect(account?.textContent).toContain('Trial ended')
  const [out] = screen.getAllByRole('button', { name: 'Sign out', hidden: true })
  if (out !== undefined) fireEvent.click(out)
  await waitFor(() => expect(screen.getAllByText('Login')).toHaveLength(2))
  expect(address()).toBe('/')
})

it('says that a payment failed, whatever the trial was', async () => {
  rememberSession(true)
  const overdue = {
    amountCents: 9_900,
    problem: 'declined' as const,
    brand: 'visa',
    lastFour: '0341',
    nextTryAt: null,
  }
  renderWithApi(<SiteHeader />, { [USER]: ok({ ...expired, overdue }) }, '/about')
  const [account] = await screen.findAllByRole('navigation', { name: 'Your account', hidden: true })
  expect(account?.textContent).toContain('Payment failed')
  expect(account?.textContent).not.toContain('Trial ended')
})

it('shows the login again where the session has ended', async () => {
  rememberSession(true)
  const { calls } = renderWithApi(<SiteHeader />, { [USER]: refusal('not_authenticated') })
  await waitFor(() => expect(calls).toEqual([USER]))
  expect(screen.getAllByText('Login')).toHaveLength(2)
})
