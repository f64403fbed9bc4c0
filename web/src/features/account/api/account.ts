import { useMutation } from '@tanstack/react-query'
import { exportUserData } from '#shared/contracts/account/privacy.ts'
import { getUsage } from '#shared/contracts/account/user.ts'
import { call } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { saveFile } from '#web/lib/save-file.ts'

/** Refetched whenever the page opens, because a run may have ended since. */
export const usageQuery = { ...readOptions(getUsage), staleTime: 0 }

/** Downloads everything that is held about the user as a file. */
export function useExportUserData() {
  return useMutation({
    mutationFn: async () => {
      const data = await call(exportUserData)
      saveFile(
        `reachwell-data-${data.exportedAt.slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      )
    },
  })
}
