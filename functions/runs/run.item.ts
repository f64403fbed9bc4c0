import * as z from 'zod/mini'
import type { RunRecord } from './model.ts'
import { RunOutcome, SkipReason } from '#shared/models/outreach/run.ts'
import { keys } from '#platform/table/keys.ts'
import type { Item } from '#platform/table/table.ts'
import { NullableInstant, StoredInstant, toNullable, toStored } from '#platform/table/instant.ts'

const count = z.number()

const stepCount = z.object({ asked: count, answered: count })
const PeopleItem = z.object({
  steps: z.object({
    posting: stepCount,
    board: stepCount,
    page: stepCount,
    kept: stepCount,
    named: stepCount,
    vendor: stepCount,
  }),
  calls: z.object({ search: count, finder: count, verifier: count }),
  cents: count,
})

const RunItem = z.object({
  id: z.string(),
  userId: z.string(),
  trigger: z.enum(['manual', 'schedule']),
  state: z.enum(['queued', 'planning', 'planned']),
  wanted: count,
  outcome: z.nullable(RunOutcome),
  found: count,
  matched: count,
  contacted: count,
  whole: z._default(count, 0),
  reserved: count,
  written: count,
  drafted: count,
  ready: count,
  failed: count,
  open: count,
  skips: z.partialRecord(SkipReason, count),
  notes: z.array(z.string()),
  people: z._default(z.nullable(PeopleItem), null),
  heldBack: z._default(
    z.array(
      z.object({
        rule: z.string(),
        missing: z.nullable(z.string()),
        lines: z.array(z.object({ id: z.string(), rule: z.string() })),
      }),
    ),
    [],
  ),
  /**
   * What planning has to say, apart: it is written anew at every step, while drafting may already have added
   * its own.
   */
  planNotes: z._default(z.array(z.string()), []),
  startedAt: StoredInstant,
  plannedAt: NullableInstant,
  lastDoneAt: NullableInstant,
  previousSentAt: NullableInstant,
})

export function runFromItem(item: Item): RunRecord {
  const { planNotes, notes, ...run } = RunItem.parse(item)
  return { ...run, notes: [...planNotes, ...notes] }
}

export const runToItem = (run: RunRecord): Item => ({
  ...keys.run(run.userId, run.id),
  ...run,
  notes: [...run.notes],
  heldBack: [...run.heldBack],
  startedAt: toStored(run.startedAt),
  plannedAt: toNullable(run.plannedAt),
  lastDoneAt: toNullable(run.lastDoneAt),
  previousSentAt: toNullable(run.previousSentAt),
})
