// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok, refusal, renderWithApi } from '#harness/web/render-with-api.tsx'
import { SessionGuard } from './session-guard.tsx'

const MINUTE = 60_000

const status = (minutes: number) =>
  ok({ isActive: true, expiresAt: Date.now() + minutes * MINUTE, user: { email: 'maya.okafor@example.com' } })

it('says that the session could not be extended, and goes to the sign-in page', async () => {
  const { calls, address } = renderWithApi(
    <SessionGuard />,
    {
      'GET /api/session-status': status(8),
      'POST /api/extend-session': refusal('unavailable'),
      'POST /api/user/logout': ok({ success: true }),
    },
    '/dashboard',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Stay Logged In' }))
  expect((await screen.findByText('Extension Failed')).nextSibling?.textContent).toBe(
    'Unable to extend session. Please log in again.',
  )
  await waitFor(() => expect(address()).toBe('/login'))
  expect(calls).toContain('POST /api/user/logout')
})

it('closes once the session is extended', async () => {
  renderWithApi(<SessionGuard />, {
    'GET /api/session-status': status(4),
    'POST /api/extend-session': status(60),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Stay Logged In' }))
  expect((await screen.findByText('Session extended')).nextSibling?.textContent).toBe(
    'You stay logged in for another 60 minutes.',
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
