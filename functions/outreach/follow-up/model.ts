import type { FollowUp } from '#functions/letters/model.ts'
import type { EmailMark } from '#shared/models/outreach.ts'
import type { OutreachEmail } from '../model.ts'

/** What a follow-up answers: kept with it, so that its text and its thread need nothing read again. */
export interface EmailFollowUp extends FollowUp {
  /** The email that it follows. */
  readonly of: string
  /** The draft of that email. */
  readonly thread: {
    /** Its mailbox; null when it was never saved in one. */
    readonly mailbox: string | null
    readonly jobKey: string
    /** Gmail's id of its thread, where it is known. */
    readonly threadId: string | null
  }
}

/** Where an email stands among its follow-ups: each follows the one before, and is followed by one at most. */
export interface FollowUpPlace {
  /** The email that it follows; null for a first one. */
  readonly followUpOf: string | null
  /** 0 for a first email. */
  readonly followUpNumber: number
  readonly followedBy: string | null
}

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
