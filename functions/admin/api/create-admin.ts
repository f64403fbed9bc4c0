import { createAdmin as create } from '../manage-admins.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { hasher } from '#functions/services/crypto.ts'
import { admins } from '#functions/services/admin.ts'
import { createAdmin } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  createAdmin,
  { admins, hasher },
  async ({ actor, body, deps }) => ({ admin: await create(actor, body, deps) }),
  ({ body }) => body.email,
)
