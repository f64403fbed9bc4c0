import type { EmailRecord } from '../emails/outreach-email.item.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { OutreachEmail } from '../model.ts'

export type { EmailFollowUp } from '../emails/outreach-email.item.ts'

/** Where an email stands among its follow-ups: each follows the one before, and is followed by one at most. */
export type FollowUpPlace = Pick<EmailRecord, 'followUpOf' | 'followUpNumber' | 'followedBy'>

/** An email that may be followed up. */
export interface FollowedEmail extends OutreachEmail, FollowUpPlace {
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
  readonly draftMailbox: string | null
  readonly threadId: string | null
  /** What its user said of the first email; that of the email itself where it is the first. */
  readonly firstMark: EmailMark | null
}

export type FollowUpReservation = 'reserved' | 'not_due' | 'asked_not_to_be_contacted'
