import { cursorOf, placeFrom } from '../cursor.ts'
import { adminEmailView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { listAdminEmails } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(listAdminEmails, { adminUsers }, async ({ query, deps }) => {
  const { rows, owners, next } = await deps.adminUsers.emails(placeFrom('emails', query.cursor), query.limit)
  return { emails: rows.map(adminEmailView), userEmails: owners, nextCursor: cursorOf('emails', next) }
})
