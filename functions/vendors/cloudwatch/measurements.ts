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
/** A calendar day has 25 hours when clocks are set back; all other figures cover the last 24 hours. */
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

/** Hourly series by query id. */
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

/** Searches for the endpoints that ever refused a request; CloudWatch bills every metric of an answer. */
function refusalsByEndpoint(stage: string): MetricDataQuery {
  const { by } = METRICS.RateLimited
  return {
    Id: 'byEndpoint',
    Expression: `SEARCH('{${METRIC_NAMESPACE},Stage,${by}} MetricName="RateLimited" Stage="${stage}"', 'Sum', ${HOUR_SECONDS})`,
    Label: `\${PROP('Dim.${by}')}`,
  }
}

/** The last day's figures from CloudWatch in one query. Rejects when CloudWatch does not answer. */
export function cloudwatchMeasurements(client: CloudWatchClient, places: Places) {
  const queries = [
    ...Object.entries(hourly(places)).map(([id, query]) => queryOf(id, query)),
    queryOf('gmailUnits', ofOurs(places.stage, 'GmailUnits', 'Sum', 60)),
    refusalsByEndpoint(places.stage),
  ]
  return {
    async lastDay(now: Date): Promise<MeasuredDay> {
      // Whole hours back from the end of this minute, so that the last hour is the 60 minutes up to now.
      const to = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE + MINUTE)
      const from = new Date(to.getTime() - READ_HOURS * HOUR)
      const results = await metricData(client, queries, { from, to })
      const shownFrom = to.getTime() - SHOWN_HOURS * HOUR
      const valueOf = byHour(results, from)
      return {
        hours: Array.from({ length: SHOWN_HOURS }, (_, index) =>
          hourAt((id) => valueOf(id, index + READ_HOURS - SHOWN_HOURS), new Date(shownFrom + index * HOUR)),
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

type Series = keyof ReturnType<typeof hourly>

/** Looks up a series' value by the index of the hour in the range; null when there is none. */
function byHour(
  results: readonly MetricDataResult[],
  from: Date,
): (id: Series, hour: number) => number | null {
  const values = new Map<string, number>()
  for (const result of results)
    for (const { at, value } of pointsOf(result))
      values.set(`${result.Id} ${Math.floor((at.getTime() - from.getTime()) / HOUR)}`, value)
  return (id, hour) => values.get(`${id} ${hour}`) ?? null
}

const hourAt = (measured: (id: Series) => number | null, hour: Date): MeasuredHour => ({
  hour,
  requests: measured('requests') ?? 0,
  failures: measured('failures') ?? 0,
  average: measured('average'),
  p95: measured('p95'),
  p99: measured('p99'),
  failedSignIns: measured('failedSignIns') ?? 0,
  bruteForce: measured('bruteForce') ?? 0,
  lockouts: measured('lockouts') ?? 0,
  rateLimited: measured('rateLimited') ?? 0,
  memory: measured('memory'),
  checks: measured('checks') ?? 0,
  checksPassed: measured('checksPassed') ?? 0,
})
