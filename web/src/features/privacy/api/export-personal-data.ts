import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exportPersonalData } from '#shared/contracts/account/privacy.ts'
import { fetchFile } from '#web/lib/api/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { privacyQuery } from './get-privacy-dashboard.ts'

export type ExportFormat = 'json' | 'csv'

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** Fetches everything that is held about the user and hands it to the browser as a file. */
export function useExportPersonalData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const text = await fetchFile(exportPersonalData, { query: { format } })
      saveFile(`reachwell-data-${new Date().toISOString().slice(0, 10)}.${format}`, text, TYPES[format])
    },
    onSuccess: () => queryClient.invalidateQueries(privacyQuery),
  })
}
