// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getSessionStatus } from '#shared/contracts/account/session.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { createParts } from './app.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/**
 * Refuses a request on the dashboard before anything else is answered. Returns the query of the address that
 * the user is redirected to.
 */
async function refused(session: unknown): Promise<string> {
  vi.stubGlobal('fetch', async () => await new Promise(() => undefined))
  window.history.replaceState(null, '', '/dashboard')
  const { queryClient, start } = createParts()
  render(start())
  if (session !== null) queryClient.setQueryData([getSessionStatus.path, getSessionStatus.path], session)
  const queryFn = async () => await Promise.reject(new ApiError(401, 'Authentication required', null))
  await queryClient.fetchQuery({ queryKey: ['a poll'], queryFn }).catch(() => null)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  return window.location.search
}

test('a user who had a session is told that it ended, whichever request is refused first', async () => {
  expect(
    await refused({
      isActive: true,
      expiresAt: 1_763_640_000_000,
      user: { email: 'maya.okafor@example.com' },
    }),
  ).toBe('?reason=session_expired')
})

test('a user without a session is asked to log in', async () => {
  expect(await refused(null)).toBe('')
})
