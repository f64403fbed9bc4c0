import { BRAND } from '#shared/brand.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { Addressee, UserMessage } from './model.ts'

interface MailboxRestored extends Addressee {
  /** Address of the mailbox. */
  readonly mailbox: string
}

/** Tells a user that a mailbox that we had turned off by mistake saves drafts again. */
export function mailboxRestored({ to, firstName, mailbox, site }: MailboxRestored): UserMessage {
  return userLetter({
    to,
    firstName,
    subject: 'Gmail is connected again',
    parts: [
      paragraph(
        `${BRAND.name} can save drafts in ${mailbox} again. We had turned the connection off because of a fault that was not yours, and you don’t need to do anything.`,
      ),
      paragraph('Emails that were waiting are being saved as drafts, and your daily runs go on.'),
      link('See your emails', `${site}/dashboard`),
    ],
  })
}
