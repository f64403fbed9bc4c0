import { getAdminStats } from '#shared/contracts/admin-users.ts'
import { adminReadOptions } from '../../../lib/admin/admin-read-options.ts'

export const statsQuery = adminReadOptions(getAdminStats)
