import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { shown } from '#web/features/monitoring/formats.ts'
import { CountList } from './count-list.tsx'
import { Figures } from './figures.tsx'

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
          className="sm:grid-cols-3 lg:grid-cols-5"
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
