import * as z from 'zod/mini'
import { name, text } from './visible-text.ts'

/** A message from the contact form. The length limits protect the mailbox and are far above normal messages. */
export const ContactMessage = z.strictObject({
  /** Created by the page with its form, so that a repeated message is recognised. */
  submissionId: z.uuid('Use a UUID.'),
  name: name(200, 'Enter your name.'),
  /** One address without spaces or line breaks, as browsers check `type="email"`. */
  email: z
    .email({ pattern: z.regexes.html5Email, error: 'Enter an email address.' })
    .check(z.maxLength(254, 'Use at most 254 characters.')),
  message: text(20_000, 'Enter a message.'),
  /** A hidden field (honeypot) that bots fill in. */
  website: z.string().check(z.maxLength(2_000)),
  /** Milliseconds between showing and sending the form, by the page's clock. */
  openMs: z.int().check(z.minimum(0)),
})
export type ContactMessage = z.infer<typeof ContactMessage>
