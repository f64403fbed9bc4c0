import { cursorOf, placeFrom } from '#core/oversight/cursor.ts'
import { adminMailboxView } from '#core/oversight/views.ts'
import { adminEndpoint } from '#runtime/admin-endpoint.ts'
import { ok } from '#runtime/http.ts'
import { oversight } from '#runtime/needs/oversight.ts'
import { listAdminGmailIntegrations } from '#shared/contracts/admin-users.ts'

export const handler = adminEndpoint(listAdminGmailIntegrations, { oversight }, async ({ query, needs }) => {
  const { rows, owners, next } = await needs.oversight.mailboxes(
    placeFrom('mailboxes', query.cursor),
    query.limit,
  )
  return ok({
    integrations: rows.map(adminMailboxView),
    userEmails: owners,
    nextCursor: cursorOf('mailboxes', next),
  })
})
