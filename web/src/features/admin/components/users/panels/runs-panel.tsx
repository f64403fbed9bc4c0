import { useQuery } from '@tanstack/react-query'
import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import { unfitInWords } from '#shared/catalog/skip-reasons.ts'
import type { Run } from '#shared/models/outreach/run.ts'
import {
  HeldBackList,
  LeftOutList,
  progressText,
  RUN_STAGES,
  RunFigures,
} from '#web/components/run/run-parts.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { userRunsQuery } from '#web/features/admin/api/queries.ts'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { showMoment } from '#web/lib/time.ts'

/** Whether a run can start, and the reports of the latest runs, each the one that the user sees. */
export default function RunsPanel({ user }: ShownUser) {
  return (
    <Loaded
      query={useQuery(userRunsQuery(user.id))}
      skeleton={<LoadingSkeleton label="Loading the runs" variant="cards" />}
      failed="The runs could not be loaded"
      inCard
    >
      {({ runs, next }) => (
        <div className="space-y-6">
          <TitledCard title="Next run">
            <CardBody>
              <p className="text-sm">{next.says}</p>
            </CardBody>
          </TitledCard>
          {runs.length === 0 && (
            <Card>
              <EmptyState title="No runs yet">Nothing was ever prepared for this user.</EmptyState>
            </Card>
          )}
          {runs.map((run) => (
            <RunReport key={run.id} run={run} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

function RunReport({ run }: { run: Run }) {
  return (
    <TitledCard
      title={`Run of ${showMoment(run.startedAt)}`}
      description={
        run.state === 'finished' ? (run.message ?? '') : `${RUN_STAGES[run.state]}. ${progressText(run)}.`
      }
    >
      <CardBody className="space-y-3">
        <RunFigures run={run} />
        {run.notes.map((note) => (
          <p key={JSON.stringify(note)} className="measure text-sm">
            {runNoteWords(note)}
          </p>
        ))}
        <HeldBackList heldBack={run.heldBack} forStaff />
        <LeftOutList run={run} />
        {run.heldPostings.length > 0 && (
          <ul className="list-disc space-y-0.5 pl-5 text-sm">
            {run.heldPostings.map(({ id, jobTitle, companyName, why }) => (
              <li key={id}>
                {`${jobTitle}, ${companyName}: `}
                <span className="text-muted">{unfitInWords(why)}</span>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </TitledCard>
  )
}
