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

/** Every endpoint that ever refused, and no others: each metric of an answer is billed. */
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
  const queries = [
    ...Object.entries(hourly(places)).map(([id, query]) => queryOf(id, query)),
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

export type Measurements = ReturnType<typeof cloudwatchMeasurements>

type Series = keyof ReturnType<typeof hourly>

/** The value of a series by the number of the hour in the range; null where there is none. */
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
