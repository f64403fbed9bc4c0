import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { admins, adminsGive } from '#functions/services/admin.ts'
import { listAdmins } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(listAdmins, { admins }, async ({ actor, deps }) => ({
  admins: await deps.admins.list(),
  currentAdminId: actor.adminId,
  adminsGive: adminsGive(),
}))
