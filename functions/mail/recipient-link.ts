import { BRAND } from '#shared/brand.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './model.ts'

interface RecipientLink {
  readonly to: string
  readonly proof: string
  readonly minutes: number
  /** Origin of the site. */
  readonly site: string
}

/**
 * Sends a recipient of an email a link that proves their address. Its secret comes after the #, so it never
 * reaches a server or a log. It is sent whether or not we hold anything, so that nobody learns which.
 */
export function recipientLink({ to, proof, minutes, site }: RecipientLink): UserMessage {
  return userLetter({
    to,
    firstName: '',
    subject: `What ${BRAND.name} holds about this address`,
    parts: [
      paragraph(
        `Someone, probably you, asked on our page what ${BRAND.name} holds about this address. This link shows it, says where it comes from, and lets you object to being written to.`,
      ),
      link('See what is held', `${site}/recipients#proof=${proof}`),
      paragraph(
        `The link works once, for ${minutes} minutes. If it wasn’t you, do nothing: no one else sees anything.`,
      ),
    ],
  })
}
