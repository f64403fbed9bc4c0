import { Link } from 'react-router-dom'
import type { Run } from '#shared/models/run.ts'
import { HeldBackList } from '#web/components/run/held-back-list.tsx'
import { LeftOutList } from '#web/components/run/left-out-list.tsx'
import { doneOf, RunBar } from '#web/components/run/run-bar.tsx'
import { RunFigures } from '#web/components/run/run-figures.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDateTime } from '#web/lib/time.ts'
import { remedyOf, stateLabel } from '#web/features/configuration/run-progress.ts'
import { RemedyAction } from './remedy-action.tsx'

interface RunPanelProps {
  run: Run
  /** New entries have come since the start. */
  complete: boolean
  mailboxReady: boolean
}

/** The latest run: its counts while it goes on, how it ended afterwards. */
export function RunPanel({ run, complete, mailboxReady }: RunPanelProps) {
  const remedy = remedyOf(run)
  const finished = run.state === 'finished'
  return (
    <section aria-labelledby="run-panel" className="mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="run-panel" className="text-lg">
          {finished ? 'Latest run' : 'This run'}
        </h3>
        <output>
          <Badge tone={!finished ? 'brand' : remedy === null ? 'good' : 'warn'}>
            {remedy !== null
              ? 'Ended early'
              : complete && !finished
                ? 'First drafts are ready'
                : stateLabel(run)}
          </Badge>
        </output>
      </div>
      {!finished && (
        <>
          <RunBar run={run} className="mt-4" />
          <p className="mt-1.5 text-xs text-muted tabular">{doneOf(run)}</p>
        </>
      )}
      <RunFigures run={run} className="mt-4" />
      <p className="mt-4 text-xs text-muted tabular">
        Started {showDateTime(run.startedAt)}
        {run.finishedAt !== null && `, finished ${showDateTime(run.finishedAt)}`}.
      </p>
      {run.notes.length > 0 && (
        <ul className="mt-2 space-y-1 text-xs text-muted">
          {run.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <HeldBackList heldBack={run.heldBack} link className="mt-3" />
      <LeftOutList run={run} className="mt-3" />
      {remedy !== null && (
        <Notice
          tone="warn"
          className="mt-4"
          title="This run ended early"
          action={remedy === 'connect-gmail' && mailboxReady ? undefined : <RemedyAction remedy={remedy} />}
        >
          {run.message ?? 'It ended without drafts. Please try again with the next cycle.'}
        </Notice>
      )}
      {finished && remedy === null && (
        <Button asChild variant="accent" className="mt-4">
          <Link to={paths.tracker}>Read the drafts in the tracker</Link>
        </Button>
      )}
    </section>
  )
}
