import { link, paragraph, userLetter } from './letter.ts'
import type { UserMessage } from './model.ts'

/** Tells a user who chooses first that a run found people to choose from. `site` is the origin of the site. */
export const shortlistReady = (to: string, firstName: string, people: number, site: string): UserMessage =>
  userLetter({
    to,
    firstName,
    subject:
      people === 1
        ? 'We found 1 person for you to choose'
        : `We found ${people} people for you to choose from`,
    parts: [
      paragraph(
        people === 1
          ? 'Your run found one person you could write to. Nothing has been written, and nothing counts against your emails yet.'
          : `Your run found ${people} people you could write to. Nothing has been written, and nothing counts against your emails yet.`,
      ),
      paragraph('Tick the ones you want, and press Write. The list stays until your next run replaces it.'),
      link('Choose who to write to', `${site}/dashboard/shortlist`),
    ],
  })
