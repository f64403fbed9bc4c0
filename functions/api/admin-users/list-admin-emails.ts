import { cursorOf, placeFrom } from '#core/oversight/cursor.ts'
import { adminEmailView } from '#core/oversight/views.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { oversight } from '#runtime/needs/oversight.ts'
import { listAdminEmails } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminEmails, { oversight }, async ({ query, needs }) => {
  const { rows, owners, next } = await needs.oversight.emails(placeFrom('emails', query.cursor), query.limit)
  return ok({ emails: rows.map(adminEmailView), userEmails: owners, nextCursor: cursorOf('emails', next) })
})
