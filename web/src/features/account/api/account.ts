import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exportUserData } from '#shared/contracts/account/privacy.ts'
import { getUsage, updateProfile } from '#shared/contracts/account/user.ts'
import type { ProfileInput } from '#shared/models/account/user.ts'
import { call } from '#web/lib/api/api-client.ts'
import { readOptions } from '#web/lib/api/read-options.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { userQuery } from '#web/queries/get-user.ts'

/** Refetched whenever the page opens, because a run may have ended since. */
export const usageQuery = { ...readOptions(getUsage), staleTime: 0 }

/** Saves the names and updates the cached user, so that every component shows them at once. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateProfile, { body }),
    onSuccess: ({ profile }) =>
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...profile }),
  })
}

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
