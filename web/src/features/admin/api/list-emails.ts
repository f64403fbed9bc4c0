import { listAdminEmails } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const emailsQuery = (cursor?: string) =>
  adminReadOptions(listAdminEmails, { query: cursor === undefined ? {} : { cursor } })
