import { DAY } from '#platform/clock.ts'
import { FOLLOW_UPS } from '#shared/catalog/constants.ts'
import type { EmailMark, OutreachDetails } from '#shared/models/outreach/outreach.ts'
import type { EmailFollowUp, FollowedEmail, FollowUpPlace } from './model.ts'

type Followed = FollowUpPlace & {
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
  /** The user's mark on the first email of the thread, if it is known. */
  readonly firstMark: EmailMark | null
}

/** The beginning, in UTC, of the last of this many working days after an instant. */
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
 * Whether an email may be followed up: it was marked as sent long enough ago, has no answer or follow-up yet,
 * and is not the last follow-up itself.
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

/** What the follow-up has to know of the emails before it; null when their text is missing. */
export function followUpTo(email: FollowedEmail): EmailFollowUp | null {
  const { letter, markedAt, followUp: before } = email
  if (letter === null || markedAt === null) return null
  return {
    of: email.id,
    number: before === undefined ? 1 : 2,
    subject: before?.subject ?? letter.subject,
    sentOn: before?.sentOn ?? markedAt,
    before: [...(before?.before ?? []), letter.body],
    signature: before?.signature ?? letter.letter.signature,
    thread: { mailbox: email.draftMailbox, jobKey: email.jobKey, threadId: email.threadId },
  }
}
