import { adminView } from '../admin-view.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { admins } from '#platform/services/stores.ts'
import { listAdmins } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(listAdmins, { admins }, async ({ actor, deps }) => ({
  admins: (await deps.admins.list()).map(adminView),
  currentAdminId: actor.adminId,
}))
