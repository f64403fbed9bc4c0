import { openTicket } from '../open-ticket.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, tickets } from '#platform/services/stores.ts'
import { createSupportTicket } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: userMail }

export const handler = endpoint(createSupportTicket, services, async ({ actor, body, deps }) => {
  return { ticket: await openTicket(actor, body, deps) }
})
