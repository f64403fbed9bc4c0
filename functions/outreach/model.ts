import type { FactReview } from '#engine/values/fact-review.ts'
import type { Refusal } from '#engine/values/finding.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { ContactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { CycleState, RunRecord } from '#functions/runs/model.ts'
import type { AccountOverview } from '#functions/account/model.ts'
import type { StoredResume } from '#functions/resume/resume.item.ts'
import type { EmailRecord } from './emails/outreach-email.item.ts'

export type { NewOutreachEmail, OutreachEmail } from './emails/outreach-email.item.ts'

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

export type OutreachEmailState = EmailRecord['state']
export type OutreachEmailFailure = NonNullable<EmailRecord['failure']>

/** The exclusive right to work on something for a while. After a crash it expires. */
export interface Lease {
  readonly token: string
  readonly until: Date
}

/** The figures of a planning. */
export type PlanResult = Pick<
  RunRecord,
  | 'outcome'
  | 'found'
  | 'matched'
  | 'contacted'
  | 'whole'
  | 'shortlisted'
  | 'skips'
  | 'notes'
  | 'people'
  | 'heldPostings'
>

export type Reservation =
  | 'reserved'
  /** The user has been given this job before. */
  | 'already_used'
  /** The allowance is used up, or the run has as many emails as it wanted. */
  | 'quota'
  | 'contact_capped'
  | 'company_capped'
  | 'asked_not_to_be_contacted'
  /** The user asked never to write to the person or company. */
  | 'on_your_list'

export interface QuotaLimits {
  readonly perDay: number
  readonly perMonth: number
  readonly trialTotal: number
}

export type Ending =
  | { readonly state: 'drafted'; readonly draftId: string; readonly threadId: string | null }
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
  /** Since the email was reserved. */
  | ContactRefusal
  /**
   * The mailbox was disconnected, turned off or reconnected since it was read, or the account was closed or
   * deactivated: both have to be read again.
   */
  | 'mailbox_changed'
