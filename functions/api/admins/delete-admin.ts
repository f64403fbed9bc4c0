import { deleteAdmin as remove } from '#core/admin/manage-admins.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { admins } from '#runtime/needs/admins.ts'
import { deleteAdmin } from '#shared/contracts/admins.ts'

export const handler = adminEndpoint(deleteAdmin, { admins }, async ({ actor, params, needs }) => {
  await remove(actor, params.id, needs)
  return ok({ success: true })
})
