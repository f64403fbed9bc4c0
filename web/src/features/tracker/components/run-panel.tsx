import type { Run } from '#shared/models/outreach/run.ts'
import { HeldBackList } from '#web/components/run/held-back-list.tsx'
import { LeftOutList } from '#web/components/run/left-out-list.tsx'
import { progressText, RunBar } from '#web/components/run/run-bar.tsx'
import { RunFigures } from '#web/components/run/run-figures.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { shownDay } from '#web/features/tracker/calendar-days.ts'
import { useRunMessage } from '#web/queries/use-run-message.ts'
import { runNotice, type RunNotice } from '#web/features/tracker/run-notice.ts'

function useNotice(run: Run | null): RunNotice | null {
  const message = useRunMessage(run)
  return runNotice(run && { ...run, message })
}

/** Shown above the list: the progress of a run, or why it produced no drafts. */
export function RunPanel({ run }: { run: Run | null }) {
  const notice = useNotice(run)
  if (notice === null || notice.kind === 'finished') return null
  return notice.kind === 'running' ? <RunAtWork {...notice} /> : <RunWithoutDrafts {...notice} />
}

/** The result of the latest run, shown below the list. */
export function RunSummary({ run }: { run: Run | null }) {
  const notice = useNotice(run)
  return notice?.kind === 'finished' ? <RunFinished {...notice} /> : null
}

function RunAtWork({ stage, notes, heldBack, run }: Extract<RunNotice, { kind: 'running' }>) {
  return (
    <Card aria-label="Run in progress" className="px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <output className="font-medium">{stage}…</output>
        <p className="text-sm text-muted tabular">{progressText(run)}</p>
      </div>
      <RunBar run={run} className="mt-2" />
      <details className="mt-2 text-sm">
        <summary className="min-h-6 w-fit cursor-pointer text-muted">What has happened so far</summary>
        <RunFigures run={run} className="mt-3" />
        <Notes notes={notes} className="mt-3 text-muted" />
        <HeldBackList heldBack={heldBack} className="mt-3" />
        <LeftOutList run={run} className="mt-3" />
      </details>
    </Card>
  )
}

function RunFinished({ day, summary, run, notes, heldBack }: Extract<RunNotice, { kind: 'finished' }>) {
  return (
    <Card aria-label="Latest run" className="px-5 py-4 text-sm sm:px-6">
      <p className="tabular">
        <span className="font-medium">Run of {shownDay(day)}:</span> {summary}
      </p>
      <RunFigures run={run} className="mt-3" />
      <Notes notes={notes} className="mt-2 text-muted" />
      <HeldBackList heldBack={heldBack} className="mt-2" />
      <LeftOutList run={run} className="mt-2" />
    </Card>
  )
}

function RunWithoutDrafts({
  message,
  day,
  run,
  notes,
  heldBack,
  canFix,
}: Extract<RunNotice, { kind: 'no-drafts' }>) {
  return (
    <Notice
      tone="warn"
      title={`The run of ${shownDay(day)} ended without drafts`}
      action={
        canFix && (
          <ButtonLink size="sm" to={paths.configuration}>
            Open Configuration
          </ButtonLink>
        )
      }
    >
      <p>{message}</p>
      {run.found > 0 && <RunFigures run={run} className="mt-3" />}
      <Notes notes={notes} className="mt-1" />
      <HeldBackList heldBack={heldBack} className="mt-2" />
      <LeftOutList run={run} className="mt-2" />
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
