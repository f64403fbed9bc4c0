import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateSystemSettings } from '#shared/contracts/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { adminCall } from '../../../lib/admin/admin-calls.ts'
import { settingsQuery } from './get-settings.ts'

export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateSystemSettings>) => adminCall(updateSystemSettings, { body }),
    onSuccess: async (reply) => {
      // Settings on their way may have been read before, and would be shown as what holds.
      await queryClient.cancelQueries({ queryKey: settingsQuery.queryKey })
      queryClient.setQueryData(settingsQuery.queryKey, reply)
    },
  })
}
