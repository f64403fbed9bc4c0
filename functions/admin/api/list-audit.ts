import { auditPage } from '../audit-page.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { adminUsers, trail } from '#platform/services/stores.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(listAudit, { trail, users: adminUsers }, async ({ query, deps }) =>
  ok(await auditPage(query, deps)),
)
