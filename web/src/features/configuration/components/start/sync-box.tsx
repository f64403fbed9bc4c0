import { useQuery } from '@tanstack/react-query'
import type { NextSyncInfo } from '#shared/models/configuration.ts'
import { Section } from '#web/components/ui/section.tsx'
import { FactGrid, GridFact } from '#web/components/ui/fact-grid.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { showDate, showMoment } from '#web/lib/time.ts'
import { nextSyncQuery } from '#web/queries/get-next-sync-info.ts'

/** The user's own 24-hour cycle; for paid plans only. */
export function SyncBox() {
  return (
    <Section title="Your personal 24-hour sync">
      <Loaded
        query={useQuery(nextSyncQuery)}
        skeleton={<LoadingSkeleton label="Loading the next sync" variant="text" className="mt-4" />}
        failed="We can’t tell when the next sync is"
        advice="It didn’t load. Your runs go on as usual."
      >
        {(sync) => <SyncDetails sync={sync} />}
      </Loaded>
    </Section>
  )
}

/** Whether the sync is due: then neither a past time nor zero minutes are shown as the time to wait. */
const isDue = ({ nextSyncTime, timeUntilNextHours, timeUntilNextMinutes }: NextSyncInfo): boolean =>
  nextSyncTime !== null && timeUntilNextHours === 0 && timeUntilNextMinutes === 0

function SyncDetails({ sync }: { sync: NextSyncInfo }) {
  const lines: readonly [string, string][] = [
    ['Next sync', isDue(sync) ? 'As soon as it can start' : showMoment(sync.nextSyncTime)],
    ['Last sync', showMoment(sync.lastSyncTime)],
    ['Schedule', sync.syncSchedule],
    ['Subscription day', `${sync.currentSubscriptionDay}, since ${showDate(sync.subscriptionStartDate)}`],
    ['Renews on', showDate(sync.planExpiresAt)],
  ]
  return (
    <FactGrid className="mt-3 xl:grid-cols-4">
      <GridFact label="Time until next sync">
        {sync.nextSyncTime === null
          ? 'Not planned yet'
          : isDue(sync)
            ? 'Due now'
            : `${sync.timeUntilNextHours}h ${sync.timeUntilNextMinutes}m`}
      </GridFact>
      {lines.map(([label, value]) => (
        <GridFact key={label} label={label}>
          {value}
        </GridFact>
      ))}
    </FactGrid>
  )
}
