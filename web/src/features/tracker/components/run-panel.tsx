import { Link } from 'react-router-dom'
import type { Run } from '#shared/models/run.ts'
import { HeldBackList } from '#web/components/run/held-back-list.tsx'
import { LeftOutList } from '#web/components/run/left-out-list.tsx'
import { doneOf, RunBar } from '#web/components/run/run-bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { shownDay } from '#web/features/tracker/calendar-days.ts'
import { runNotice, type RunNotice } from '#web/features/tracker/run-notice.ts'

/** What the reader should know before the list: how far a run has come, or why one came to nothing. */
export function RunPanel({ run }: { run: Run | null }) {
  const notice = runNotice(run)
  if (notice === null || run === null || notice.kind === 'finished') return null
  return notice.kind === 'running' ? <RunAtWork {...notice} run={run} /> : <RunEmptyHanded {...notice} />
}

/** What came of the latest run; stands after the list, which is its result. */
export function RunSummary({ run }: { run: Run | null }) {
  const notice = runNotice(run)
  return notice?.kind === 'finished' ? <RunFinished {...notice} /> : null
}

function RunAtWork({
  stage,
  steps,
  leftOut,
  notes,
  heldBack,
  run,
}: Extract<RunNotice, { kind: 'running' }> & { run: Run }) {
  return (
    <Card aria-label="Run in progress" className="px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <output className="font-medium">{stage}…</output>
        <p className="text-sm text-muted tabular">{doneOf(run)}</p>
      </div>
      <RunBar run={run} className="mt-2" />
      <details className="mt-2 text-sm">
        <summary className="min-h-6 w-fit cursor-pointer text-muted">What has happened so far</summary>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
          {steps.map(({ label, count }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tabular">{count}</dd>
            </div>
          ))}
        </dl>
        <Notes notes={notes} className="mt-3 text-muted" />
        <HeldBackList heldBack={heldBack} className="mt-3" />
        <LeftOutList leftOut={leftOut} className="mt-3" />
      </details>
    </Card>
  )
}

function RunFinished({ day, summary, leftOut, notes, heldBack }: Extract<RunNotice, { kind: 'finished' }>) {
  return (
    <Card aria-label="Latest run" className="px-5 py-4 text-sm sm:px-6">
      <p className="tabular">
        <span className="font-medium">Run of {shownDay(day)}:</span> {summary}
      </p>
      <Notes notes={notes} className="mt-1 text-muted" />
      <HeldBackList heldBack={heldBack} className="mt-2" />
      <LeftOutList leftOut={leftOut} className="mt-2" />
    </Card>
  )
}

function RunEmptyHanded({
  message,
  day,
  leftOut,
  notes,
  heldBack,
  canMend,
}: Extract<RunNotice, { kind: 'empty-handed' }>) {
  return (
    <Notice
      tone="warn"
      title={`The run of ${shownDay(day)} ended without drafts`}
      action={
        canMend && (
          <Button asChild size="sm">
            <Link to={paths.configuration}>Open Configuration</Link>
          </Button>
        )
      }
    >
      <p>{message}</p>
      <Notes notes={notes} className="mt-1" />
      <HeldBackList heldBack={heldBack} className="mt-2" />
      <LeftOutList leftOut={leftOut} className="mt-2" />
    </Notice>
  )
}

function Notes({ notes, className }: { notes: readonly string[]; className: string }) {
  return notes.map((note) => (
    <p key={note} className={className}>
      {note}
    </p>
  ))
}
