import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exportPersonalData, getPrivacyDashboard } from '#shared/contracts/account/privacy.ts'
import { fetchFile } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { saveFile } from '#web/lib/save-file.ts'

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
