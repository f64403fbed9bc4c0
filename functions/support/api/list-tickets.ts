import { cursorOf, placeFrom } from '../ticket-cursor.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { tickets } from '#functions/services/support.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import { listTickets } from '#shared/contracts/admin/tickets.ts'

export const handler = adminEndpoint(listTickets, { tickets }, async ({ query, deps }) => {
  const page = await deps.tickets.page(query.status, placeFrom(query.cursor), ADMIN.pageSize)
  return { tickets: page.tickets, userEmails: page.emails, nextCursor: cursorOf(page.last) }
})
