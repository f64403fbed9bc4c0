import { BRAND } from '#shared/brand.ts'
import { link, paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './ports.ts'

/** Tells a user that a run is over and how many drafts it left. `site` is the origin of the site. */
export function draftsReady(to: string, firstName: string, drafted: number, site: string): UserMessage {
  const drafts = drafted === 1 ? '1 draft' : `${drafted} drafts`
  return userLetter({
    to,
    firstName,
    subject: drafted === 1 ? '1 draft is ready for you to read' : `${drafted} drafts are ready for you to read`,
    parts: [
      paragraph(`Your run is over. ${BRAND.name} has left ${drafts} in your Gmail. Nothing was sent: read them, change what you like, and send the ones you stand behind.`),
      link('Whom each is for, and what each line rests on', `${site}/dashboard/tracker`),
    ],
  })
}
