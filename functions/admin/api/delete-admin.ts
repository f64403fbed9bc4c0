import { deleteAdmin as remove } from '../manage-admins.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { admins } from '#functions/services/admin.ts'
import { deleteAdmin } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(deleteAdmin, { admins }, async ({ actor, params, deps }) => {
  await remove(actor, params.id, deps)
  return { success: true as const }
})
