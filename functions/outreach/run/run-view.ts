import { SKIP_WORDS, SkipReason } from '#shared/catalog/skip-reasons.ts'
import { Run, type RunOutcome, type RunState } from '#shared/models/outreach/run.ts'
import { shaped } from '#shared/models/wire-types.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import { allowanceAt, remaining } from '#functions/account/allowance.ts'
import type { CycleContext, PlanResult } from '../model.ts'
import { heldBackOf } from './held-back.ts'
import { messageOf } from './outcomes.ts'

/** The figures of a run before its planning has found anything. */
export const NOTHING_FOUND: PlanResult = {
  outcome: null,
  found: 0,
  matched: 0,
  contacted: 0,
  whole: 0,
  shortlisted: 0,
  skips: {},
  notes: [],
  people: null,
  heldPostings: [],
}

/** A new run, claimed and waiting to be planned. */
export function newRun(
  run: Pick<RunRecord, 'id' | 'userId' | 'trigger' | 'wanted' | 'startedAt' | 'previousSentAt'>,
): RunRecord {
  return {
    ...run,
    ...NOTHING_FOUND,
    state: 'queued',
    reserved: 0,
    written: 0,
    drafted: 0,
    ready: 0,
    failed: 0,
    open: 0,
    heldBack: [],
    writtenAnyway: [],
    writtenTo: [],
    mailboxLost: false,
    restart: null,
    restartedBy: null,
    plannedAt: null,
    lastDoneAt: null,
  }
}

/** The run that a user may start now, with as many emails as the day's allowance permits. */
export const nextRun = (context: CycleContext, id: string, trigger: RunRecord['trigger'], now: Date) =>
  newRun({
    id,
    userId: context.account.id,
    trigger,
    wanted: remaining(allowanceAt(context.subscription, now), context.usage, context.dailyCap).today,
    startedAt: now,
    previousSentAt: context.cycle.lastSentAt,
  })

/** The run as the user sees it. It ends when no email is open, so a crash cannot leave it unfinished. */
export function runView(run: RunRecord): Run {
  const finished = run.state === 'planned' && run.open === 0
  const state: RunState = finished ? 'finished' : run.state === 'planned' ? 'drafting' : run.state
  const outcome = finished ? outcomeOf(run) : null
  return shaped(Run, {
    ...run,
    state,
    outcome,
    message: outcome && messageOf(outcome, run),
    ...sumsOf(run),
    drafted: run.drafted + run.ready,
    skipped: skippedOf(run),
    heldBack: heldBackOf(run.heldBack),
    heldPostings: run.heldPostings.map((held) => ({
      ...held,
      isWritten: run.writtenAnyway.includes(held.id),
    })),
    finishedAt: finished ? (run.lastDoneAt ?? run.plannedAt ?? run.startedAt) : null,
  })
}

/** A posting that was written anyway is no longer left out. */
const skippedOf = ({ skips, heldPostings, writtenAnyway }: RunRecord): Run['skipped'] =>
  SkipReason.options
    .map((reason) => ({
      reason,
      words: SKIP_WORDS[reason],
      count:
        (skips[reason] ?? 0) -
        (reason === 'does_not_fit' ? heldPostings.filter(({ id }) => writtenAnyway.includes(id)).length : 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)

/** The postings found, left out, and beyond the allowance. */
function sumsOf(run: RunRecord): Pick<Run, 'found' | 'leftOut' | 'beyond'> {
  const leftOut = skippedOf(run).reduce((sum, { count }) => sum + count, 0)
  // A planning that was given up, or ended by another worker, counted fewer postings than it reserved.
  const kept = Math.max(run.reserved, run.shortlisted)
  const found = Math.max(run.found, leftOut + kept)
  return { found, leftOut, beyond: found - leftOut - kept }
}

/** Whether a run ended with something for its user. */
export function hadResult(run: RunRecord): boolean {
  const outcome = outcomeOf(run)
  return outcome === 'complete' || outcome === 'shortlist_ready'
}

function outcomeOf(run: RunRecord): RunOutcome {
  const isAnswered = run.outcome === 'none_fit' || run.outcome === 'shortlist_ready'
  if (run.outcome !== null && !(isAnswered && run.reserved > 0)) return run.outcome
  if (run.mailboxLost && run.drafted < run.reserved) return 'mailbox_lost'
  if (run.drafted + run.ready > 0) return 'complete'
  // Others of the shortlist can still be chosen.
  return run.outcome === 'shortlist_ready' ? 'shortlist_ready' : 'all_failed'
}
