import { listAdmins } from '#shared/contracts/admin/admins.ts'
import { adminReadOptions } from './admin-read-options.ts'

/**
 * Fetched once by the gate and shared by all who need a name, because every request is an entry of the audit
 * log.
 */
export const adminsQuery = { ...adminReadOptions(listAdmins), staleTime: Infinity }
