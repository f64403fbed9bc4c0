import { listUsers } from '#core/oversight/list-users.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { systemClock } from '#runtime/clock.ts'
import { ok } from '#runtime/http.ts'
import { oversight } from '#runtime/needs/oversight.ts'
import { statistics } from '#runtime/needs/statistics.ts'
import { listAdminUsers } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminUsers, { oversight, statistics }, async ({ query, needs }) =>
  ok(await listUsers(query, { ...needs, clock: systemClock })),
)
