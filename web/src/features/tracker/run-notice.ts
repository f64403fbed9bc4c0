import type { Run, RunOutcome } from '#shared/models/run.ts'
import { SKIP_WORDS } from './skip-words.ts'

export interface RunStep {
  label: string
  count: number
}

export type RunNotice =
  | { kind: 'running'; stage: string; steps: RunStep[]; done: number; of: number }
  | { kind: 'empty-handed'; message: string; day: string; leftOut: { words: string; count: number }[]; notes: readonly string[]; canMend: boolean }

const STAGES = {
  queued: 'Waiting for its turn',
  planning: 'Finding jobs and the people behind them',
  drafting: 'Writing and checking your emails',
} as const

const NO_MESSAGE = 'The last run ended without drafts. It will be tried again with the next cycle.'

/** Ends that the user can do something about on the configuration page, where the mailbox is connected too. */
const MENDABLE: ReadonlySet<RunOutcome | null> = new Set([
  'not_configured', 'resume_missing', 'resume_unusable', 'mailbox_not_connected', 'mailbox_disconnected', 'country_unsupported', 'no_postings',
  'no_contacts', 'nothing_new', 'all_failed', 'internal', 'postings_source_unavailable',
])

const isProductive = (run: Run) => run.outcome === 'complete' || run.drafted > 0

/** What the latest run means for the list: still at work, ended with nothing to show, or nothing worth saying (null). */
export function runNotice(run: Run | null): RunNotice | null {
  if (run === null) return null
  if (run.state !== 'finished') {
    const steps = [
      { label: 'Jobs found', count: run.found },
      { label: 'Matching', count: run.matched },
      { label: 'People found', count: run.contacted },
      { label: 'Emails written', count: run.written },
      { label: 'Drafts ready', count: run.drafted },
    ]
    return { kind: 'running', stage: STAGES[run.state], steps, done: run.drafted + run.failed, of: run.reserved }
  }
  if (isProductive(run)) return null
  const leftOut = run.skipped
    .filter((skip) => skip.count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map((skip) => ({ words: SKIP_WORDS[skip.reason], count: skip.count }))
  return {
    kind: 'empty-handed',
    message: run.message ?? NO_MESSAGE,
    day: run.finishedAt ?? run.startedAt,
    leftOut,
    notes: run.notes,
    canMend: MENDABLE.has(run.outcome),
  }
}
