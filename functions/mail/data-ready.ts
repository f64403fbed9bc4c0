import { BRAND } from '#shared/brand.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { Addressee, UserMessage } from './model.ts'

/** Tells a user that the export they asked for can be downloaded. The mail itself leads only to the page. */
export const dataReady = ({ to, firstName, site }: Addressee): UserMessage =>
  userLetter({
    to,
    firstName,
    subject: `Your ${BRAND.name} data is ready to download`,
    parts: [
      paragraph('The file with everything we hold about you is ready. You can download it for 24 hours.'),
      link('Download your data', `${site}/privacy`),
      paragraph(
        `If you didn’t ask for it, sign out everywhere on your account page and write to ${BRAND.supportEmail}.`,
      ),
    ],
  })
