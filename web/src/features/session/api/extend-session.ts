import { useMutation, useQueryClient } from '@tanstack/react-query'
import { extendSession } from '#shared/contracts/account/session.ts'
import { call } from '#web/lib/api/api-client.ts'
import { broadcastToTabs } from '#web/lib/session/session-broadcast.ts'
import { sessionStatusQuery } from './get-session-status.ts'

export function useExtendSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(extendSession, { body: {} }),
    onSuccess: (status) => {
      queryClient.setQueryData(sessionStatusQuery.queryKey, status)
      broadcastToTabs({ kind: 'extended', status })
    },
    meta: { ownAuth: true },
  })
}
