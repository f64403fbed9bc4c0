import { useMutation, useQueryClient } from '@tanstack/react-query'
import { extendSession } from '#shared/contracts/session.ts'
import { call } from '#web/lib/api-client.ts'
import { tellTabs } from '#web/lib/session-news.ts'
import { sessionStatusQuery } from './get-session-status.ts'

export function useExtendSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(extendSession, { body: {} }),
    onSuccess: (status) => {
      queryClient.setQueryData(sessionStatusQuery.queryKey, status)
      tellTabs({ kind: 'extended', status })
    },
    meta: { ownAuth: true },
  })
}
