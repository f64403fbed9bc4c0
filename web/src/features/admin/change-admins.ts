import type { QueryClient } from '@tanstack/react-query'
import type { Admin } from '#shared/models/admin/admin.ts'
import { adminsQuery } from '#web/lib/admin/list-admins.ts'
import { stopReading } from '#web/lib/api/stop-reading.ts'

/** Puts in the list of admins what the server has done. */
export async function changeAdmins(
  queryClient: QueryClient,
  change: (admins: readonly Admin[]) => Admin[],
): Promise<void> {
  await stopReading(queryClient, adminsQuery.queryKey)
  queryClient.setQueryData(adminsQuery.queryKey, (list) => list && { ...list, admins: change(list.admins) })
}
