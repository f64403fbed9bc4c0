import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startOperation } from '#shared/contracts/admin/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { operationsQuery } from './list-operations.ts'

/** Starts an operation; from then on its progress is watched. */
export function useStartOperation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof startOperation>) => adminCall(startOperation, { body }),
    onSuccess: async ({ operation }) => {
      await queryClient.cancelQueries({ queryKey: operationsQuery.queryKey })
      queryClient.setQueryData(operationsQuery.queryKey, (list) => ({
        operations: [operation, ...(list?.operations ?? []).filter(({ kind }) => kind !== operation.kind)],
      }))
    },
    // Somebody else may have started the same: what runs is shown.
    onError: () => void queryClient.invalidateQueries({ queryKey: operationsQuery.queryKey }),
  })
}
