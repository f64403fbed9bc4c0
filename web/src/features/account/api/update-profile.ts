import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '#shared/contracts/account/user.ts'
import type { ProfileInput } from '#shared/models/account/user.ts'
import { call } from '#web/lib/api/api-client.ts'
import { userQuery } from '#web/queries/get-user.ts'

/** Saves the names and updates the cached user, so that every component shows them at once. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateProfile, { body }),
    onSuccess: ({ profile }) =>
      queryClient.setQueryData(userQuery.queryKey, (user) => user && { ...user, ...profile }),
  })
}
