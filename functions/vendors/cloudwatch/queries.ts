import {
  type CloudWatchClient,
  type MetricDataQuery,
  type MetricDataResult,
  paginateGetMetricData,
} from '@aws-sdk/client-cloudwatch'
import { type Clock, MINUTE } from '#platform/clock.ts'

export interface Asked {
  readonly namespace: string
  readonly name: string
  readonly dimensions: Readonly<Record<string, string>>
  readonly stat: 'Sum' | 'Average' | 'Maximum' | 'Minimum' | 'SampleCount' | 'p95' | 'p99'
  /** Seconds, a multiple of 60. */
  readonly period: number
}

export function queryOf(id: string, { namespace, name, dimensions, stat, period }: Asked): MetricDataQuery {
  const Dimensions = Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value }))
  return {
    Id: id,
    MetricStat: {
      Metric: { Namespace: namespace, MetricName: name, Dimensions },
      Period: period,
      Stat: stat,
    },
  }
}

/** Reads all pages of the queries, oldest values first. Rejects when CloudWatch does not answer. */
export async function metricData(
  client: CloudWatchClient,
  queries: readonly MetricDataQuery[],
  range: { from: Date; to: Date },
  abortSignal?: AbortSignal,
): Promise<readonly MetricDataResult[]> {
  const results: MetricDataResult[] = []
  const pages = paginateGetMetricData(
    { client },
    {
      MetricDataQueries: [...queries],
      StartTime: range.from,
      EndTime: range.to,
      ScanBy: 'TimestampAscending',
    },
    abortSignal === undefined ? {} : { abortSignal },
  )
  for await (const { MetricDataResults = [] } of pages) results.push(...MetricDataResults)
  return results
}

export const pointsOf = ({
  Timestamps = [],
  Values = [],
}: MetricDataResult): readonly { at: Date; value: number }[] =>
  Timestamps.flatMap((at, index) => {
    const value = Values[index]
    return value === undefined ? [] : [{ at, value }]
  })

/** SQS publishes its metrics every minute, a few minutes late. */
const BACK_MS = 10 * MINUTE

/** The last published age of a queue's oldest message in seconds; null without a recent value. */
export function queueAges(
  client: CloudWatchClient,
  clock: Clock,
): (queueName: string, signal: AbortSignal) => Promise<number | null> {
  return async (queueName, signal) => {
    const now = clock.now().getTime()
    const query = queryOf('age', {
      namespace: 'AWS/SQS',
      name: 'ApproximateAgeOfOldestMessage',
      dimensions: { QueueName: queueName },
      stat: 'Maximum',
      period: 60,
    })
    const [result] = await metricData(
      client,
      [query],
      { from: new Date(now - BACK_MS), to: new Date(now + MINUTE) },
      signal,
    )
    return (result && pointsOf(result).at(-1)?.value) ?? null
  }
}
