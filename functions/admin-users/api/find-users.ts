import { adminUserView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { foundUsers } from '#functions/services/admin-users.ts'
import { findUsers } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(findUsers, { foundUsers }, async ({ query, deps }) => {
  const { found, ...rest } = await deps.foundUsers.find(query.text)
  const now = deps.clock.now()
  return { found: found.map(({ row, by }) => ({ user: adminUserView(row, now), by })), ...rest }
})
