import { useMutation } from '@tanstack/react-query'
import { requestDeletion } from '#shared/contracts/support.ts'
import type { DeletionRequest } from '#shared/models/account/deletion-request.ts'
import { call } from '#web/lib/api/api-client.ts'

export function useRequestDeletion() {
  return useMutation({ mutationFn: (body: DeletionRequest) => call(requestDeletion, { body }) })
}
