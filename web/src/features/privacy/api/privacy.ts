import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { downloadExport, exportPersonalData, getPrivacyDashboard } from '#shared/contracts/account/privacy.ts'
import { call, fetchFile } from '#web/lib/api/api-client.ts'
import { notify } from '#web/lib/notify.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Refetched whenever the page opens: its log includes what the user does elsewhere. */
export const privacyQuery = queryOptions({
  ...readOptions(getPrivacyDashboard),
  staleTime: 0,
  // While a file is written, the page shows how far it is.
  refetchInterval: ({ state }) => (state.data?.dataExport?.state === 'preparing' ? 3_000 : false),
})

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** Downloads everything that is held about the user as a file. */
export function useExportPersonalData() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (format: keyof typeof TYPES) => {
      const text = await fetchFile(exportPersonalData, { query: { format } })
      saveFile(`reachwell-data-${new Date().toISOString().slice(0, 10)}.${format}`, text, TYPES[format])
    },
    // The log has a new entry; after a refusal for its size, a file is being written.
    onSettled: () => queryClient.invalidateQueries(privacyQuery),
  })
}

/** Downloads a written export by a link that the server makes for it. */
export function useDownloadExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(downloadExport)
      if (url === null) throw new Error('The file is no longer kept.')
      window.location.assign(url)
    },
    onError: () => notify.failure({ title: 'Not downloaded', description: 'Please try again.' }),
    onSettled: () => queryClient.invalidateQueries(privacyQuery),
  })
}
