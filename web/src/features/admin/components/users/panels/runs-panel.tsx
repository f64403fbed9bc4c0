import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { runNoteWords } from '#shared/catalog/reasons/run-notes.ts'
import { unfitInWords } from '#shared/catalog/skip-reasons.ts'
import type { UserRuns } from '#shared/models/admin/user-page.ts'
import {
  HeldBackList,
  LeftOutList,
  progressText,
  RUN_STAGES,
  RunFigures,
} from '#web/components/run/run-parts.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { getAdminUserRuns } from '#shared/contracts/admin/user-page.ts'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { adminReadOptions, useAdminEmail } from '#web/lib/admin/admin-read-options.ts'
import { showMoment } from '#web/lib/time.ts'

const RestartDialog = lazy(() => import('./restart-dialog.tsx'))

type Report = UserRuns['runs'][number]

/** Whether the last run can be started again, and the reports of the latest runs, each the one that the user sees. */
export default function RunsPanel({ user }: ShownUser) {
  const runsOf = useQuery(adminReadOptions(getAdminUserRuns, { params: { id: user.id } }))
  const [restarted, setRestarted] = useState<string | null>(null)
  return (
    <Loaded
      query={runsOf}
      skeleton={<LoadingSkeleton label="Loading the runs" variant="cards" />}
      failed="The runs could not be loaded"
      inCard
    >
      {({ runs, next }) => (
        <div className="space-y-6">
          <TitledCard title="Next run">
            <CardBody className="space-y-4">
              <p className="text-sm">{next.says}</p>
              {next.canStart && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => setRestarted(runs[0]?.id ?? null)}>
                  Start again
                </Button>
              )}
              {runs[0] !== undefined && runs[0].state !== 'finished' && (
                <Button size="sm" busy={runsOf.isFetching} onClick={() => void runsOf.refetch()}>
                  Refresh
                </Button>
              )}
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
          {restarted !== null && (
            <LazyContent>
              <RestartDialog
                userId={user.id}
                email={user.email}
                lastRunId={restarted}
                onClose={() => setRestarted(null)}
              />
            </LazyContent>
          )}
        </div>
      )}
    </Loaded>
  )
}

function RunReport({ run }: { run: Report }) {
  const emailOf = useAdminEmail()
  return (
    <TitledCard
      title={`Run of ${showMoment(run.startedAt)}`}
      description={
        run.state === 'finished' ? (run.message ?? '') : `${RUN_STAGES[run.state]}. ${progressText(run)}.`
      }
    >
      <CardBody className="space-y-3">
        {run.restart !== null && (
          <p className="measure text-sm text-muted">
            {`Started again by ${emailOf(run.restart.adminId) ?? 'an admin who was deleted'}: ${run.restart.reason}`}
          </p>
        )}
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
