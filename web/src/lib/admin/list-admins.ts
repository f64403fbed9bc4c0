import { listAdmins } from '#shared/contracts/admin/admins.ts'
import { adminReadOptions } from './admin-read-options.ts'

/**
 * Read once at the gate; whoever only needs a name takes it from there, for each reading is an entry of the
 * audit log.
 */
export const adminsQuery = { ...adminReadOptions(listAdmins), staleTime: Infinity }
