import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getSystemSettings,
  listOperations,
  startOperation,
  updateSystemSettings,
} from '#shared/contracts/admin/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'

export const settingsQuery = adminReadOptions(getSystemSettings)
export const operationsQuery = adminReadOptions(listOperations)

/** Starts an operation, whose progress is then polled. */
export function useStartOperation() {
  const queryClient = useQueryClient()
  const { queryKey } = operationsQuery
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof startOperation>) => adminCall(startOperation, { body }),
    onSuccess: async ({ operation }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => ({
        operations: [operation, ...(list?.operations ?? []).filter(({ kind }) => kind !== operation.kind)],
      }))
    },
    // Another admin may have started the same operation: its progress is shown.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

export function useUpdateSettings() {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateSystemSettings>) => adminCall(updateSystemSettings, { body }),
    onSuccess: async (reply) => {
      await stopReading(queryClient, queryKey)
      queryClient.setQueryData(queryKey, reply)
    },
  })
}
