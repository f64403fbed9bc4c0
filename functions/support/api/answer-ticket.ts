import { answerTicket as answer } from '../answer-ticket.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { accounts } from '#functions/services/account.ts'
import { sentMails, askedMail } from '#functions/services/mail.ts'
import { tickets } from '#functions/services/support.ts'
import { answerTicket } from '#shared/contracts/admin/tickets.ts'

const services = { tickets, accounts, sentMails, mail: askedMail }

export const handler = adminEndpoint(answerTicket, services, async ({ params, body, deps }) => ({
  ticket: await answer({ userId: params.id, ticketNumber: params.number, ...body }, deps),
}))
