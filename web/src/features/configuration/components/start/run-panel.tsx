import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import { HeldPostings } from '#web/components/run/held-postings.tsx'
import { HeldBackList, LeftOutList, RUN_STAGES, RunBar, RunFigures } from '#web/components/run/run-parts.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDateTime } from '#web/lib/time.ts'
import { isAtWork } from '#web/queries/use-latest-run.ts'
import { useRunMessage } from '#web/queries/use-run-message.ts'
import { RemedyAction, remedyOf, type Edit } from './remedy-action.tsx'
import { RunCompanies } from './run-companies.tsx'

function badgeTone(run: Run, stuck: boolean) {
  const remedy = remedyOf(run)
  if (stuck) return 'warn'
  if (run.state !== 'finished') return 'brand'
  return remedy === null ? 'good' : remedy === 'wait' ? 'neutral' : 'warn'
}

interface RunPanelProps {
  run: Run
  /** Whether new entries have appeared since the start. */
  complete: boolean
  mailboxReady: boolean
  /** Whether the user can start the next run now. */
  canStart: boolean
  /** Whether reading the drafts is the primary action of the screen. */
  next: boolean
  onEdit: Edit
}

/** The latest run: its counts and companies while it is running, its result afterwards. */
export function RunPanel({ run, complete, mailboxReady, canStart, next, onEdit }: RunPanelProps) {
  const message = useRunMessage(run, canStart)
  const remedy = remedyOf(run)
  const finished = run.state === 'finished'
  const stuck = !finished && !isAtWork(run)
  return (
    <Card aria-labelledby="run-panel" className="mt-6 px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="run-panel" className="text-lg">
          {finished ? 'Latest run' : 'This run'}
        </h3>
        <output>
          <Badge tone={badgeTone(run, stuck)}>
            {remedy !== null
              ? 'Ended early'
              : stuck
                ? 'Delayed'
                : complete && !finished
                  ? 'First drafts are ready'
                  : RUN_STAGES[run.state]}
          </Badge>
        </output>
      </div>
      {stuck && (
        <Notice tone="info" className="mt-4" title="This run is taking longer than an hour">
          You don’t have to wait for it: it no longer keeps you from changing your search or starting the next
          run. What it has begun is finished automatically.
        </Notice>
      )}
      {!finished && <RunBar run={run} className="mt-3" />}
      <RunFigures run={run} className="mt-4" />
      {!finished && <RunCompanies run={run} next={next} />}
      {remedy !== null && (
        <Notice
          // Amber is for what needs the user now.
          tone={remedy === 'wait' ? 'info' : 'warn'}
          className="mt-4"
          title="This run ended early"
          action={
            remedy === 'connect-gmail' && mailboxReady ? undefined : (
              <RemedyAction remedy={remedy} onEdit={onEdit} next={next} />
            )
          }
        >
          {message ?? 'It ended without drafts. Please try again with the next cycle.'}
        </Notice>
      )}
      {finished && (remedy === null || run.drafted > 0) && (
        <ButtonLink
          variant={next && remedy === null ? 'accent' : 'outline'}
          className="mt-4"
          to={paths.tracker}
        >
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
