import * as z from 'zod/mini'
import { HeldData } from '#shared/models/outreach/recipient.ts'
import { contract } from '../contract.ts'

const Email = z
  .email({ pattern: z.regexes.html5Email, error: 'Enter a full email address.' })
  .check(z.maxLength(254, 'Use at most 254 characters.'))

const proof = z.string().check(z.minLength(1), z.maxLength(128))

export const requestRecipientLink = contract('requestRecipientLink', 'POST /api/recipients/link', {
  auth: 'none',
  // Enough for a person with several addresses; more would be used to mail strangers.
  rate: { perHour: 5, perDay: 15 },
  summary:
    'Mails a link that proves an address. The answer is the same whether or not anything is held about it.',
  body: z.strictObject({ email: Email }),
  reply: { 200: z.object({ mailed: z.literal(true) }) },
  errors: ['unavailable', 'too_many_requests'],
})

export const openRecipientLink = contract('openRecipientLink', 'POST /api/recipients/open', {
  auth: 'none',
  rate: { perHour: 30 },
  summary: 'Shows the data held about the person with the mailed link. The link works once.',
  body: z.strictObject({ proof }),
  /** With the `proof` of the reply the same person may object. */
  reply: { 200: z.extend(HeldData, { proof: z.string() }) },
  errors: ['recipient_link_over', 'too_many_requests'],
})

export const objectToContact = contract('objectToContact', 'POST /api/recipients/objection', {
  auth: 'none',
  rate: { perHour: 30 },
  summary: 'Records that no user may write to this person, at once and permanently.',
  body: z.strictObject({ proof }),
  reply: { 200: z.object({ objected: z.literal(true) }) },
  errors: ['recipient_link_over', 'too_many_requests'],
})
