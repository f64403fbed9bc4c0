import { useMutation, useQueryClient } from '@tanstack/react-query'
import { detectAccountConflict, linkAccounts } from '#shared/contracts/account/account-linking.ts'
import { notify } from '#web/lib/notify.ts'
import { call, type CallArgs } from '#web/lib/api/api-client.ts'
import { ApiError, explain } from '#web/lib/api/api-error.ts'
import { retryWords } from '#web/lib/api/retry-words.ts'

/** The server's own message, and when it may be tried again. */
const refused = (title: string, otherwise: string, error: unknown): void =>
  notify.failure({
    title,
    description: [explain(error, otherwise), retryWords(error)].filter((part) => part !== null).join(' '),
  })

export function useDetectAccountConflict() {
  return useMutation({
    meta: { ownAuth: true },
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      call(detectAccountConflict, { body: password === '' ? { email } : { email, password } }),
    onSuccess: ({ scenario, message }) => {
      if (scenario !== null) notify.success({ title: 'Account Conflict Detected', description: message })
    },
    onError: (error) => {
      if (error instanceof TypeError)
        return notify.failure({
          title: 'Connection Error',
          description: 'Unable to connect to server. Please try again.',
        })
      if (error instanceof ApiError && error.status === 404)
        return notify.failure({
          title: 'No Account Found',
          description: 'No existing account found with this email address.',
        })
      return refused('Detection Failed', 'Unable to check for account conflicts.', error)
    },
  })
}

type LinkBody = NonNullable<CallArgs<typeof linkAccounts>[0]>['body']

export function useLinkAccounts() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { ownAuth: true },
    mutationFn: (body: LinkBody) => call(linkAccounts, { body }),
    onSuccess: ({ message }) => {
      // The session may belong to another account now.
      queryClient.clear()
      notify.success({ title: 'Accounts Linked Successfully!', description: message })
    },
    onError: (error) => {
      if (error instanceof ApiError) return refused('Linking Failed', 'Unable to link accounts.', error)
      return notify.failure({
        title: 'Linking Error',
        description: 'Unable to complete account linking. Please try again.',
      })
    },
  })
}
