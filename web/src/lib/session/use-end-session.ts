import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '#shared/contracts/account/session.ts'
import { call } from '#web/lib/api/api-client.ts'
import { broadcastToTabs } from './session-broadcast.ts'
import { rememberSession } from './signed-in-hint.ts'

/** Sign-outs in progress: they are the cause of any 401 meanwhile. */
let signOuts = 0

export const isEndingSession = (): boolean => signOuts > 0

async function whileEndingSession(work: () => Promise<void>): Promise<void> {
  signOuts += 1
  try {
    await work()
  } finally {
    signOuts -= 1
  }
}

/** Opens a page after the server has ended the session, tells the other tabs and clears the user's data. */
export function useLeaveAfterSignOut(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCallback(
    async (to) => {
      broadcastToTabs({ kind: 'ended' })
      rememberSession(false)
      localStorage.removeItem('authToken')
      sessionStorage.clear()
      await navigate(to, { replace: true })
      queryClient.clear()
    },
    [navigate, queryClient],
  )
}

/**
 * Ends every session of the account and opens a page. Rejects and stays when the server did not end them: the
 * others would still be open.
 */
export function useEndAllSessions(): (to: string) => Promise<void> {
  const leave = useLeaveAfterSignOut()
  return useCallback(
    (to) =>
      whileEndingSession(async () => {
        await call(logout, { body: { everywhere: true } })
        await leave(to)
      }),
    [leave],
  )
}

/** Ends the session and opens a page, whatever the server answers. */
export function useEndSession(): (to: string) => Promise<void> {
  const leave = useLeaveAfterSignOut()
  const queryClient = useQueryClient()
  return useCallback(
    (to) =>
      whileEndingSession(async () => {
        // The server would refuse them from now on.
        await queryClient.cancelQueries()
        await call(logout).catch(() => null)
        await leave(to)
      }),
    [leave, queryClient],
  )
}
