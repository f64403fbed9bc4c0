import type { EmailMaterial, EmailRecord } from '../emails/outreach-email.item.ts'

/** The fields of an email needed to find and count it. */
export type OutlinedEmail = Pick<
  EmailRecord,
  'id' | 'state' | 'mark' | 'companyName' | 'jobTitle' | 'contactName' | 'subject' | 'createdAt'
>

/** An email as the tracker lists it. */
export interface TrackedEmail
  extends OutlinedEmail,
    Pick<EmailRecord, 'failure' | 'markedAt' | 'followUpOf'>,
    Pick<EmailMaterial, 'refusals'> {
  readonly contactEmail: string
  readonly contactLinkedin: string | null
  readonly jobUrl: string | null
  readonly applyUrl: string | null
  readonly body: string | null
  /** Who wrote the letter; null while there is none. */
  readonly writer: string | null
}

/** An email as its folder lists it. */
export interface FiledEmail extends EmailCount, Pick<EmailRecord, 'companyName'> {}

/** What a user told about an email: its stages, and the lines of the resume that it tells. */
export interface ToldEmail {
  readonly marks: readonly EmailRecord['mark'][]
  readonly lines: readonly string[]
}

/** An email for counting. */
export interface EmailCount {
  readonly id: string
  readonly createdAt: Date
}

/** The number of emails created on a day; days without any are absent. Newest first. */
export interface DayCount {
  readonly day: string
  readonly count: number
}

/** Days from `first` to `last`, both included. */
export interface DaySpan {
  readonly first: string
  readonly last: string
}
