import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { HeldPostings } from '#web/components/run/held-postings.tsx'
import { HeldBackList, LeftOutList, RUN_STAGES, RunBar, RunFigures } from '#web/components/run/run-parts.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDateTime } from '#web/lib/time.ts'
import { isAtWork } from '#web/queries/use-latest-run.ts'
import { RunCompanies } from './run-companies.tsx'

/** How a run stands: amber is for what needs the user, which the step above it says. */
function badgeOf(run: Run, complete: boolean): readonly ['neutral' | 'brand' | 'good', string] {
  if (run.state !== 'finished') {
    if (!isAtWork(run)) return ['neutral', 'Delayed']
    return ['brand', complete ? 'First drafts are ready' : RUN_STAGES[run.state]]
  }
  if (run.outcome === 'shortlist_ready') return ['brand', 'Ready to choose']
  return run.outcome === 'complete' ? ['good', RUN_STAGES.finished] : ['neutral', 'Ended early']
}

interface RunPanelProps {
  run: Run
  /** Whether new entries have appeared since the start. */
  complete: boolean
  /** Whether reading the first draft is the primary action of the screen. */
  next: boolean
  /** Whether it links to its drafts; not where the step above it does. */
  linked: boolean
}

/** The latest run: its counts and companies while it is running, its report afterwards. It asks for nothing. */
export function RunPanel({ run, complete, next, linked }: RunPanelProps) {
  const finished = run.state === 'finished'
  const [tone, word] = badgeOf(run, complete)
  return (
    <Card aria-labelledby="run-panel" className="mt-6 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="run-panel" className="text-lg">
          {finished ? 'Latest run' : 'This run'}
        </h3>
        <output>
          <Badge tone={tone}>{word}</Badge>
        </output>
      </div>
      {!finished && <RunBar run={run} className="mt-3" />}
      <RunFigures run={run} className="mt-4" />
      {!finished && <RunCompanies run={run} next={next} />}
      {linked && finished && run.drafted > 0 && (
        <ButtonLink className="mt-4" to={paths.tracker}>
          Read the drafts in the tracker
        </ButtonLink>
      )}
      <HeldBackList heldBack={run.heldBack} link className="mt-4" />
      <HeldPostings run={run} className="mt-4" />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <LeftOutList run={run} />
        <p className="text-xs leading-6 text-muted tabular">
          Started {showDateTime(run.startedAt)}
          {run.finishedAt !== null && `, finished ${showDateTime(run.finishedAt)}`}.
        </p>
      </div>
      {run.notes.map(runNoteWords).map((note) => (
        <p key={note} className="mt-1 text-xs text-muted">
          {note}
        </p>
      ))}
    </Card>
  )
}
