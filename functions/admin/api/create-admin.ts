import { createAdmin as create } from '../manage-admins.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { hasher } from '#platform/services/crypto.ts'
import { admins } from '#platform/services/stores.ts'
import { createAdmin } from '#shared/contracts/admin/admins.ts'

export const handler = adminEndpoint(
  createAdmin,
  { admins, hasher },
  async ({ actor, body, deps }) => ({ admin: await create(actor, body, deps) }),
  ({ body }) => body.email,
)
