import type { ComponentProps } from 'react'
import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { CountTable } from '#web/components/ui/charts/count-table.tsx'
import { Figures } from '#web/components/admin/figures.tsx'
import { milliseconds, percent, shown } from '#web/features/monitoring/formats.ts'

/** Response times and error rates of the API. */
export function PerformanceCard({
  metrics: { responseTime, errorRate, throughput, systemLoad },
}: {
  metrics: Monitoring['performanceMetrics']
}) {
  return (
    <TitledCard title="Performance" description="The API in the last hour.">
      <CardBody>
        <Figures
          className="grid-cols-2 sm:grid-cols-4"
          of={[
            { label: 'Average response', value: shown(responseTime.avg, milliseconds) },
            { label: '95th percentile', value: shown(responseTime.p95, milliseconds) },
            { label: '99th percentile', value: shown(responseTime.p99, milliseconds) },
            { label: 'Requests per second', value: shown(throughput.requestsPerSecond) },
            { label: 'Error rate', value: shown(errorRate.last1h, percent) },
            { label: 'Error rate, 24 hours', value: shown(errorRate.percentage, percent) },
            {
              label: 'Memory used',
              value: shown(systemLoad.memory, percent),
              note: 'Of the fullest function',
            },
          ]}
        />
      </CardBody>
    </TitledCard>
  )
}

/** Failed sign-ins, brute-force attempts and rate limit hits. */
export function SecurityCard({
  metrics: { failedLogins, suspiciousActivity, rateLimitHits },
}: {
  metrics: Monitoring['securityMetrics']
}) {
  const { topIPs } = failedLogins
  const { topEndpoints } = rateLimitHits
  return (
    <TitledCard title="Security metrics" description="The last 24 hours, users and admins together.">
      <CardBody className="space-y-6">
        <Figures
          className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-5"
          of={[
            { label: 'Failed logins', value: shown(failedLogins.last24h) },
            {
              label: 'Brute-force attempts',
              value: shown(suspiciousActivity.bruteForceAttempts),
              note: 'After several failures in a row',
            },
            { label: 'Account lockouts', value: shown(suspiciousActivity.accountLockouts) },
            { label: 'Rate limit hits', value: shown(rateLimitHits.last24h) },
            { label: 'Rate limit hits, last hour', value: shown(rateLimitHits.last1h) },
          ]}
        />
        <div className="grid gap-6 border-t border-line pt-5 md:grid-cols-2 md:gap-10">
          <CountList
            caption="Addresses with the most failed logins"
            heads={['Address', 'Failed logins']}
            rows={topIPs && topIPs.map(({ ip, count }) => ({ label: ip, count }))}
            none="No sign-in failed."
          />
          <CountList
            caption="Endpoints with the most rate limit hits"
            heads={['Endpoint', 'Hits']}
            rows={topEndpoints && topEndpoints.map(({ endpoint, count }) => ({ label: endpoint, count }))}
            none="No limit was reached."
          />
        </div>
      </CardBody>
    </TitledCard>
  )
}

interface CountListProps extends Omit<ComponentProps<typeof CountTable>, 'rows'> {
  /** Null when they cannot be read. */
  rows: ComponentProps<typeof CountTable>['rows'] | null
  /** Shown when there are no rows. */
  none: string
}

/** A short table of the highest counts. */
function CountList({ rows, none, ...table }: CountListProps) {
  if (rows !== null && rows.length > 0) return <CountTable {...table} rows={rows} />
  return (
    <div className="min-w-0 text-sm">
      <h3 className="font-sans font-medium">{table.caption}</h3>
      <p className="mt-2 text-muted">{rows === null ? 'This can’t be read right now.' : none}</p>
    </div>
  )
}
