import { cursorOf, placeFrom } from '../cursor.ts'
import { adminMailboxView } from '../views.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { adminUsers } from '#functions/services/admin-users.ts'
import { listAdminGmailIntegrations } from '#shared/contracts/admin/admin-users.ts'

export const handler = adminEndpoint(listAdminGmailIntegrations, { adminUsers }, async ({ query, deps }) => {
  const { rows, owners, next } = await deps.adminUsers.mailboxes(
    placeFrom('mailboxes', query.cursor),
    query.limit,
  )
  return {
    integrations: rows.map(adminMailboxView),
    userEmails: owners,
    nextCursor: cursorOf('mailboxes', next),
  }
})
