import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createAdmin, deleteAdmin, setAdminStatus } from '#shared/contracts/admin/admins.ts'
import type { Admin, AdminInput } from '#shared/models/admin/admin.ts'
import { adminCall } from '#web/lib/admin/admin-calls.ts'
import { adminsQuery } from '#web/lib/admin/admin-read-options.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'

/** Whether a person with direct access to the table has acted, who is recorded as `operator`. */
export const isCommandLine = (adminId: string | null) => adminId === null || adminId === 'operator'

/**
 * A mutation that updates the cached list once the server is done: until then the admin may still be active.
 */
function useChange<Sent, Reply>(
  send: (sent: Sent) => Promise<Reply>,
  change: (admins: readonly Admin[], reply: Reply, sent: Sent) => Admin[],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (reply, sent) => {
      await stopReading(queryClient, adminsQuery.queryKey)
      queryClient.setQueryData(
        adminsQuery.queryKey,
        (list) => list && { ...list, admins: change(list.admins, reply, sent) },
      )
    },
  })
}

export const useCreateAdmin = () =>
  useChange(
    (body: AdminInput) => adminCall(createAdmin, { body }),
    (admins, { admin }) => [...admins, admin],
  )

export const useDeleteAdmin = () =>
  useChange(
    (id: string) => adminCall(deleteAdmin, { params: { id } }),
    (admins, _, gone) => admins.filter(({ id }) => id !== gone),
  )

/** Activates or deactivates another admin. */
export const useSetAdminStatus = () =>
  useChange(
    ({ id, isActive }: { id: string; isActive: boolean }) =>
      adminCall(setAdminStatus, { params: { id }, body: { isActive } }),
    (admins, { admin }) => admins.map((one) => (one.id === admin.id ? admin : one)),
  )
