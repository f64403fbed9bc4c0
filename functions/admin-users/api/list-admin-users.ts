import { listUsers } from '../list-users.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { adminUsers, statistics } from '#platform/services/stores.ts'
import { listAdminUsers } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(listAdminUsers, { adminUsers, statistics }, ({ query, deps }) =>
  listUsers(query, deps),
)
