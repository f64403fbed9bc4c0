import type { NextStep } from '#shared/models/outreach/stages.ts'
import { link, paragraph, userLetter } from '../letter.ts'
import { dateText } from '../figures.ts'
import { oneLine } from '../plain-lines.ts'
import type { Addressee, UserMessage } from '../model.ts'

interface RemindersDue extends Addressee {
  /** YYYY-MM-DD where the user is. */
  readonly day: string
  readonly steps: readonly (NextStep & {
    readonly id: string
    readonly contactName: string
    readonly companyName: string
  })[]
  /** How many more are due than `steps`. */
  readonly more: number
  /** Stops the reminders of this user. */
  readonly token: string
}

/** Steps named in the mail; the tracker shows all of them. */
const MAX_NAMED = 20

/** Reminds a user of the next steps that they planned for a day. Mail programs can stop it with one press. */
export function remindersDue({ to, firstName, day, steps, more, token, site }: RemindersDue): UserMessage {
  const count = steps.length + more
  const unnamed = count - Math.min(steps.length, MAX_NAMED)
  const [first] = steps
  return {
    ...userLetter({
      to,
      firstName,
      subject:
        count === 1 && first !== undefined ? `Today: ${oneLine(first.what)}` : `Today: ${count} next steps`,
      parts: [
        paragraph(`Here’s what you planned for ${dateText(new Date(`${day}T00:00:00.000Z`))}.`),
        ...steps
          .slice(0, MAX_NAMED)
          .map(({ id, what, contactName, companyName }) =>
            link(
              `${oneLine(what)} (${[contactName, companyName].filter((part) => part !== '').join(', ')})`,
              `${site}/dashboard/tracker?entry=${id}`,
            ),
          ),
        ...(unnamed > 0 ? [link(`And ${unnamed} more`, `${site}/dashboard/tracker`)] : []),
        paragraph(
          'You asked us to remind you. We send this at most once a day, and only when something is due.',
        ),
        link('Stop these reminders', `${site}/stop-reminders#${token}`),
      ],
    }),
    unsubscribe: `${site}/api/reminders/stop/${token}`,
  }
}
