import { openTicket } from '../open-ticket.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { askedMail } from '#functions/services/mail.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { accounts } from '#functions/services/account.ts'
import { tickets } from '#functions/services/support.ts'
import { createSupportTicket } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: askedMail, site: appOrigin }

export const handler = endpoint(createSupportTicket, services, async ({ actor, body, deps }) => {
  return { ticket: await openTicket(actor, body, deps) }
})
