import { useQuery } from '@tanstack/react-query'
import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { RefreshButton } from '#web/components/admin/refresh-button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { monitoringQuery } from '#web/features/monitoring/api/get-monitoring-dashboard.ts'
import { exactTimeOf } from '#web/features/monitoring/formats.ts'
import { Alerts } from './alerts.tsx'
import { HealthCard } from './health-card.tsx'
import { HistoryCharts } from './history-charts.tsx'
import { PerformanceCard, SecurityCard } from './metrics-cards.tsx'
import { UptimeCard } from './uptime-card.tsx'

const FAILED = {
  title: 'Error Loading Dashboard',
  description: 'Failed to load monitoring data. Please check your connection and try again.',
} as const

/** Health, security and usage of the service. */
export function SecurityPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(monitoringQuery)
  // A 401 has ended the session: the sign-in form is about to be shown instead.
  const failed = error !== null && !isUnauthenticated(error)
  return (
    <>
      <PageHeading
        title="Security and Monitoring"
        aside={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {data !== undefined && (
              <p className="text-sm text-muted tabular">
                Last updated at <time dateTime={data.lastUpdated}>{exactTimeOf(data.lastUpdated)}</time>
              </p>
            )}
            <RefreshButton what="the figures" busy={isFetching} onRefresh={() => void refetch()} />
          </div>
        }
      >
        Measured when you look, and again every {MONITORING.refreshMs / 1_000} seconds.
      </PageHeading>
      {isPending && <LoadingSkeleton label="Loading the monitoring data" variant="cards" />}
      {failed && data === undefined && (
        <Card>
          <ErrorState {...FAILED} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      )}
      {failed && data !== undefined && (
        <Notice tone="bad" role="alert" title={FAILED.title} className="mb-6">
          {FAILED.description} What you see is from {exactTimeOf(data.lastUpdated)}.
        </Notice>
      )}
      {data !== undefined && <Cards monitoring={data} />}
    </>
  )
}

function Cards({ monitoring }: { monitoring: Monitoring }) {
  return (
    <>
      <Alerts monitoring={monitoring} />
      <div className="space-y-6">
        <HealthCard health={monitoring.systemHealth} />
        <SecurityCard metrics={monitoring.securityMetrics} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <PerformanceCard metrics={monitoring.performanceMetrics} />
          <UptimeCard uptime={monitoring.uptimeMetrics} quota={monitoring.gmailQuota} />
        </div>
        <HistoryCharts hours={monitoring.history} />
      </div>
    </>
  )
}
