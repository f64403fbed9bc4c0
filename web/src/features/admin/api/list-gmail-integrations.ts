import { listAdminGmailIntegrations } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

export const gmailIntegrationsQuery = (cursor?: string) =>
  adminReadOptions(listAdminGmailIntegrations, { query: cursor === undefined ? {} : { cursor } })
