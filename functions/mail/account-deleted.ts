import { BRAND } from '#shared/brand.ts'
import { paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './model.ts'

/** Tells a user that their account has been deleted. By then only the address is known. */
export function accountDeleted({ to }: { readonly to: string }): UserMessage {
  return userLetter({
    to,
    firstName: '',
    subject: `Your ${BRAND.name} account has been deleted`,
    parts: [
      paragraph(
        `Your account has been deleted with everything in it: your resume, your settings, your tracker and our access to Gmail. Your plan has ended, and nothing more is charged.`,
      ),
      paragraph('The drafts and emails in your own Gmail are yours and stay there.'),
      paragraph(
        `This is the last email you will get from us. If you didn’t delete the account, write to ${BRAND.supportEmail}.`,
      ),
    ],
  })
}
