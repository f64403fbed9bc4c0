import { setAdminStatus as set } from '../manage-admins.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { admins } from '#platform/services/stores.ts'
import { setAdminStatus } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(setAdminStatus, { admins }, async ({ actor, params, body, deps }) => ({
  admin: await set(actor, params.id, body.isActive, deps),
}))
