import { addressCursorOf, addressPlaceFrom, cursorOf, placeFrom, wrongCursor } from '../cursor.ts'
import { adminUserView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { statistics } from '#functions/services/statistics.ts'
import { listAdminUsers } from '#shared/contracts/admin/admin-users.ts'

const services = { adminUsers, statistics }

/** Newest first, or by address when searching for one. */
export const handler = adminEndpoint(listAdminUsers, services, async ({ query, deps }) => {
  const { cursor, limit, search = '' } = query
  const page = async () => {
    if (search === '') {
      const { rows, next } = await deps.adminUsers.users(placeFrom('users', cursor), limit)
      return { rows, nextCursor: cursorOf('users', next) }
    }
    const found = await deps.adminUsers.usersByAddress(search, addressPlaceFrom(cursor), limit)
    if (found === null) throw wrongCursor()
    return { rows: found.rows, nextCursor: addressCursorOf(found.next) }
  }
  const [{ rows, nextCursor }, { users: total }] = await Promise.all([page(), deps.statistics.read()])
  const now = deps.clock.now()
  return { users: rows.map((row) => adminUserView(row, now)), nextCursor, total: Math.max(0, total) }
})
