import type { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import { MINUTE, type Clock } from '#platform/clock.ts'
import { metricData, pointsOf, queryOf } from './queries.ts'

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
