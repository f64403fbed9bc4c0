import { setAdminStatus as set } from '../manage-admins.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { admins } from '#functions/services/admin.ts'
import { setAdminStatus } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(setAdminStatus, { admins }, async ({ actor, params, body, deps }) => ({
  admin: await set(actor, params.id, body.isActive, deps),
}))
