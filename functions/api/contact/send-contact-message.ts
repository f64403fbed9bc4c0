import { sendMessage } from '#core/contact/send-message.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { secrets } from '#runtime/identifiers.ts'
import { contacts } from '#runtime/needs/contact.ts'
import { limits } from '#runtime/needs/limits.ts'
import { userMail } from '#runtime/needs/mail.ts'
import { visitorOf } from '#runtime/visitor.ts'
import { sendContactMessage } from '#shared/contracts/contact.ts'

const needed = { log: contacts, mail: userMail, limits }

export const handler = endpoint(sendContactMessage, needed, async ({ event, body, needs }) => {
  await sendMessage(visitorOf(event), body, { ...needs, secrets, clock: systemClock })
  return ok({ delivered: true as const })
})
