import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createTestDraft } from '#shared/contracts/gmail.ts'
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
