import type { Refusal } from '#shared/models/outreach/held-back.ts'
import type { RankingReason } from '#shared/models/outreach/ranking.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { Contact, Posting } from '#functions/postings/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import type { FactReview } from '#functions/resume/review/review.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { CycleState, PeopleSearch, RunRecord } from '#functions/runs/model.ts'
import type { AccountOverview } from '#functions/account/model.ts'
import type { StoredResume } from '#functions/resume/model.ts'
import type { OutreachEmailFailure, OutreachEmailState } from './emails/outreach-email.item.ts'
import type { EmailFollowUp } from './follow-up/model.ts'

/** Everything that a decision about a run needs, loaded together. */
export interface CycleContext extends AccountOverview {
  readonly configuration: SavedConfiguration | null
  readonly resume: StoredResume | null
  /** The user's corrections of the facts that were read from the resume. */
  readonly review: FactReview
  readonly mailbox: Mailbox | null
  readonly cycle: CycleState
  readonly latestRun: RunRecord | null
}

export type { OutreachEmailFailure, OutreachEmailState }

/** One person to write to about one job. */
export interface OutreachEmail {
  readonly id: string
  readonly userId: string
  readonly runId: string
  readonly state: OutreachEmailState
  readonly posting: Posting
  readonly contact: Contact
  readonly jobKey: string
  /** Why the posting was chosen; empty for emails from before reasons were stored. */
  readonly reasons: readonly RankingReason[]
  /** Code of the country that was searched; absent for emails from before it was stored. */
  readonly country?: string | undefined
  readonly letter: CheckedLetter | null
  readonly draftId: string | null
  readonly failure: OutreachEmailFailure | null
  readonly createdAt: Date
  /** When the work on the email began; set again when it continues after waiting for a mailbox. */
  readonly openedAt: Date
  readonly attempts: number
  /** Set before the mailbox is asked to create the draft: from then on the draft may exist. */
  readonly intentAt: Date | null
  /** How often a draft that may exist was looked for without success. */
  readonly failedLookups: number
  /** The counters that the email's quota was taken from; a follow-up takes none. */
  readonly quota: QuotaKind
  /** Absent for a first email. */
  readonly followUp?: EmailFollowUp | undefined
}

export type QuotaKind = 'trial' | 'plan'

/** The exclusive right to work on something for a while. After a crash it expires. */
export interface Lease {
  readonly token: string
  readonly until: Date
}

/** The figures of a planning. */
export interface PlanResult {
  readonly outcome: RunOutcome | null
  readonly found: number
  readonly matched: number
  readonly contacted: number
  readonly whole: number
  readonly skips: Readonly<Partial<Record<SkipReason, number>>>
  readonly notes: readonly string[]
  readonly people: PeopleSearch | null
}

export type Reservation =
  | 'reserved'
  /** The user has been given this job before. */
  | 'already_used'
  /** The allowance is used up, or the run has as many emails as it wanted. */
  | 'quota'
  | 'contact_capped'
  | 'company_capped'
  | 'asked_not_to_be_contacted'

export type NewOutreachEmail = Pick<
  OutreachEmail,
  'id' | 'userId' | 'runId' | 'posting' | 'contact' | 'jobKey' | 'reasons' | 'quota' | 'followUp' | 'country'
>

export interface QuotaLimits {
  readonly perDay: number
  readonly perMonth: number
  readonly trialTotal: number
}

export type Ending =
  | { readonly state: 'drafted'; readonly draftId: string; readonly threadId?: string | undefined }
  /** `mailboxLost`: the mailbox that the draft was meant for is disconnected. */
  | { readonly state: 'ready'; readonly mailboxLost?: true }
  /** The quota, the job and the recipients' counters are returned. */
  | {
      readonly state: 'failed'
      readonly failure: OutreachEmailFailure
      /** Why the letter was held back; stored with the email, and in outline with the run. */
      readonly refusals?: readonly Refusal[]
    }

export type Intent =
  | 'saved'
  /** Another worker holds the email. */
  | 'lease_lost'
  /** The person or the company has meanwhile asked not to be contacted. */
  | 'objected'
  /**
   * The mailbox was disconnected, turned off or reconnected since it was read, or the account was closed or
   * deactivated: both have to be read again.
   */
  | 'mailbox_changed'
