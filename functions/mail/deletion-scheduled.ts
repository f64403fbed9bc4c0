import { BRAND } from '#shared/brand.ts'
import { mailDate } from './figures.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './model.ts'

interface DeletionScheduled {
  readonly to: string
  readonly firstName: string
  /** The choice of the user: how long without use. */
  readonly days: number
  /** The data is deleted from this day on. */
  readonly dueAt: Date
  readonly site: string
}

/**
 * Notifies a user who no longer uses the account of the day of its deletion, as they have chosen, and how
 * to keep it.
 */
export function deletionScheduled({ to, firstName, days, dueAt, site }: DeletionScheduled): UserMessage {
  return userLetter({
    to,
    firstName,
    subject: `Your ${BRAND.name} account will be deleted on ${mailDate(dueAt)}`,
    parts: [
      paragraph(
        `You asked us to delete your account when it has not been used for ${days} days. That time is nearly up.`,
      ),
      paragraph(
        `On ${mailDate(dueAt)} we delete your account with everything in it: your resume, your settings, your tracker and your access to Gmail. It cannot be brought back after that.`,
      ),
      paragraph('The drafts and emails in your own Gmail are yours and stay there.'),
      paragraph(
        `To keep the account, sign in before that day; nothing else is needed. If you did not choose this, write to ${BRAND.supportEmail}.`,
      ),
      link('Sign in and keep the account', `${site}/login`),
    ],
  })
}
