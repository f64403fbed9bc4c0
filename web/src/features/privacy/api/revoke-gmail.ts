import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revokeGmail } from '#shared/contracts/account/privacy.ts'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { privacyQuery } from './get-privacy-dashboard.ts'

export function useRevokeGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(revokeGmail, { body: {} }),
    // Done although the answer was lost: only the server knows.
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries(privacyQuery),
        queryClient.invalidateQueries(gmailIntegrationQuery),
      ])
    },
  })
}
