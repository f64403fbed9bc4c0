import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { counted } from '#web/lib/counted.ts'

/** The run with its figures, and what stopped it short. */
interface Remarks {
  run: Run
  notes: readonly string[]
  /** Why emails were written but not saved. */
  heldBack: Run['heldBack']
}

export type RunNotice =
  | ({ kind: 'running'; stage: string } & Remarks)
  | ({ kind: 'finished'; day: string; summary: string } & Remarks)
  | ({ kind: 'no-drafts'; message: string; day: string; canFix: boolean } & Remarks)

const STAGES = {
  queued: 'Waiting in the queue',
  planning: 'Finding jobs and the people behind them',
  drafting: 'Writing and checking your emails',
} as const

const NO_MESSAGE = 'The last run ended without drafts. It will be tried again with the next cycle.'

/** Outcomes that the user can do something about on the configuration page, where Gmail is connected too. */
const FIXABLE: ReadonlySet<RunOutcome | null> = new Set([
  'not_configured',
  'resume_missing',
  'resume_unusable',
  'mailbox_not_connected',
  'mailbox_disconnected',
  'mailbox_lost',
  'country_unsupported',
  'country_blocked',
  'no_postings',
  'no_contacts',
  'nothing_new',
  'all_failed',
  'internal',
  'postings_source_unavailable',
])

const isProductive = (run: Run) => run.outcome === 'complete' || run.drafted > 0

/** A finished run in a sentence, including the emails that did not become drafts. */
function summaryOf({ outcome, message, drafted, failed, heldBack }: Run): string {
  const made = `${counted(drafted, 'email is', 'emails are')} ready.`
  if (outcome === 'mailbox_lost') return `${made} ${message ?? ''}`
  const other = failed - heldBack.reduce((sum, reason) => sum + reason.count, 0)
  return other <= 0
    ? made
    : `${made} ${counted(other, 'email')} could not be written and ` +
        `${other === 1 ? 'was' : 'were'} given back to your allowance.`
}

/**
 * What the latest run means for the list: still running, done, or ended without drafts. Null before the first
 * run.
 */
export function runNotice(run: Run | null): RunNotice | null {
  if (run === null) return null
  const remarks = { run, notes: run.notes, heldBack: run.heldBack }
  if (run.state !== 'finished') return { kind: 'running', stage: STAGES[run.state], ...remarks }
  const day = run.finishedAt ?? run.startedAt
  if (isProductive(run)) return { kind: 'finished', day, summary: summaryOf(run), ...remarks }
  return {
    kind: 'no-drafts',
    message: run.message ?? NO_MESSAGE,
    day,
    canFix: FIXABLE.has(run.outcome) && run.heldBack.length === 0,
    ...remarks,
  }
}
