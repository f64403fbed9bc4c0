import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshGmailIntegration } from '#shared/contracts/gmail.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_TOASTS } from '#web/features/gmail/toasts.ts'

export function useRefreshGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(refreshGmailIntegration, { body: {} }),
    onSuccess: () => notify.success(GMAIL_TOASTS.refreshed),
    onError: notify.refusal(GMAIL_TOASTS.refreshFailed),
    // A refresh that fails marks the connection as broken, one that works heals it.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}
