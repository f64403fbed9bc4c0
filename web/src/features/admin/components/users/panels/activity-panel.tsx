import { useQuery } from '@tanstack/react-query'
import { ACTIVITIES, activityWords } from '#shared/catalog/activities.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { getAdminUserActivity } from '#shared/contracts/admin/user-page.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { showMoment } from '#web/lib/time.ts'

/** What the user did here, as long as it is kept. */
export default function ActivityPanel({ user }: ShownUser) {
  return (
    <TitledCard title="Activity" description="What the user did here in the last 90 days, newest first.">
      <CardBody>
        <Loaded
          query={useQuery(adminReadOptions(getAdminUserActivity, { params: { id: user.id } }))}
          skeleton={<LoadingSkeleton label="Loading the activity" variant="text" />}
          failed="The activity could not be loaded"
        >
          {({ recentActivity }) =>
            recentActivity.length === 0 ? (
              <p className="text-sm text-muted">Nothing in the last 90 days.</p>
            ) : (
              <ul className="divide-y divide-line text-sm">
                {recentActivity.map(({ id, action, details, timestamp }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
                    <span className="min-w-0">
                      {ACTIVITIES[action].says}
                      {details !== null && <span className="block text-muted">{activityWords(details)}</span>}
                    </span>
                    <span className="text-muted tabular">{showMoment(timestamp)}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </CardBody>
    </TitledCard>
  )
}
