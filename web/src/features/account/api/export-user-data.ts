import { useMutation } from '@tanstack/react-query'
import { exportUserData } from '#shared/contracts/privacy.ts'
import { call } from '../../../lib/api-client.ts'

/** Fetches everything that is held about the user and hands it to the browser as a file. */
export function useExportUserData() {
  return useMutation({
    mutationFn: async () => {
      const data = await call(exportUserData)
      saveAs(`reachwell-data-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
    },
  })
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
