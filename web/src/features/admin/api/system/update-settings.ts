import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateSystemSettings } from '#shared/contracts/admin/admin-system.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'
import { settingsQuery } from '#web/features/admin/api/queries.ts'

export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateSystemSettings>) => adminCall(updateSystemSettings, { body }),
    onSuccess: async (reply) => {
      await stopReading(queryClient, settingsQuery.queryKey)
      queryClient.setQueryData(settingsQuery.queryKey, reply)
    },
  })
}
