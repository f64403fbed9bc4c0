import { useQuery } from '@tanstack/react-query'
import { MONITORING } from '#shared/catalog/monitoring/monitoring.ts'
import { SERVICE_PARTS } from '#shared/catalog/monitoring/service-parts.ts'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { adminPage } from '#web/components/admin/admin-gate.tsx'
import { RefreshButton } from '#web/components/admin/refresh-button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { isUnauthenticated } from '#web/lib/api/api-error.ts'
import { monitoringQuery } from '#web/features/monitoring/api/get-monitoring-dashboard.ts'
import { exactTimeOf, percent, plain, shown } from '#web/features/monitoring/formats.ts'
import { HealthCard, upOf } from './health-card.tsx'
import { HistoryCharts } from './history-charts.tsx'
import { NoteCard } from './note-card.tsx'
import { PerformanceCard, SecurityCard } from './metrics-cards.tsx'
import { Figures } from '#web/components/admin/figures.tsx'
import { Progress } from '#web/components/ui/charts/progress.tsx'
import { VisitsCard } from './visits-card.tsx'
import { showMoment } from '#web/lib/time.ts'

const FAILED = {
  title: 'Error Loading Dashboard',
  description: 'Failed to load monitoring data. Please check your connection and try again.',
} as const

export default adminPage('Security and Monitoring', Dashboard)

/** Health, security and usage of the service. */
function Dashboard() {
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
        <NoteCard note={monitoring.note} />
        <SecurityCard metrics={monitoring.securityMetrics} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <PerformanceCard metrics={monitoring.performanceMetrics} />
          <UptimeCard uptime={monitoring.uptimeMetrics} quota={monitoring.gmailQuota} />
        </div>
        <HistoryCharts hours={monitoring.history} />
        <VisitsCard />
      </div>
    </>
  )
}

/** What admins should look at now. Rendered even when empty, so that new alerts are announced. */
function Alerts({ monitoring }: { monitoring: Monitoring }) {
  const { systemHealth, gmailQuota, securityMetrics } = monitoring
  const { bruteForceAttempts: attempts } = securityMetrics.suspiciousActivity
  const { percentage: used } = gmailQuota
  const broken = systemHealth.parts.filter(
    ({ id, status }) => status === 'unhealthy' && SERVICE_PARTS[id].essential,
  )
  const isAlmostUsed = used !== null && used > MONITORING.gmailAlertPercent
  return (
    <div aria-live="polite" className="space-y-3 not-empty:mb-6">
      {systemHealth.overall === 'unhealthy' && (
        <Notice tone="bad" title="The service is unhealthy">
          {broken.map((part) => (
            <p key={part.id}>
              {upOf(part)}. {SERVICE_PARTS[part.id].down}
            </p>
          ))}
        </Notice>
      )}
      {attempts !== null && attempts > MONITORING.bruteForceMost && (
        <Notice tone="bad" title={`${plain(attempts)} brute-force attempts in 24 hours`}>
          Someone is guessing passwords. Check where the failed sign-ins come from; accounts and networks lock
          themselves.
        </Notice>
      )}
      {used !== null && used > MONITORING.gmailWarnPercent && (
        <Notice tone={isAlmostUsed ? 'bad' : 'warn'} title={`${percent(used)} of the Gmail quota is used`}>
          {isAlmostUsed
            ? 'Above it, Google bills every unit until the quota resets.'
            : 'At this rate, Google will bill some units before the day ends.'}
        </Notice>
      )}
    </div>
  )
}

function toneOf(used: number): 'brand' | 'warn' | 'bad' {
  if (used > MONITORING.gmailAlertPercent) return 'bad'
  return used > MONITORING.gmailWarnPercent ? 'warn' : 'brand'
}

/** The uptime of the last day, and the used part of Google's daily quota. */
function UptimeCard({
  uptime: { uptime, formatted },
  quota: { current, limit, percentage, resetTime },
}: {
  uptime: Monitoring['uptimeMetrics']
  quota: Monitoring['gmailQuota']
}) {
  const inWords = current === null ? null : `${plain(current)} of ${plain(limit)} units`
  return (
    <TitledCard title="Uptime and quota">
      <CardBody className="space-y-6">
        <Figures of={[{ label: 'Uptime', value: shown(uptime, percent), note: formatted }]} />
        <div className="border-t border-line pt-5">
          <Figures
            of={[{ label: 'Gmail quota', value: shown(percentage, percent), note: inWords ?? undefined }]}
          />
          {percentage !== null && (
            <Progress
              className="mt-2"
              label="Gmail quota used"
              value={percentage}
              valueText={inWords ?? percent(percentage)}
              tone={toneOf(percentage)}
            />
          )}
          <p className="mt-2 text-xs text-muted">It resets at {showMoment(resetTime)}.</p>
        </div>
      </CardBody>
    </TitledCard>
  )
}
