import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { userDetails } from '#functions/services/admin-users.ts'
import { tickets } from '#functions/services/support.ts'
import { AppError } from '#platform/app-error.ts'
import { listUserTickets } from '#shared/contracts/admin/tickets.ts'

/** Tickets shown, the newest ones. */
const MOST = 50

export const handler = adminEndpoint(listUserTickets, { userDetails, tickets }, async ({ params, deps }) => {
  const [exists, newest] = await Promise.all([
    deps.userDetails.exists(params.id),
    deps.tickets.ofUser(params.id, MOST),
  ])
  if (!exists) throw new AppError('not_found')
  return { tickets: newest }
})
