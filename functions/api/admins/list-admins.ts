import { adminView } from '#core/admin/admin-view.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { admins } from '#runtime/needs/admins.ts'
import { listAdmins } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(listAdmins, { admins }, async ({ actor, needs }) =>
  ok({ admins: (await needs.admins.list()).map(adminView), currentAdminId: actor.adminId }),
)
