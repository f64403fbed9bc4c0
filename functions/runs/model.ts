import type { RunOutcome, SkipReason } from '#shared/models/outreach/run.ts'

export interface CycleState {
  readonly lastRunId: string | null
  /** Start of the last run that was sent off; the next may start 24 hours later. */
  readonly lastSentAt: Date | null
}

/**
 * The steps of the search for a person, in their order: what costs nothing first. `posting`: the posting's own
 * text; `board`: the hiring contact of the board; `page`: the company's public pages; `kept`: what an earlier
 * answer of the vendor holds; `named`: the address of a named person, made by the company's pattern and
 * confirmed by the vendor; `vendor`: a search of the vendor for people.
 */
export type PeopleStep = 'posting' | 'board' | 'page' | 'kept' | 'named' | 'vendor'

/** What looking for people asked and paid. */
export interface PeopleSearch {
  /** How often each step was asked about a posting, and how often it gave the person to write to. */
  readonly steps: Readonly<Record<PeopleStep, { readonly asked: number; readonly answered: number }>>
  /** Calls that the vendor charged for, and what they cost. */
  readonly calls: Readonly<Record<'search' | 'finder' | 'verifier', number>>
  readonly cents: number
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
  /** Those of `contacted` whose whole text was read at the employer's own board. */
  readonly whole: number
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
  /** Null until postings were looked at. */
  readonly people: PeopleSearch | null
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
