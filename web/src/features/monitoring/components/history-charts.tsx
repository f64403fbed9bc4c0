import type { Monitoring } from '#shared/models/admin/monitoring.ts'
import { BarChart, MIN_POINTS, NotYet } from '#web/components/ui/charts/bar-chart.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { counted } from '#web/lib/counted.ts'
import { milliseconds, plain, timeOf } from '#web/features/monitoring/formats.ts'

const NOT_YET =
  'Requests, response times, errors, failed logins and rate limit hits will appear here by the hour ' +
  'once there are five hours with requests.'

type Hour = NonNullable<Monitoring['history']>[number]

interface Chart {
  readonly title: string
  readonly column: string
  readonly of: (hour: Hour) => number | null
  readonly show: (value: number) => string
  /** The sum of the hours by default. */
  readonly summary?: string
}

const CHARTS: readonly Chart[] = [
  {
    title: 'Requests',
    column: 'Requests',
    of: ({ requests }) => requests,
    show: (count) => counted(count, 'request'),
  },
  {
    title: '95th percentile of the response time',
    column: 'Response time',
    of: ({ p95 }) => p95,
    show: milliseconds,
    summary: 'One request in twenty took longer',
  },
  { title: 'Errors', column: 'Errors', of: ({ errors }) => errors, show: (count) => counted(count, 'error') },
  {
    title: 'Failed logins',
    column: 'Failed logins',
    of: ({ failedLogins }) => failedLogins,
    show: (count) => counted(count, 'failed login'),
  },
  {
    title: 'Rate limit hits',
    column: 'Hits',
    of: ({ rateLimited }) => rateLimited,
    show: (count) => counted(count, 'hit'),
  },
]

/** Charts of the last 24 hours, by the hour. */
export function HistoryCharts({ hours }: { hours: Monitoring['history'] }) {
  return (
    <TitledCard title="Last 24 hours" description="By the hour, in your own time zone.">
      <CardBody>
        {hours === null ? (
          <p className="text-sm text-muted">The hours can’t be read right now.</p>
        ) : hours.filter(({ requests }) => requests > 0).length < MIN_POINTS ? (
          <NotYet>{NOT_YET}</NotYet>
        ) : (
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:*:first:col-span-2">
            {CHARTS.map((chart) => (
              <HourChart key={chart.title} chart={chart} hours={hours} />
            ))}
          </div>
        )}
      </CardBody>
    </TitledCard>
  )
}

function HourChart({ chart, hours }: { chart: Chart; hours: readonly Hour[] }) {
  const { title, column, of, show, summary } = chart
  const first = hours[0]
  return (
    <BarChart
      notYet={null}
      title={title}
      summary={summary ?? `${show(hours.reduce((sum, hour) => sum + (of(hour) ?? 0), 0))} in all`}
      bars={hours.map((hour) => ({ key: hour.hour, label: timeOf(hour.hour), value: of(hour) }))}
      show={show}
      axis={plain}
      ends={[first && timeOf(first.hour), 'Now']}
      pointerLabel={`Hour of the chart: ${title.toLowerCase()}`}
      table={{ caption: `${title} in each of the last ${hours.length} hours`, head: 'Hour', column }}
    />
  )
}
