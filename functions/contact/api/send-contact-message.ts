import { sendMessage } from '../send-message.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { userMail } from '#platform/services/mail.ts'
import { contacts } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { visitorOf } from '#platform/http/visitor.ts'
import { sendContactMessage } from '#shared/contracts/visitors/contact.ts'

const services = { log: contacts, mail: userMail, limits }

export const handler = endpoint(sendContactMessage, services, async ({ event, body, deps }) => {
  await sendMessage(visitorOf(event), body, deps)
  return { delivered: true as const }
})
