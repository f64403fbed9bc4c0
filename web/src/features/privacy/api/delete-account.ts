import { useMutation } from '@tanstack/react-query'
import { deleteAccount } from '#shared/contracts/account/privacy.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useDeleteAccount() {
  return useMutation({ mutationFn: () => call(deleteAccount, { body: { confirmDeletion: true } }) })
}
