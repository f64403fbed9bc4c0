import { BRAND } from '#shared/brand.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { Addressee, UserMessage } from './model.ts'

interface MailboxLost extends Addressee {
  /** Address of the mailbox. */
  readonly mailbox: string
  /** `grant_dead`: Google ended the access. `refused`: Google does not let us save drafts. */
  readonly problem: 'grant_dead' | 'refused'
}

/** Tells a user that no drafts can be saved until they connect Gmail again. */
export function mailboxLost({ to, firstName, mailbox, problem, site }: MailboxLost): UserMessage {
  return userLetter({
    to,
    firstName,
    subject: 'Connect Gmail again to get new drafts',
    parts: [
      paragraph(
        problem === 'grant_dead'
          ? `Google no longer accepts the access you gave ${BRAND.name} to ${mailbox}. This happens when the access was removed, or when the password of the Google account was changed.`
          : `Google doesn’t let ${BRAND.name} save drafts in ${mailbox}. Allow drafts when you connect it again, or ask the person who manages the account.`,
      ),
      paragraph(
        'Until you reconnect it, we can’t save new drafts. The drafts in your Gmail are still there, and anything written since is in your tracker.',
      ),
      link('Connect Gmail again', `${site}/dashboard/account`),
    ],
  })
}
