import { getAdminStats } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const statsQuery = adminReadOptions(getAdminStats)
