import { DAY } from '#platform/clock.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import type { EmailMark, OutreachDetails } from '#shared/models/outreach.ts'
import type { FollowUpPlace } from './model.ts'

type Followed = FollowUpPlace & {
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
  /** What the user said of the first email of the row, where it is known. */
  readonly firstMark: EmailMark | null
}

/** Midnight (UTC) at which the last of so many working days after an instant begins. */
export function workingDaysAfter(start: Date, days: number): Date {
  let at = Math.floor(start.getTime() / DAY) * DAY
  for (let left = days; left > 0; ) {
    at += DAY
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}

/**
 * Whether an email may be followed up: marked as sent long enough ago, with no word of an answer, not
 * followed up yet, and not the last follow-up itself.
 */
export function followUpState(
  { mark, markedAt, firstMark, followedBy, followUpNumber }: Followed,
  now: Date,
): Pick<OutreachDetails['followUp'], 'state' | 'dueAt'> {
  if (mark !== 'sent' || markedAt === null || firstMark !== 'sent') return { state: 'none', dueAt: null }
  if (followedBy !== null) return { state: 'written', dueAt: null }
  if (followUpNumber >= FOLLOW_UPS.perEmail) return { state: 'last', dueAt: null }
  const due = workingDaysAfter(markedAt, FOLLOW_UPS.workingDays)
  return { state: due <= now ? 'due' : 'not_yet', dueAt: due.toISOString() }
}
