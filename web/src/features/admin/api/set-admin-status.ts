import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setAdminStatus } from '#shared/contracts/admins.ts'
import type { Admin } from '#shared/models/admin.ts'
import { adminCall } from '../../../lib/admin/admin-calls.ts'
import { adminsQuery } from '../../../lib/admin/list-admins.ts'

/** Switches another admin on or off; the list shows it at once, and as it was again when the server refuses. */
export function useSetAdminStatus() {
  const queryClient = useQueryClient()
  const show = (id: string, change: Partial<Admin>) =>
    queryClient.setQueryData(adminsQuery.queryKey, (list) => list && { ...list, admins: list.admins.map((admin) => (admin.id === id ? { ...admin, ...change } : admin)) })
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => adminCall(setAdminStatus, { params: { id }, body: { isActive } }),
    onMutate: async ({ id, isActive }) => {
      await queryClient.cancelQueries({ queryKey: adminsQuery.queryKey })
      show(id, { isActive })
    },
    onSuccess: ({ admin }) => show(admin.id, admin),
    onError: (_error, { id, isActive }) => show(id, { isActive: !isActive }),
  })
}
