import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { milliseconds, percent, shown } from '#web/features/monitoring/formats.ts'
import { Figures } from './figures.tsx'

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
          className="sm:grid-cols-4"
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
