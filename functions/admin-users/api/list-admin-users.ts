import { listUsers } from '../list-users.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { adminUsers, statistics } from '#platform/services/stores.ts'
import { listAdminUsers } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(listAdminUsers, { adminUsers, statistics }, async ({ query, deps }) =>
  ok(await listUsers(query, deps)),
)
