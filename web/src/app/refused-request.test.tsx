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
 * On the dashboard a request is refused, before anything else has been answered. Returns where that leads.
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

test('who had a session is told that it ended, whichever request meets that first', async () => {
  expect(
    await refused({
      isActive: true,
      expiresAt: 1_763_640_000_000,
      user: { email: 'maya.okafor@example.com' },
    }),
  ).toBe('?reason=session_expired')
})

test('who had none is asked to log in', async () => {
  expect(await refused(null)).toBe('')
})
