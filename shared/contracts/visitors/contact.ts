import * as z from 'zod/mini'
import { ContactMessage } from '#shared/models/contact.ts'
import { contract } from '../contract.ts'

export const sendContactMessage = contract('sendContactMessage', 'POST /api/contact', {
  auth: 'none',
  summary: 'Delivers a message to support. The same message sent again is delivered once.',
  body: ContactMessage,
  // Twenty thousand characters, each of up to four bytes or escaped.
  bodyLimit: 128 * 1024,
  reply: { 200: z.object({ delivered: z.literal(true) }) },
  errors: ['unavailable', 'too_many_requests'],
})
