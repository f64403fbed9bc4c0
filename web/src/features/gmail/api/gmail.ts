import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createTestDraft, deleteGmailIntegration, refreshGmailIntegration } from '#shared/contracts/gmail.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_TOASTS } from '#web/features/gmail/toasts.ts'

export function useCreateTestDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(createTestDraft, { body: {} }),
    onSuccess: ({ message }) => {
      const { title, description } = GMAIL_TOASTS.testDraftCreated
      notify.success({ title, description: message.trim() === '' ? description : message })
    },
    onError: async (error) => {
      notify.refusal(GMAIL_TOASTS.testDraftFailed)(error)
      await queryClient.invalidateQueries(gmailIntegrationQuery)
    },
  })
}

export function useDisconnectGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteGmailIntegration),
    onSuccess: () => {
      queryClient.setQueryData(gmailIntegrationQuery.queryKey, null)
      notify.success(GMAIL_TOASTS.disconnected)
    },
    onError: notify.refusal(GMAIL_TOASTS.disconnectFailed),
    // On errors too: it may already be gone, or the deletion may have succeeded although the reply was lost.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}

export function useRefreshGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(refreshGmailIntegration, { body: {} }),
    onSuccess: () => notify.success(GMAIL_TOASTS.refreshed),
    onError: notify.refusal(GMAIL_TOASTS.refreshFailed),
    // A failed refresh marks the connection as broken, and a successful one repairs it.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}
