import type { OutreachEmail, OutreachEmailFailure, OutreachEmailState } from '../model.ts'
import type { FollowUpPlace } from '../follow-up/model.ts'
import type { Revision } from '../revision/model.ts'
import type { Refusal } from '#shared/models/held-back.ts'
import type { EmailMark } from '#shared/models/outreach.ts'

/** What the user said became of an email, and when. */
export interface Marking {
  readonly mark: EmailMark | null
  readonly markedAt: Date | null
}

export interface Refused {
  /** What the letter was held back for, where it was. */
  readonly refusals: readonly Refusal[]
}

/** An email as the tracker lists it. */
export interface TrackedEmail extends Marking, Refused {
  readonly id: string
  readonly state: OutreachEmailState
  readonly companyName: string
  readonly jobTitle: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactLinkedin: string | null
  readonly jobUrl: string | null
  readonly applyUrl: string | null
  readonly subject: string | null
  readonly body: string | null
  readonly failure: OutreachEmailFailure | null
  readonly createdAt: Date
}

/** As much of an email as it takes to find it again and to count it. */
export interface OutlinedEmail {
  readonly id: string
  readonly state: OutreachEmailState
  readonly mark: EmailMark | null
  readonly companyName: string
  readonly jobTitle: string
  readonly contactName: string
  readonly subject: string | null
  readonly createdAt: Date
}

/** An email for counting. */
export interface EmailCount {
  readonly id: string
  readonly createdAt: Date
}

/** How many emails were made on a day; days without any are absent. Newest first. */
export interface DayCount {
  readonly day: string
  readonly count: number
}

/** Days from `first` to `last`, both included. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}

export interface DetailedEmail extends OutreachEmail, Marking, Refused, FollowUpPlace {
  /** What its user said of the first email, where this is a follow-up. */
  readonly firstMark: EmailMark | null
  /** Hours after which a sent email counts as unanswered. */
  readonly responseTimeoutHours: number
  /** Null while nobody has asked for it to be written again. */
  readonly revision: Revision | null
  /** How often its user has asked so today, of all drafts. */
  readonly revisionsToday: number
}
