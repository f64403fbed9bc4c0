import { auditPage } from '../audit-page.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { adminUsers, trail } from '#platform/services/stores.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(listAudit, { trail, users: adminUsers }, ({ query, deps }) =>
  auditPage(query, deps),
)
