import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Figures } from '#web/components/admin/figures.tsx'
import { milliseconds, percent, plain, shown } from '#web/features/monitoring/formats.ts'

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
            rows={topIPs && topIPs.map(({ ip, count }) => ({ name: ip, count }))}
            none="No sign-in failed."
          />
          <CountList
            caption="Endpoints with the most rate limit hits"
            heads={['Endpoint', 'Hits']}
            rows={topEndpoints && topEndpoints.map(({ endpoint, count }) => ({ name: endpoint, count }))}
            none="No limit was reached."
          />
        </div>
      </CardBody>
    </TitledCard>
  )
}

interface CountListProps {
  caption: string
  /** Headings of the two columns. */
  heads: readonly [string, string]
  /** Null when it cannot be read. */
  rows: readonly { name: string; count: number }[] | null
  /** Shown when there are no rows. */
  none: string
}

/** A short table of the highest counts. */
function CountList({ caption, heads, rows, none }: CountListProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-sans text-sm font-medium">{caption}</h3>
      {rows === null && <p className="mt-2 text-sm text-muted">This cannot be read right now.</p>}
      {rows?.length === 0 && <p className="mt-2 text-sm text-muted">{none}</p>}
      {rows !== null && rows.length > 0 && (
        <table className="mt-2 w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-2 text-right tabular">{plain(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
