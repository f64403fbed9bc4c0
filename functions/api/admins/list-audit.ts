import { auditPage } from '#core/admin/audit-page.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { trail } from '#runtime/needs/admins.ts'
import { listAudit } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(listAudit, { trail }, async ({ query, needs }) =>
  ok(await auditPage(query, needs)),
)
