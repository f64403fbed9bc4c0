import type { OutreachEmailFailure } from '../model.ts'
import type { TrackerStore } from './tracker.store.ts'
import type { EmailRecord } from '../emails/outreach-email.item.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'

/** What the user said became of an email, and when. */
export type Marking = Pick<EmailRecord, 'mark' | 'markedAt'>

export interface Refused {
  /** What the letter was held back for, where it was. */
  readonly refusals: readonly Refusal[]
}

/** As much of an email as it takes to find it again and to count it. */
export type OutlinedEmail = Pick<
  EmailRecord,
  'id' | 'state' | 'mark' | 'companyName' | 'jobTitle' | 'contactName' | 'subject' | 'createdAt'
>

/** An email as the tracker lists it. */
export interface TrackedEmail extends OutlinedEmail, Marking, Refused {
  readonly contactEmail: string
  readonly contactLinkedin: string | null
  readonly jobUrl: string | null
  readonly applyUrl: string | null
  readonly body: string | null
  readonly failure: OutreachEmailFailure | null
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

/** An email with all that its page shows. */
export type DetailedEmail = NonNullable<Awaited<ReturnType<TrackerStore['find']>>>
