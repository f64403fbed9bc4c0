import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PLANS } from '#shared/catalog/plans.ts'
import { deleteUser, listAdminUsers, setUserStatus } from '#shared/contracts/admin/admin-users.ts'
import type { ReplyOf } from '#shared/contracts/contract.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'

/** The user's plan in a word. */
export const planOf = ({ currentPlan, isTrial }: AdminUser): string =>
  currentPlan !== null ? PLANS[currentPlan].name : isTrial ? 'Trial' : 'None'

/** Deletes an account and refetches everything, because every list may show it. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => adminCall(deleteUser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/**
 * Activates or deactivates an account. The lists change only once the server is done: an admin may act on
 * "Inactive".
 */
export function useSetUserStatus() {
  const queryClient = useQueryClient()
  const queryKey = [listAdminUsers.path]
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      adminCall(setUserStatus, { params: { id }, body: { isActive } }),
    onSuccess: async ({ user }) => {
      await stopReading(queryClient, queryKey)
      queryClient.setQueriesData<ReplyOf<typeof listAdminUsers>>(
        { queryKey },
        (page) => page && { ...page, users: page.users.map((one) => (one.id === user.id ? user : one)) },
      )
    },
  })
}
