import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAdmin } from '#shared/contracts/admins.ts'
import type { AdminInput } from '#shared/models/admin.ts'
import { adminCall } from '../../../lib/admin/admin-calls.ts'
import { adminsQuery } from '../../../lib/admin/list-admins.ts'

export function useCreateAdmin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AdminInput) => adminCall(createAdmin, { body }),
    onSuccess: async ({ admin }) => {
      // The list that the tab asks for as it opens may have been read before, and come after.
      await queryClient.cancelQueries({ queryKey: adminsQuery.queryKey })
      queryClient.setQueryData(adminsQuery.queryKey, (list) => list && { ...list, admins: [...list.admins, admin] })
    },
  })
}
