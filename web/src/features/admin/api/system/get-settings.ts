import { getSystemSettings } from '#shared/contracts/admin/admin-system.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const settingsQuery = adminReadOptions(getSystemSettings)
