import { RunNote, StoredNote } from '#shared/catalog/reasons/run-notes.ts'
import { Missing } from '#engine/values/finding.ts'
import { orSaid } from '#engine/values/reasons/coded.ts'
import * as z from 'zod/mini'
import { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { Run } from '#shared/models/outreach/run.ts'
import { Unfit } from '#engine/values/unfit.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'

const count = z.number()

/**
 * The steps of the contact search in their order, free ones first. `posting`: the posting's text; `board`:
 * the hiring contact on the board; `page`: the company's public pages; `kept`: a cached answer of the vendor;
 * `named`: the address of a named person, built from the company's pattern and verified by the vendor;
 * `vendor`: a search at the vendor.
 */
const PeopleStep = z.enum(['posting', 'board', 'page', 'kept', 'named', 'vendor'])
export type PeopleStep = z.infer<typeof PeopleStep>

const stepCount = z.object({ asked: count, answered: count })
export const PeopleItem = z.object({
  /** For how many postings each step was tried, and for how many it found the contact. */
  steps: z.record(PeopleStep, stepCount),
  /** Calls that the vendor charged for, and their cost. */
  calls: z.object({ search: count, finder: count, verifier: count }),
  cents: count,
})

/** Requests, results and cost of the contact search. */
export type PeopleSearch = Stored<typeof PeopleItem>

const HeldBack = z.object({
  /** The first rule that refused the letter, or `nothing_to_say`. */
  rule: z.string(),
  /** For `nothing_to_say`, what was missing. */
  missing: z.nullable(orSaid(Missing)),
  /** The resume lines that the refused words came from, each with the rule that refused them. */
  lines: z.array(z.object({ id: z.string(), rule: z.string() })),
})

/** Summary of a letter that was held back. */
export type HeldBackLetter = Stored<typeof HeldBack>

/** Counts by reason. Reasons that have since been dropped count as `other`, so that old runs stay readable. */
const Skips = z.pipe(
  z.record(z.string(), count),
  z.transform((stored) => {
    const skips: Partial<Record<SkipReason, number>> = {}
    for (const [name, counted] of Object.entries(stored)) {
      const reason = SkipReason.safeParse(name).data ?? 'other'
      skips[reason] = (skips[reason] ?? 0) + counted
    }
    return skips
  }),
)

/** The figures that a user is shown are those of Run; what is derived from them is not stored. */
const Figures = z.omit(Run, {
  heldPostings: true,
  message: true,
  skipped: true,
  leftOut: true,
  beyond: true,
  finishedAt: true,
})

const HeldPosting = z.object({
  id: z.string(),
  jobKey: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  why: Unfit,
})

/** A posting that does not fit, in outline; posting and contact are in an item of their own. */
export type HeldPosting = z.infer<typeof HeldPosting>

const RunItem = z.extend(Figures, {
  userId: z.string(),
  state: z.enum(['queued', 'planning', 'planned']),
  /** Number of emails that the allowance permits this run. */
  wanted: count,
  whole: z._default(count, 0),
  /** Emails kept here because no mailbox is connected; not among those `drafted`. */
  ready: count,
  skips: Skips,
  /** Null until the contact search has begun. */
  people: z._default(z.nullable(PeopleItem), null),
  heldBack: z._default(z.array(HeldBack), []),
  heldPostings: z._default(z.array(HeldPosting), []),
  /** Ids of the held postings for which the user had an email written. */
  writtenAnyway: z._default(z.array(z.string()), []),
  /** The counters of the people and companies that emails were reserved for, which a resumed planning reads. */
  writtenTo: z._default(z.array(z.string()), []),
  /** Whether the mailbox was lost before all emails were saved in it. */
  mailboxLost: z._default(z.boolean(), false),
  /**
   * Notes of planning, kept apart because each step replaces them, while drafting may already add its own.
   */
  planNotes: z._default(z.array(orSaid(RunNote)), []),
  notes: z.array(StoredNote),
  startedAt: StoredInstant,
  plannedAt: NullableInstant,
  lastDoneAt: NullableInstant,
  /** Why staff started this run, with the id of their decision; null for a run of the user or of the schedule. */
  restart: z._default(z.nullable(z.object({ id: z.string(), reason: z.string() })), null),
  /** Id of the admin who started this run. */
  restartedBy: z._default(z.nullable(z.string()), null),
  /** The value of lastSentAt before this run, restored if the run comes to nothing. */
  previousSentAt: NullableInstant,
})

export type RunRecord = Omit<Stored<typeof RunItem>, 'planNotes'>

export function runFromItem(item: Item): RunRecord {
  const { planNotes, notes, ...run } = RunItem.parse(item)
  return { ...run, notes: [...planNotes, ...notes] }
}

export const runToItem = (run: RunRecord): Item => ({
  ...keys.run(run.userId, run.id),
  ...run,
})
