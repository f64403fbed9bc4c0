import { BRAND } from '#shared/brand.ts'
import { paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './model.ts'

/** Tells an admin that their second factor was set up or replaced, in case somebody else did it. */
export function secondFactorChanged({
  email,
  firstName,
}: {
  readonly email: string
  readonly firstName: string
}): UserMessage {
  return userLetter({
    to: email,
    firstName,
    subject: `Your second factor at ${BRAND.name} was changed`,
    parts: [
      paragraph(
        `A new second factor was set up for your admin account. Your other sessions have ended, and the next sign-in asks for a code of the new one.`,
      ),
      paragraph(
        `If you didn’t do this, ask another admin to deactivate your account right away, and write to ${BRAND.supportEmail}.`,
      ),
    ],
  })
}
