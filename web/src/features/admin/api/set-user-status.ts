import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listAdminUsers, setUserStatus } from '#shared/contracts/admin/admin-users.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'
import { usersQuery } from './queries.ts'

type UserPage =
  NonNullable<typeof firstPage.queryFn> extends (...args: never[]) => infer R ? Awaited<R> : never
const firstPage = usersQuery('')

/**
 * Switches an account on or off. The lists say so once the server has done it, not before: whoever reads
 * "Inactive" may act on it.
 */
export function useSetUserStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      adminCall(setUserStatus, { params: { id }, body: { isActive } }),
    onSuccess: async ({ user }) => {
      await stopReading(queryClient, [listAdminUsers.path])
      queryClient.setQueriesData<UserPage>(
        { queryKey: [listAdminUsers.path] },
        (page) => page && { ...page, users: page.users.map((one) => (one.id === user.id ? user : one)) },
      )
    },
  })
}
