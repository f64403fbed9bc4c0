import type { EmailRecord } from '../emails/outreach-email.item.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { DraftedEmail } from '../emails/drafted-email.store.ts'

export type { EmailFollowUp } from '../emails/outreach-email.item.ts'

/** The place of an email in its thread: each follows the one before, and is followed by at most one. */
export type FollowUpPlace = Pick<EmailRecord, 'followUpOf' | 'followUpNumber' | 'followedBy'>

/** An email that may be followed up. */
export type FollowedEmail = DraftedEmail & {
  /** The user's mark on the first email of the thread, which may be this one. */
  readonly firstMark: EmailMark | null
}
