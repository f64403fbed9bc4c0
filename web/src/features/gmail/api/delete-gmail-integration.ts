import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteGmailIntegration } from '#shared/contracts/gmail.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_TOASTS } from '#web/features/gmail/toasts.ts'

export function useDisconnectGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteGmailIntegration),
    onSuccess: () => {
      queryClient.setQueryData(gmailIntegrationQuery.queryKey, null)
      notify.success(GMAIL_TOASTS.disconnected)
    },
    onError: notify.refusal(GMAIL_TOASTS.disconnectFailed),
    // Refused because it is gone already, or done although the answer was lost: only the server knows.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}
