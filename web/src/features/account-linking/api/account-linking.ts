import { useMutation, useQueryClient } from '@tanstack/react-query'
import { detectAccountConflict, linkAccounts } from '#shared/contracts/account/account-linking.ts'
import { notify } from '#web/components/ui/overlays/toaster.tsx'
import { call, type CallArgs } from '#web/lib/api/api-client.ts'
import { ApiError, explain } from '#web/lib/api/api-error.ts'
import { LINKING_TOASTS } from '#web/features/account-linking/texts.ts'

export function useDetectAccountConflict() {
  return useMutation({
    meta: { ownAuth: true },
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      call(detectAccountConflict, { body: password === '' ? { email } : { email, password } }),
    onSuccess: ({ scenario, message }) => {
      if (scenario !== null) notify.success({ ...LINKING_TOASTS.detected, description: message })
    },
    onError: (error) => {
      if (error instanceof TypeError) return notify.failure(LINKING_TOASTS.unreachable)
      if (error instanceof ApiError && error.status === 404) return notify.failure(LINKING_TOASTS.nobody)
      const { title, description } = LINKING_TOASTS.detectionFailed
      return notify.failure({ title, description: explain(error, description) })
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
      notify.success({ ...LINKING_TOASTS.linked, description: message })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return notify.failure(LINKING_TOASTS.linkingError)
      const { title, description } = LINKING_TOASTS.linkingFailed
      return notify.failure({ title, description: explain(error, description) })
    },
  })
}
