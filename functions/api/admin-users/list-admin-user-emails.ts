import { AppError } from '#core/kernel/app-error.ts'
import { entryCursorOf, entryFrom } from '#core/oversight/cursor.ts'
import { adminEmailView } from '#core/oversight/views.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { files } from '#runtime/needs/oversight.ts'
import { listAdminUserEmails } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminUserEmails, { files }, async ({ params, query, needs }) => {
  const page = await needs.files.emails(params.id, entryFrom(query.cursor), query.limit)
  if (page === null) throw new AppError('not_found')
  return ok({ emails: page.rows.map(adminEmailView), nextCursor: entryCursorOf(page.next) })
})
