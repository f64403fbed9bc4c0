import { BRAND } from '#shared/brand.ts'
import { manyLines, oneLine } from '#functions/mail/plain-lines.ts'
import type { ContactMessage } from '#shared/models/contact.ts'
import type { UserMessage } from '#functions/mail/model.ts'

/** Nobody fills in three fields in less time than this. Milliseconds. */
const TOO_FAST_MS = 3_000
const SUBJECT_NAME = 80

/** Whether a bot seems to have sent the form: it filled in the hidden field, or was too fast. */
export const looksAutomatic = ({ website, openMs }: ContactMessage): boolean =>
  website !== '' || openMs < TOO_FAST_MS

/** The mail to support, whose answer goes to the visitor. */
export function contactMail(message: ContactMessage): UserMessage {
  const name = oneLine(message.name)
  return {
    to: BRAND.supportEmail,
    replyTo: message.email,
    subject: `${looksAutomatic(message) ? '[Probably automatic] ' : ''}Contact form: ${Array.from(name).slice(0, SUBJECT_NAME).join('')}`,
    text: [
      `From: ${name}`,
      `Email: ${message.email}`,
      '',
      manyLines(message.message),
      '',
      '--',
      `Sent from the contact form of ${BRAND.name}. Answer this mail to write to the visitor; the address was not verified.`,
    ].join('\n'),
  }
}
