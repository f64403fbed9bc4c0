import { listAdminUserEmails } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const userEmailsQuery = (id: string, cursor?: string) =>
  adminReadOptions(listAdminUserEmails, { params: { id }, query: cursor === undefined ? {} : { cursor } })
