import type { EmailRecord } from '../emails/outreach-email.item.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { OutreachEmail } from '../model.ts'

export type { EmailFollowUp } from '../emails/outreach-email.item.ts'

/** The place of an email in its thread: each follows the one before, and is followed by at most one. */
export type FollowUpPlace = Pick<EmailRecord, 'followUpOf' | 'followUpNumber' | 'followedBy'>

/** An email that may be followed up. */
export interface FollowedEmail extends OutreachEmail, FollowUpPlace {
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
  readonly draftMailbox: string | null
  readonly threadId: string | null
  /** The user's mark on the first email of the thread, which may be this one. */
  readonly firstMark: EmailMark | null
}

export type FollowUpReservation = 'reserved' | 'not_due' | 'asked_not_to_be_contacted'
