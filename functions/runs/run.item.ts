import * as z from 'zod/mini'
import { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { RunOutcome } from '#shared/models/outreach/run.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, type Stored, StoredInstant, withStoredInstants } from '#platform/table/instant.ts'

const count = z.number()

/**
 * The steps of the search for a person, in their order: what costs nothing first. `posting`: the posting's own
 * text; `board`: the hiring contact of the board; `page`: the company's public pages; `kept`: what an earlier
 * answer of the vendor holds; `named`: the address of a named person, made by the company's pattern and
 * confirmed by the vendor; `vendor`: a search of the vendor for people.
 */
const PeopleStep = z.enum(['posting', 'board', 'page', 'kept', 'named', 'vendor'])
export type PeopleStep = z.infer<typeof PeopleStep>

const stepCount = z.object({ asked: count, answered: count })
const PeopleItem = z.object({
  /** How often each step was asked about a posting, and how often it gave the person to write to. */
  steps: z.record(PeopleStep, stepCount),
  /** Calls that the vendor charged for, and what they cost. */
  calls: z.object({ search: count, finder: count, verifier: count }),
  cents: count,
})

/** What looking for people asked and paid. */
export type PeopleSearch = Stored<typeof PeopleItem>

const HeldBack = z.object({
  /** The first rule that refused it, or `nothing_to_say`. */
  rule: z.string(),
  /** Why, where it was for want of something to say. */
  missing: z.nullable(z.string()),
  /** The lines of the resume that refused words came from, each with the rule that refused them. */
  lines: z.array(z.object({ id: z.string(), rule: z.string() })),
})

/** A letter that was held back, in outline. */
export type HeldBackLetter = Stored<typeof HeldBack>

const RunItem = z.object({
  id: z.string(),
  userId: z.string(),
  trigger: z.enum(['manual', 'schedule']),
  state: z.enum(['queued', 'planning', 'planned']),
  /** Entries the allowance permits this run. */
  wanted: count,
  outcome: z.nullable(RunOutcome),
  found: count,
  matched: count,
  contacted: count,
  /** Those of `contacted` whose whole text was read at the employer's own board. */
  whole: z._default(count, 0),
  reserved: count,
  /** Of the entries that ended, those that had come to a letter. */
  written: count,
  drafted: count,
  /** Written and kept here because no mailbox takes them. */
  ready: count,
  failed: count,
  /** Reserved entries that have not come to an end. */
  open: count,
  skips: z.partialRecord(SkipReason, count),
  notes: z.array(z.string()),
  /** Null until postings were looked at. */
  people: z._default(z.nullable(PeopleItem), null),
  heldBack: z._default(z.array(HeldBack), []),
  /** The mailbox was lost before all of its emails were saved there. */
  mailboxLost: z._default(z.boolean(), false),
  /**
   * What planning has to say, apart: it is written anew at every step, while drafting may already have added
   * its own.
   */
  planNotes: z._default(z.array(z.string()), []),
  startedAt: StoredInstant,
  plannedAt: NullableInstant,
  lastDoneAt: NullableInstant,
  /** What lastSentAt was before this run claimed it; given back when the run comes to nothing. */
  previousSentAt: NullableInstant,
})

export type RunRecord = Omit<Stored<typeof RunItem>, 'planNotes'>

export function runFromItem(item: Item): RunRecord {
  const { planNotes, notes, ...run } = RunItem.parse(item)
  return { ...run, notes: [...planNotes, ...notes] }
}

export const runToItem = (run: RunRecord): Item => ({
  ...keys.run(run.userId, run.id),
  ...withStoredInstants(run),
})
