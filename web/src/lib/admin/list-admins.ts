import { listAdmins } from '#shared/contracts/admins.ts'
import { adminReadOptions } from './admin-read-options.ts'

export const adminsQuery = adminReadOptions(listAdmins)
