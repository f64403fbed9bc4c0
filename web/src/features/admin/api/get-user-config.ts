import { getAdminUserConfig } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const userConfigQuery = (id: string) => adminReadOptions(getAdminUserConfig, { params: { id } })
