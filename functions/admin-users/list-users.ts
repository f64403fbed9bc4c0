import type { Clock } from '#platform/clock.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import { addressCursorOf, addressPlaceFrom, cursorOf, placeFrom, wrongCursor } from './cursor.ts'
import type { Page, UserRow } from './model.ts'
import { adminUserView } from './views.ts'
import type { AdminUsers } from './admin-users.store.ts'
import type { StatisticsStore } from '#functions/statistics/statistics.store.ts'

interface Wanted {
  readonly cursor?: string | undefined
  readonly limit: number
  /** Prefix of an address, in lower case. */
  readonly search?: string | undefined
}

interface ListDeps {
  readonly adminUsers: Pick<AdminUsers, 'users' | 'usersByAddress'>
  readonly statistics: Pick<StatisticsStore, 'read'>
  readonly clock: Clock
}

interface UserList {
  readonly users: AdminUser[]
  readonly nextCursor: string | null
  /** Number of all accounts, regardless of the search. */
  readonly total: number
}

/**
 * A page of accounts, newest first, or by address when searching for one. Throws AppError invalid_request for
 * a wrong cursor.
 */
export async function listUsers(wanted: Wanted, deps: ListDeps): Promise<UserList> {
  const page = pageOf(wanted, deps.adminUsers)
  const [{ rows, next }, { users: total }] = await Promise.all([page, deps.statistics.read()])
  const now = deps.clock.now()
  return { users: rows.map((row) => adminUserView(row, now)), nextCursor: next, total: Math.max(0, total) }
}

async function pageOf(
  { cursor, limit, search = '' }: Wanted,
  adminUsers: ListDeps['adminUsers'],
): Promise<Page<UserRow, string>> {
  if (search === '') {
    const { rows, next } = await adminUsers.users(placeFrom('users', cursor), limit)
    return { rows, next: cursorOf('users', next) }
  }
  const page = await adminUsers.usersByAddress(search, addressPlaceFrom(cursor), limit)
  if (page === null) throw wrongCursor()
  return { rows: page.rows, next: addressCursorOf(page.next) }
}
