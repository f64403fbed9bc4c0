import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createTestDraft } from '#shared/contracts/gmail.ts'
import { notify } from '../../../components/ui/toaster.tsx'
import { call } from '../../../lib/api-client.ts'
import { explain } from '../../../lib/api-error.ts'
import { gmailIntegrationQuery } from '../../../queries/get-gmail-integration.ts'
import { GMAIL_TOASTS } from '../toasts.ts'

export function useCreateTestDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(createTestDraft, { body: {} }),
    onSuccess: ({ message }) => {
      const { title, description } = GMAIL_TOASTS.testDraftCreated
      notify.success({ title, description: message.trim() === '' ? description : message })
    },
    onError: async (error) => {
      const { title, description } = GMAIL_TOASTS.testDraftFailed
      notify.failure({ title, description: explain(error, description) })
      await queryClient.invalidateQueries(gmailIntegrationQuery)
    },
  })
}
