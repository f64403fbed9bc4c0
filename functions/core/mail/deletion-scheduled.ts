import { BRAND } from '#shared/brand.ts'
import { mailDate } from './figures.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './ports.ts'

interface DeletionScheduled {
  readonly to: string
  readonly firstName: string
  /** From then on the data is erased. */
  readonly dueAt: Date
  readonly site: string
}

/** Tells a user from when on their account and data are erased. */
export function deletionScheduled({ to, firstName, dueAt, site }: DeletionScheduled): UserMessage {
  return userLetter({
    to,
    firstName,
    subject: `Your ${BRAND.name} account will be deleted on ${mailDate(dueAt)}`,
    parts: [
      paragraph(`On ${mailDate(dueAt)} we delete your account with everything in it: your resume, your settings, your tracker and your access to Gmail. It cannot be brought back after that.`),
      paragraph('The drafts and mails in your own Gmail are yours and stay there.'),
      paragraph(`If you want to keep the account, or did not ask for this, write to ${BRAND.supportEmail} before that day.`),
      link('See what is stored about you', `${site}/privacy`),
    ],
  })
}
