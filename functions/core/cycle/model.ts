import type { Standing } from '#core/account/ports.ts'
import type { SavedConfiguration } from '#core/configuration/model.ts'
import type { Contact, Posting } from '#core/finding/model.ts'
import type { Mailbox } from '#core/mailbox/model.ts'
import type { StoredResume } from '#core/resume/ports.ts'
import type { FactReview } from '#core/resume/review.ts'
import type { CheckedLetter } from '#core/writing/model.ts'
import type { RunOutcome, SkipReason } from '#shared/models/run.ts'

export interface CycleState {
  readonly lastRunId: string | null
  /** Start of the last run that was sent off; the next may start 24 hours later. */
  readonly lastSentAt: Date | null
}

export interface RunRecord {
  readonly id: string
  readonly userId: string
  readonly trigger: 'manual' | 'schedule'
  readonly state: 'queued' | 'planning' | 'planned'
  /** Entries the allowance permits this run. */
  readonly wanted: number
  readonly outcome: RunOutcome | null
  readonly found: number
  readonly matched: number
  readonly contacted: number
  readonly reserved: number
  /** Of the entries that ended, those that had come to a letter. */
  readonly written: number
  readonly drafted: number
  /** Written and kept here because no mailbox takes them. */
  readonly ready: number
  readonly failed: number
  /** Reserved entries that have not come to an end. */
  readonly open: number
  readonly skips: Readonly<Partial<Record<SkipReason, number>>>
  readonly notes: readonly string[]
  /** One for each letter that was held back. */
  readonly heldBack: readonly HeldBackLetter[]
  readonly startedAt: Date
  readonly plannedAt: Date | null
  readonly lastDoneAt: Date | null
  /** What lastSentAt was before this run claimed it; given back when the run comes to nothing. */
  readonly previousSentAt: Date | null
}

/** A letter that was held back, in outline. */
export interface HeldBackLetter {
  /** The first rule that refused it, or `nothing_to_say`. */
  readonly rule: string
  /** Why, where it was for want of something to say. */
  readonly missing: string | null
  /** The lines of the resume that refused words came from, each with the rule that refused them. */
  readonly lines: readonly { readonly id: string; readonly rule: string }[]
}

/** All that decides about a run, loaded together. */
export interface CycleContext extends Standing {
  readonly configuration: SavedConfiguration | null
  readonly resume: StoredResume | null
  /** What the user said of what was read of it. */
  readonly review: FactReview
  readonly mailbox: Mailbox | null
  readonly cycle: CycleState
  readonly latestRun: RunRecord | null
}

/** `gone`: the draft was there and is not any more, so that it was sent or removed. */
export type EntryState = 'reserved' | 'written' | 'drafted' | 'gone' | 'ready' | 'failed'

export type EntryFailure =
  | 'refused_by_check'
  | 'nothing_to_say'
  | 'mailbox_disconnected'
  | 'access_ended'
  | 'mailbox_refused'
  | 'asked_not_to_be_contacted'
  | 'gave_up'

/** One person to write to about one job. */
export interface Entry {
  readonly id: string
  readonly userId: string
  readonly runId: string
  readonly state: EntryState
  readonly posting: Posting
  readonly contact: Contact
  readonly jobKey: string
  readonly letter: CheckedLetter | null
  readonly draftId: string | null
  readonly failure: EntryFailure | null
  readonly createdAt: Date
  /** When work on it began, anew after it waited for a mailbox. */
  readonly openedAt: Date
  readonly attempts: number
  /** Set before the mailbox is asked to make the draft: from then on it may exist. */
  readonly intentAt: Date | null
  /** How often a doubtful draft was looked for in vain. */
  readonly misses: number
  /** Which counters the entry's quota was taken from. */
  readonly quota: QuotaKind
}

export type QuotaKind = 'trial' | 'plan'

/** Right to work on something for a while; a crash lets it run out. */
export interface Lease {
  readonly token: string
  readonly until: Date
}
