import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { tickets } from '#functions/services/support.ts'
import { AppError } from '#platform/app-error.ts'
import { setTicketStatus } from '#shared/contracts/admin/tickets.ts'

export const handler = adminEndpoint(setTicketStatus, { tickets }, async ({ params, body, deps }) => {
  const ticket = await deps.tickets.setStatus(params.id, params.number, body.status)
  if (ticket === null) throw new AppError('not_found')
  return { ticket }
})
