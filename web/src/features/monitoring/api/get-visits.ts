import { getVisits } from '#shared/contracts/admin/admin-system.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** Read by the server every ten minutes at most. */
export const visitsQuery = { ...adminReadOptions(getVisits), staleTime: 10 * 60_000 }
