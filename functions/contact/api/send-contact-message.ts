import { sendMessage } from '../send-message.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { askedMail } from '#functions/services/mail.ts'
import { contacts } from '#functions/services/contact.ts'
import { limits } from '#functions/services/table.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { sendContactMessage } from '#shared/contracts/visitors/contact.ts'

const services = { log: contacts, mail: askedMail, limits }

export const handler = endpoint(sendContactMessage, services, async ({ event, body, deps }) => {
  await sendMessage(visitorOf(event), body, deps)
  return { delivered: true as const }
})
