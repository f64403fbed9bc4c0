import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logout } from '#shared/contracts/session.ts'
import { call } from './api-client.ts'
import { tellTabs } from './session-news.ts'

/** Ends the session and leaves for a page. Whatever the server answers, the user gets out and nothing of theirs stays here. */
export function useEndSession(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useCallback(
    async (to) => {
      await call(logout).catch(() => null)
      tellTabs({ kind: 'ended' })
      localStorage.removeItem('authToken')
      await navigate(to, { replace: true })
      queryClient.clear()
    },
    [navigate, queryClient],
  )
}
