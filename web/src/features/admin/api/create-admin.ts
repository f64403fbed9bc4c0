import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAdmin } from '#shared/contracts/admin/admins.ts'
import type { AdminInput } from '#shared/models/admin/admin.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { changeAdmins } from '#web/features/admin/change-admins.ts'

export function useCreateAdmin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AdminInput) => adminCall(createAdmin, { body }),
    onSuccess: ({ admin }) => changeAdmins(queryClient, (admins) => [...admins, admin]),
  })
}
