import { BRAND } from '#shared/brand.ts'
import { dateText } from './figures.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { Addressee, UserMessage } from './model.ts'

interface DeletionScheduled extends Addressee {
  /** Days without use after which the user wants the account deleted. */
  readonly days: number
  /** The data is deleted from this day on. */
  readonly dueAt: Date
}

/** Tells a user who wanted an unused account deleted on which day that happens, and how to keep it. */
export function deletionScheduled({ to, firstName, days, dueAt, site }: DeletionScheduled): UserMessage {
  return userLetter({
    to,
    firstName,
    subject: `Your ${BRAND.name} account will be deleted on ${dateText(dueAt)}`,
    parts: [
      paragraph(
        `You asked us to delete your account when it hasn’t been used for ${days} days. That time is nearly up.`,
      ),
      paragraph(
        `On ${dateText(dueAt)} we delete your account with everything in it: your resume, your settings, your tracker and your access to Gmail. It can’t be brought back after that.`,
      ),
      paragraph('The drafts and emails in your own Gmail are yours and stay there.'),
      paragraph(
        `To keep the account, sign in before that day; nothing else is needed. If you didn’t choose this, write to ${BRAND.supportEmail}.`,
      ),
      link('Sign in and keep the account', `${site}/login`),
    ],
  })
}
