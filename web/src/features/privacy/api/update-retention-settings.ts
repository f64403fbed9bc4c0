import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateRetentionSettings } from '#shared/contracts/account/privacy.ts'
import type { RetentionDays } from '#shared/models/account/privacy.ts'
import { call } from '#web/lib/api/api-client.ts'
import { privacyQuery } from './get-privacy-dashboard.ts'

/** Saves the choice; the page shows what holds now, and then the log with it. */
export function useUpdateRetention() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (days: RetentionDays | null) =>
      call(updateRetentionSettings, { body: { autoDeleteAfterDays: days, retentionPolicyAcceptedAt: true } }),
    onSuccess: (dataRetention) =>
      queryClient.setQueryData(privacyQuery.queryKey, (shown) => shown && { ...shown, dataRetention }),
    onSettled: () => queryClient.invalidateQueries(privacyQuery),
  })
}
