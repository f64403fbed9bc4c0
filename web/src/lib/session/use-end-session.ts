import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '#shared/contracts/account/session.ts'
import { call } from '#web/lib/api/api-client.ts'
import { paths } from '#web/lib/paths.ts'
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

/**
 * Opens a page after the session has ended, and clears the user's data in this tab. With `signOutUrl` the browser leaves
 * for the sign-in instead, which ends its session there too and leads back to the home page.
 */
export function useForgetSession(): (to: string, signOutUrl?: string) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCallback(
    async (to, signOutUrl) => {
      rememberSession(false)
      localStorage.removeItem('authToken')
      sessionStorage.clear()
      if (signOutUrl !== undefined) {
        window.location.replace(signOutUrl)
        // The page is being left: nothing of it may report the end of the session meanwhile.
        await new Promise<never>(() => undefined)
      }
      await navigate(to, { replace: true })
      queryClient.clear()
    },
    [navigate, queryClient],
  )
}

/** Opens a page after the server has ended the session, tells the other tabs and clears the user's data. */
export function useLeaveAfterSignOut(): (to: string, signOutUrl?: string) => Promise<void> {
  const forget = useForgetSession()
  return useCallback(
    async (to, signOutUrl) => {
      broadcastToTabs({ kind: 'ended', expired: to === paths.sessionExpired })
      await forget(to, to === paths.home ? signOutUrl : undefined)
    },
    [forget],
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
        const { signOutUrl } = await call(logout, { body: { everywhere: true } })
        await leave(to, signOutUrl)
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
        const ended = await call(logout).catch(() => null)
        await leave(to, ended?.signOutUrl)
      }),
    [leave, queryClient],
  )
}
