import { adminView } from '#core/admin/admin-view.ts'
import { setAdminStatus as set } from '#core/admin/manage-admins.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { admins } from '#runtime/needs/admins.ts'
import { setAdminStatus } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(setAdminStatus, { admins }, async ({ actor, params, body, needs }) =>
  ok({ admin: adminView(await set(actor, params.id, body.isActive, needs)) }),
)
