import { listAdminUsers } from '#shared/contracts/admin/admin-users.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

/** A page of users; `search` is the beginning of an address, or empty for all. */
export const usersQuery = (search: string, cursor?: string) =>
  adminReadOptions(listAdminUsers, {
    query: { ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) },
  })
