import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listAdminUsers, setUserStatus } from '#shared/contracts/admin-users.ts'
import type { AdminUser } from '#shared/models/admin.ts'
import { adminCall } from '../../../lib/admin/admin-calls.ts'
import { usersQuery } from './list-users.ts'

type UserPage = NonNullable<typeof firstPage.queryFn> extends (...args: never[]) => infer R ? Awaited<R> : never
const firstPage = usersQuery('')

/** Switches an account on or off. Every list shows it at once, and as it was again when the server refuses. */
export function useSetUserStatus() {
  const queryClient = useQueryClient()
  const show = (id: string, change: Partial<AdminUser>) =>
    queryClient.setQueriesData<UserPage>({ queryKey: [listAdminUsers.path] }, (page) => page && { ...page, users: page.users.map((user) => (user.id === id ? { ...user, ...change } : user)) })
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => adminCall(setUserStatus, { params: { id }, body: { isActive } }),
    onMutate: async ({ id, isActive }) => {
      // One that has nothing to show yet is not called off: it would wait for ever.
      await queryClient.cancelQueries({ queryKey: [listAdminUsers.path], predicate: ({ state }) => state.data !== undefined })
      show(id, { isActive })
    },
    onSuccess: ({ user }) => show(user.id, user),
    onError: (_error, { id, isActive }) => show(id, { isActive: !isActive }),
  })
}
