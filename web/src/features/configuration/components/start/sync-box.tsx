import { useQuery } from '@tanstack/react-query'
import type { NextSyncInfo } from '#shared/models/configuration.ts'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { showDate, showMoment } from '#web/lib/time.ts'
import { nextSyncQuery } from '#web/features/configuration/api/get-next-sync-info.ts'

/** The user's own 24-hour cycle; for paid plans only. */
export function SyncBox() {
  const sync = useQuery(nextSyncQuery)
  return (
    <section aria-labelledby="sync-box" className="mt-4 rounded-lg bg-wash px-4 py-4 sm:px-5">
      <h3 id="sync-box" className="text-lg">
        Your personal 24-hour sync
      </h3>
      {sync.isPending && <LoadingSkeleton label="Loading the next sync" variant="text" className="mt-4" />}
      {sync.isError && (
        <ErrorState
          title="The next sync is not known right now"
          description={explain(sync.error, 'It could not be loaded. Your cycle runs all the same.')}
          onRetry={() => void sync.refetch()}
          busy={sync.isFetching}
        />
      )}
      {sync.data && <SyncDetails sync={sync.data} />}
    </section>
  )
}

/** Its time has come: neither a time that is past nor no minutes are a time to wait for. */
const isDue = ({ nextSyncTime, timeUntilNextHours, timeUntilNextMinutes }: NextSyncInfo): boolean =>
  nextSyncTime !== null && timeUntilNextHours === 0 && timeUntilNextMinutes === 0

function SyncDetails({ sync }: { sync: NextSyncInfo }) {
  const lines: readonly [string, string][] = [
    ['Next sync', isDue(sync) ? 'As soon as it can start' : showMoment(sync.nextSyncTime)],
    ['Last sync', showMoment(sync.lastSyncTime)],
    ['Schedule', sync.syncSchedule],
    ['Subscription day', String(sync.currentSubscriptionDay)],
    ['Subscribed since', showDate(sync.subscriptionStartDate)],
    ['Plan runs until', showDate(sync.planExpiresAt)],
  ]
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        Time until next sync
        <span className="block font-serif text-2xl text-ink tabular">
          {sync.nextSyncTime === null
            ? 'Not planned yet'
            : isDue(sync)
              ? 'Due now'
              : `${sync.timeUntilNextHours}h ${sync.timeUntilNextMinutes}m`}
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {lines.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="break-words tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
