import { activityWords, ACTIVITIES, ACTIVITY_CATEGORIES } from '#shared/catalog/activities.ts'
import { useState } from 'react'
import type { PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { showDateTime } from '#web/lib/time.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { clsx } from 'clsx'

/** The number of entries shown at first. */
const AT_FIRST = 8

export function ActivityCard({ activity }: { activity: PrivacyDashboard['recentActivity'] }) {
  const [all, setAll] = useState(false)
  const shown = all ? activity : activity.slice(0, AT_FIRST)
  return (
    <TitledCard
      title="Recent Activity"
      description={`What you did here recently. Activity logs are kept ${POLICY.activityLogDays} days.`}
    >
      {activity.length === 0 ? (
        <EmptyState title="Nothing recent">What you change or start is listed here with its time.</EmptyState>
      ) : (
        <CardBody slim>
          <ol>
            {shown.map(({ id, action, category, details, timestamp }) => (
              <li
                key={id}
                className={clsx(
                  'grid gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm first:border-t-0',
                  'sm:grid-cols-[10rem_minmax(0,1fr)_auto]',
                )}
              >
                <time dateTime={timestamp} className="text-muted tabular">
                  {showDateTime(timestamp)}
                </time>
                <span className="min-w-0 break-words">
                  {ACTIVITIES[action].says}
                  {details !== null && (
                    <span className="block text-xs text-muted">{activityWords(details)}</span>
                  )}
                </span>
                <span>
                  <Badge>{ACTIVITY_CATEGORIES[category]}</Badge>
                </span>
              </li>
            ))}
          </ol>
          {activity.length > AT_FIRST && (
            <Button variant="link" className="my-2" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show all ${activity.length}`}
            </Button>
          )}
        </CardBody>
      )}
    </TitledCard>
  )
}
