import { listUsers } from '../list-users.ts'
import { adminEndpoint } from '#platform/http/admin-endpoint.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { ok } from '#platform/http/http.ts'
import { adminUsers } from '#platform/services/admin-users.ts'
import { statistics } from '#platform/services/statistics.ts'
import { listAdminUsers } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminUsers, { adminUsers, statistics }, async ({ query, deps }) =>
  ok(await listUsers(query, { ...deps, clock: systemClock })),
)
