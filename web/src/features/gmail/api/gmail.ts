import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createTestDraft, deleteGmailIntegration, refreshGmailIntegration } from '#shared/contracts/gmail.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'

export function useCreateTestDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(createTestDraft, { body: {} }),
    onSuccess: ({ message }) =>
      notify.success({
        title: 'Test Draft Created!',
        description: message.trim() === '' ? 'Check your Gmail drafts for the test email' : message,
      }),
    onError: async (error) => {
      notify.refusal({ title: 'Test Draft Failed', description: 'Failed to create test draft' })(error)
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
      notify.success({
        title: 'Gmail Disconnected',
        description: 'Your Gmail account has been disconnected successfully',
      })
    },
    onError: notify.refusal({ title: 'Disconnect Failed', description: 'Failed to disconnect Gmail' }),
    // On errors too: it may already be gone, or the deletion may have succeeded although the reply was lost.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}

export function useRefreshGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(refreshGmailIntegration, { body: {} }),
    onSuccess: () =>
      notify.success({
        title: 'Connection Refreshed',
        description: 'Your Gmail connection has been refreshed successfully',
      }),
    onError: notify.refusal({ title: 'Refresh Failed', description: 'Failed to refresh connection' }),
    // A failed refresh marks the connection as broken, and a successful one repairs it.
    onSettled: () => queryClient.invalidateQueries(gmailIntegrationQuery),
  })
}
