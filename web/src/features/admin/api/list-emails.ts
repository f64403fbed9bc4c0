import { listAdminEmails } from '#shared/contracts/admin-users.ts'
import { adminReadOptions } from '../../../lib/admin/admin-read-options.ts'

export const emailsQuery = (cursor?: string) =>
  adminReadOptions(listAdminEmails, { query: cursor === undefined ? {} : { cursor } })
