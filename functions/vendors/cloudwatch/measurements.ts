import type { CloudWatchClient, MetricDataQuery, MetricDataResult } from '@aws-sdk/client-cloudwatch'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { METRIC_NAMESPACE, METRICS, type MetricName } from '#shared/catalog/monitoring/metrics.ts'
import { metricData, pointsOf, queryOf, type Asked } from './queries.ts'
import type { MeasuredDay, MeasuredHour } from '#functions/monitoring/measured.ts'

interface Places {
  readonly stage: string
  readonly apiId: string
}

const HOUR_SECONDS = 3_600
/** A day has 25 hours where the clocks are put back; of all else the last 24 are shown. */
const READ_HOURS = 25
const SHOWN_HOURS = 24

const ofApi = (apiId: string, name: string, stat: Asked['stat']): Asked => ({
  namespace: 'AWS/ApiGateway',
  name,
  dimensions: { ApiId: apiId },
  stat,
  period: HOUR_SECONDS,
})
const ofOurs = (
  stage: string,
  name: MetricName,
  stat: Asked['stat'] = 'Sum',
  period = HOUR_SECONDS,
): Asked => ({ namespace: METRIC_NAMESPACE, name, dimensions: { Stage: stage }, stat, period })

/** Hourly series, by the id of their query. */
const hourly = ({ stage, apiId }: Places) =>
  ({
    requests: ofApi(apiId, 'Count', 'Sum'),
    failures: ofApi(apiId, '5xx', 'Sum'),
    average: ofApi(apiId, 'Latency', 'Average'),
    p95: ofApi(apiId, 'Latency', 'p95'),
    p99: ofApi(apiId, 'Latency', 'p99'),
    failedSignIns: ofOurs(stage, 'SignInFailed'),
    bruteForce: ofOurs(stage, 'BruteForceAttempt'),
    lockouts: ofOurs(stage, 'AccountLockedOut'),
    rateLimited: ofOurs(stage, 'RateLimited'),
    memory: ofOurs(stage, 'MemoryUsed', 'Maximum'),
    checks: ofOurs(stage, 'Healthy', 'SampleCount'),
    checksPassed: ofOurs(stage, 'Healthy'),
  }) as const satisfies Record<string, Asked>

/**
 * Every endpoint that ever refused, without asking for those that never did: each metric of an answer is
 * billed.
 */
function refusalsByEndpoint(stage: string): MetricDataQuery {
  const { by } = METRICS.RateLimited
  return {
    Id: 'byEndpoint',
    Expression: `SEARCH('{${METRIC_NAMESPACE},Stage,${by}} MetricName="RateLimited" Stage="${stage}"', 'Sum', ${HOUR_SECONDS})`,
    Label: `\${PROP('Dim.${by}')}`,
  }
}

/** The day's figures out of CloudWatch, all in one question. Rejects when it does not answer. */
export function cloudwatchMeasurements(client: CloudWatchClient, places: Places) {
  const asked = hourly(places)
  const queries = [
    ...Object.entries(asked).map(([id, query]) => queryOf(id, query)),
    queryOf('gmailUnits', ofOurs(places.stage, 'GmailUnits', 'Sum', 60)),
    refusalsByEndpoint(places.stage),
  ]
  return {
    async lastDay(now: Date): Promise<MeasuredDay> {
      // Up to the end of this minute, and whole hours back from there: the last hour is the one that has just
      // gone by.
      const to = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + MINUTE)
      const from = new Date(to.getTime() - READ_HOURS * HOUR)
      const results = await metricData(client, queries, { from, to })
      const shownFrom = to.getTime() - SHOWN_HOURS * HOUR
      const seriesOf = (id: keyof typeof asked): ReadonlyMap<number, number> =>
        byHour(
          results.filter(({ Id }) => Id === id),
          from,
        )
      const series = {
        requests: seriesOf('requests'),
        failures: seriesOf('failures'),
        average: seriesOf('average'),
        p95: seriesOf('p95'),
        p99: seriesOf('p99'),
        failedSignIns: seriesOf('failedSignIns'),
        bruteForce: seriesOf('bruteForce'),
        lockouts: seriesOf('lockouts'),
        rateLimited: seriesOf('rateLimited'),
        memory: seriesOf('memory'),
        checks: seriesOf('checks'),
        checksPassed: seriesOf('checksPassed'),
      }
      return {
        hours: Array.from({ length: SHOWN_HOURS }, (_, index) =>
          hourAt(series, index + READ_HOURS - SHOWN_HOURS, new Date(shownFrom + index * HOUR)),
        ),
        rateLimitedBy: results
          .filter(({ Id }) => Id === 'byEndpoint')
          .flatMap((result) => {
            const count = pointsOf(result)
              .filter(({ at }) => at.getTime() >= shownFrom)
              .reduce((sum, { value }) => sum + value, 0)
            return count === 0 ? [] : [{ endpoint: result.Label ?? '', count }]
          }),
        gmailUnits: results.filter(({ Id }) => Id === 'gmailUnits').flatMap(pointsOf),
      }
    },
  }
}

/** What was measured. Rejects when it cannot be read. */
export type Measurements = ReturnType<typeof cloudwatchMeasurements>

/** Values by the number of their hour in the range. */
function byHour(results: readonly MetricDataResult[], from: Date): ReadonlyMap<number, number> {
  return new Map(
    results
      .flatMap(pointsOf)
      .map(({ at, value }) => [Math.floor((at.getTime() - from.getTime()) / HOUR), value]),
  )
}

function hourAt(
  series: Readonly<Record<Exclude<keyof MeasuredHour, 'hour'>, ReadonlyMap<number, number>>>,
  index: number,
  hour: Date,
): MeasuredHour {
  const counted = (values: ReadonlyMap<number, number>): number => values.get(index) ?? 0
  const measured = (values: ReadonlyMap<number, number>): number | null => values.get(index) ?? null
  return {
    hour,
    requests: counted(series.requests),
    failures: counted(series.failures),
    average: measured(series.average),
    p95: measured(series.p95),
    p99: measured(series.p99),
    failedSignIns: counted(series.failedSignIns),
    bruteForce: counted(series.bruteForce),
    lockouts: counted(series.lockouts),
    rateLimited: counted(series.rateLimited),
    memory: measured(series.memory),
    checks: counted(series.checks),
    checksPassed: counted(series.checksPassed),
  }
}
