import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAdmin } from '#shared/contracts/admin/admins.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { changeAdmins } from '#web/features/admin/change-admins.ts'

export function useDeleteAdmin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => adminCall(deleteAdmin, { params: { id } }),
    onSuccess: (_reply, gone) =>
      changeAdmins(queryClient, (admins) => admins.filter(({ id }) => id !== gone)),
  })
}
