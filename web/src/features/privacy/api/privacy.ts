import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  exportPersonalData,
  getPrivacyDashboard,
  revokeGmail,
  updateRetentionSettings,
} from '#shared/contracts/account/privacy.ts'
import type { RetentionDays } from '#shared/models/account/privacy.ts'
import { call, fetchFile } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'

/** Refetched whenever the page opens: its log includes what the user does elsewhere. */
export const privacyQuery = { ...readOptions(getPrivacyDashboard), staleTime: 0 }

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** Downloads everything that is held about the user as a file. */
export function useExportPersonalData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (format: keyof typeof TYPES) => {
      const text = await fetchFile(exportPersonalData, { query: { format } })
      saveFile(`reachwell-data-${new Date().toISOString().slice(0, 10)}.${format}`, text, TYPES[format])
    },
    onSuccess: () => queryClient.invalidateQueries(privacyQuery),
  })
}

export function useRevokeGmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(revokeGmail, { body: {} }),
    // On errors too: access may have been revoked although the reply was lost.
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries(privacyQuery),
        queryClient.invalidateQueries(gmailIntegrationQuery),
      ])
    },
  })
}

/** Saves the choice; the page shows it at once, and refetches the log. */
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
