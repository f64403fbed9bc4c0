import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteUser,
  getAdminStats,
  listAdminConfigurations,
  listAdminEmails,
  listAdminGmailIntegrations,
  listAdminUsers,
} from '#shared/contracts/admin/admin-users.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'

const SHOWING = [
  listAdminUsers,
  listAdminConfigurations,
  listAdminEmails,
  listAdminGmailIntegrations,
  getAdminStats,
]

/** Deletes an account; what showed it is read anew. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => adminCall(deleteUser, { params: { id } }),
    onSuccess: async () => {
      await Promise.all(SHOWING.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
  })
}
