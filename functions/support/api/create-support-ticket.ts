import { openTicket } from '../open-ticket.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { created } from '#platform/http/http.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, tickets } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { createSupportTicket } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: userMail, limits }

export const handler = endpoint(createSupportTicket, services, async ({ actor, body, deps }) => {
  const ticket = await openTicket(actor, body, { ...deps, secrets, clock: systemClock })
  return created({ ticket: { ...ticket, createdAt: ticket.createdAt.toISOString() } })
})
