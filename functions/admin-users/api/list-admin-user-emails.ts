import { AppError } from '#platform/app-error.ts'
import { emailCursorOf, entryFrom } from '../cursor.ts'
import { adminEmailView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { listAdminUserEmails } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(
  listAdminUserEmails,
  { userDetails },
  async ({ params, query, deps }) => {
    const page = await deps.userDetails.emails(params.id, entryFrom(query.cursor), query.limit)
    if (page === null) throw new AppError('not_found')
    return { emails: page.rows.map(adminEmailView), nextCursor: emailCursorOf(page.next) }
  },
)
