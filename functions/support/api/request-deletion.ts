import { requestDeletion as ask } from '../request-deletion.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { reply } from '#platform/http/http.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, tickets } from '#platform/services/stores.ts'
import { requestDeletion } from '#shared/contracts/support.ts'

const services = { accounts, tickets, mail: userMail }

export const handler = endpoint(requestDeletion, services, async ({ actor, body, deps }) => {
  const { ticketNumber } = await ask(actor, body, deps)
  return reply({ ticketNumber }, { activity: `Ticket ${ticketNumber}` })
})
