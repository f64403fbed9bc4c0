import { listAdminConfigurations } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const configurationsQuery = (cursor?: string) =>
  adminReadOptions(listAdminConfigurations, { query: cursor === undefined ? {} : { cursor } })
