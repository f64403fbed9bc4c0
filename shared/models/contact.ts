import * as z from 'zod/mini'
import { name, text } from './visible-text.ts'

/** The bounds keep a mailbox from being flooded; no letter that a person writes comes near them. */
export const ContactMessage = z.strictObject({
  /** Made by the page when its form is drawn, so that the same message sent twice is known for one. */
  submissionId: z.uuid('Use a UUID.'),
  name: name(200, 'Enter your name.'),
  /** As browsers check `type="email"`: no spaces, no line breaks, one address. */
  email: z
    .email({ pattern: z.regexes.html5Email, error: 'Enter an email address.' })
    .check(z.maxLength(254, 'Use at most 254 characters.')),
  message: text(20_000, 'Enter a message.'),
  /** A field that people do not see: programs fill it in. */
  website: z.string().check(z.maxLength(2_000)),
  /** How long the form stood open before it was sent, by the page's own clock. */
  openMs: z.int().check(z.minimum(0)),
})
export type ContactMessage = z.infer<typeof ContactMessage>
