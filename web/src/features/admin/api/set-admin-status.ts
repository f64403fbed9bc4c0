import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setAdminStatus } from '#shared/contracts/admin/admins.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { changeAdmins } from '#web/features/admin/change-admins.ts'

/**
 * Switches another admin on or off. The list says so once the server has done it: until then that admin may
 * still be at work.
 */
export function useSetAdminStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      adminCall(setAdminStatus, { params: { id }, body: { isActive } }),
    onSuccess: ({ admin }) =>
      changeAdmins(queryClient, (admins) => admins.map((one) => (one.id === admin.id ? admin : one))),
  })
}
