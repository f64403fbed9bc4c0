import { cursorOf, placeFrom } from '../cursor.ts'
import { adminUserView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { statistics } from '#functions/services/statistics.ts'
import { listAdminUsers } from '#shared/contracts/admin/admin-users.ts'

const services = { adminUsers, statistics }

export const handler = adminEndpoint(listAdminUsers, services, async ({ query, deps }) => {
  const [{ rows, next }, { users: total }] = await Promise.all([
    deps.adminUsers.users(placeFrom('users', query.cursor), query.limit),
    deps.statistics.read(),
  ])
  const now = deps.clock.now()
  return {
    users: rows.map((row) => adminUserView(row, now)),
    nextCursor: cursorOf('users', next),
    total: Math.max(0, total),
  }
})
