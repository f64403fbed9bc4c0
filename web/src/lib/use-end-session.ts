import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '#shared/contracts/session.ts'
import { call } from './api-client.ts'
import { tellTabs } from './session-news.ts'

/** How many ways out are being taken: what the server refuses meanwhile is refused because of them. */
let underWay = 0

export const isEndingSession = (): boolean => underWay > 0

async function onTheWayOut(work: () => Promise<void>): Promise<void> {
  underWay += 1
  try {
    await work()
  } finally {
    underWay -= 1
  }
}

/**
 * Leaves for a page after the session has ended at the server: the other tabs hear of it, and nothing of the
 * user's stays here.
 */
export function useLeaveSession(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCallback(
    async (to) => {
      tellTabs({ kind: 'ended' })
      localStorage.removeItem('authToken')
      sessionStorage.clear()
      await navigate(to, { replace: true })
      queryClient.clear()
    },
    [navigate, queryClient],
  )
}

/**
 * Ends every session of the account and leaves for a page. Rejects, and stays, when the server did not do it:
 * the others would still be open.
 */
export function useEndAllSessions(): (to: string) => Promise<void> {
  const leave = useLeaveSession()
  return useCallback(
    (to) =>
      onTheWayOut(async () => {
        await call(logout, { body: { everywhere: true } })
        await leave(to)
      }),
    [leave],
  )
}

/** Ends the session and leaves for a page. Whatever the server answers, the user gets out. */
export function useEndSession(): (to: string) => Promise<void> {
  const leave = useLeaveSession()
  const queryClient = useQueryClient()
  return useCallback(
    (to) =>
      onTheWayOut(async () => {
        // What is under way would be refused, and nobody waits for it any more.
        await queryClient.cancelQueries()
        await call(logout).catch(() => null)
        await leave(to)
      }),
    [leave, queryClient],
  )
}
