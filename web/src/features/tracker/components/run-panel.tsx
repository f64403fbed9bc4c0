import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import type { Run, RunOutcome } from '#shared/models/outreach/run.ts'
import { HeldPostings } from '#web/components/run/held-postings.tsx'
import {
  HeldBackList,
  LeftOutList,
  progressText,
  RUN_STAGES,
  RunBar,
  RunFigures,
  toChoose,
} from '#web/components/run/run-parts.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { counted } from '#web/lib/counted.ts'
import { paths } from '#web/lib/paths.ts'
import { showUtcDate } from '#web/lib/time.ts'
import { useRunMessage } from '#web/queries/use-run-message.ts'

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
  'none_fit',
  'all_failed',
  'internal',
])

const isProductive = ({ outcome, drafted }: Run) => outcome === 'complete' || drafted > 0

const dayOf = ({ finishedAt, startedAt }: Run) => showUtcDate(finishedAt ?? startedAt)

/** Shown above the list: the progress of a run, or why it produced no drafts. */
export function RunPanel({ run }: { run: Run }) {
  if (run.state !== 'finished') return <RunAtWork run={run} />
  return isProductive(run) ? null : <RunWithoutDrafts run={run} />
}

/** The result of the latest run, shown below the list. */
export function RunSummary({ run }: { run: Run }) {
  const message = useRunMessage(run)
  if (run.state !== 'finished' || !isProductive(run)) return null
  return (
    <Card aria-label="Latest run" className="px-5 py-4 text-sm sm:px-6">
      <p className="tabular">
        <span className="font-medium">Run of {dayOf(run)}:</span> {summaryOf(run, message)}
      </p>
      <RunFigures run={run} className="mt-3" />
      <Remarks run={run} />
    </Card>
  )
}

/** A finished run in a sentence, including the emails that did not become drafts. */
function summaryOf({ outcome, drafted, failed, heldBack }: Run, message: string | null): string {
  const made = `${counted(drafted, 'email is', 'emails are')} ready.`
  if (outcome === 'mailbox_lost') return `${made} ${message ?? ''}`
  const other = failed - heldBack.reduce((sum, reason) => sum + reason.count, 0)
  return other <= 0
    ? made
    : `${made} ${counted(other, 'email')} couldn’t be written and ` +
        `${other === 1 ? 'was' : 'were'} given back to your allowance.`
}

function RunAtWork({ run }: { run: Run }) {
  return (
    <Card aria-label="Run in progress" className="px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <output className="font-medium">{RUN_STAGES[run.state]}…</output>
        <p className="text-sm text-muted tabular">{progressText(run)}</p>
      </div>
      <RunBar run={run} className="mt-2" />
      <details className="mt-2 text-sm">
        <summary className="min-h-6 w-fit cursor-pointer text-muted">What has happened so far</summary>
        <RunFigures run={run} className="mt-3" />
        <Remarks run={run} />
      </details>
    </Card>
  )
}

function RunWithoutDrafts({ run }: { run: Run }) {
  const message = useRunMessage(run)
  if (run.outcome === 'shortlist_ready') {
    const { heading, body } = toChoose(run)
    return (
      <Notice
        tone="info"
        title={heading}
        action={
          <ButtonLink size="sm" to={paths.shortlist}>
            Choose who to write to
          </ButtonLink>
        }
      >
        {body}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={`The run of ${dayOf(run)} ended without drafts`}
      action={
        FIXABLE.has(run.outcome) &&
        run.heldBack.length === 0 && (
          <ButtonLink size="sm" to={paths.configuration}>
            Open Configuration
          </ButtonLink>
        )
      }
    >
      <p>{message ?? 'The last run ended without drafts. Your next run tries again.'}</p>
      {run.found > 0 && <RunFigures run={run} className="mt-3" />}
      <Remarks run={run} />
    </Notice>
  )
}

/** What stopped the run short, and what did not become a draft. */
function Remarks({ run }: { run: Run }) {
  return (
    <>
      {run.notes.map(runNoteWords).map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
      <HeldBackList heldBack={run.heldBack} className="mt-2" />
      <HeldPostings run={run} className="mt-3" />
      <LeftOutList run={run} className="mt-2" />
    </>
  )
}
