import { Duration } from 'aws-cdk-lib'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { OLDEST_MESSAGE_SECONDS } from '#shared/catalog/monitoring/monitoring.ts'
import { WALK_SHARDS } from '#shared/catalog/constants.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import { deadLetterQueues, type Watched } from './watched.ts'
import { pascal, type AlarmRules } from './alarm-rule.ts'
import { awsMetric, combined, FIVE_MINUTES, gatewayMetric } from './metrics.ts'

const SLOW_API_MS = 3_000
export const deadLetterAlarms = (watched: Watched): AlarmRules =>
  Object.fromEntries(
    deadLetterQueues(watched).map(([name, queue]) => [
      `${pascal(name)}Dead`,
      {
        urgency: name === 'billing' ? 'now' : 'later',
        metric: queue.metricApproximateNumberOfMessagesVisible({
          period: Duration.minutes(1),
          statistic: 'max',
        }),
        threshold: 0,
        says: 'A message was put aside after its last try. Look at it, mend what is wrong, then start a redrive.',
      },
    ]),
  )

export const queueAlarms = (queues: Watched['queues']): AlarmRules =>
  Object.fromEntries(
    QUEUES.map((name) => [
      `${pascal(name)}Age`,
      {
        // Users have paid and have no access.
        urgency: name === 'billing' ? 'now' : 'later',
        metric: queues[name].queue.metricApproximateAgeOfOldestMessage({
          period: FIVE_MINUTES,
          statistic: 'max',
        }),
        threshold: OLDEST_MESSAGE_SECONDS[name],
        says: `The oldest message of the ${name} queue waits too long: the workers are too few, too slow or failing.`,
      },
    ]),
  )

export function apiAlarms(apiId: string): AlarmRules {
  const failures = gatewayMetric(apiId, '5xx', 'sum')
  return {
    ApiFailures: {
      urgency: 'now',
      metric: failures,
      threshold: 10,
      says: 'The API failed more than ten times in five minutes.',
    },
    ApiErrorRate: {
      urgency: 'now',
      metric: combined('IF(requests >= 20, 100 * failures / requests, 0)', '5xx %', {
        failures,
        requests: gatewayMetric(apiId, 'Count', 'sum'),
      }),
      threshold: 2,
      periods: 2,
      says: 'More than two in a hundred requests fail.',
    },
    ApiLatency: {
      urgency: 'later',
      metric: gatewayMetric(apiId, 'Latency', 'p95'),
      threshold: SLOW_API_MS,
      periods: 3,
      says: 'One in twenty requests takes longer than three seconds.',
    },
    Throttles: {
      urgency: 'later',
      metric: awsMetric('Lambda', 'Throttles', {}),
      threshold: 0,
      periods: 2,
      says: "Functions of this account are throttled: its concurrency is used up, or a worker's share is.",
    },
  }
}

/** The table throttles: requests rise faster than it scales, or exceed the limit of one partition. */
export const tableAlarms = (table: ITable): AlarmRules => ({
  TableThrottles: {
    urgency: 'later',
    metric: combined('FILL(reads, 0) + FILL(writes, 0)', 'Refused reads and writes', {
      reads: table.metric('ReadThrottleEvents', { statistic: 'sum', period: FIVE_MINUTES }),
      writes: table.metric('WriteThrottleEvents', { statistic: 'sum', period: FIVE_MINUTES }),
    }),
    threshold: 10,
    periods: 2,
    says: 'The table refuses reads or writes: they grow faster than it does, or go to one partition.',
  },
})

/** Functions without an error alarm: another alarm (Unhealthy) covers the first, the second is not urgent. */
const WATCHED_OTHERWISE: ReadonlySet<string> = new Set(['check-health', 'count-accounts'])

/** Without these, users do not get what they pay for, or pay and get nothing. */
const PAID_FOR: ReadonlySet<string> = new Set([
  'plan-cycle',
  'write-draft',
  'apply-billing-event',
  'sweep-stuck-work',
])

/** A worker or a scheduled function fails: it crashes or times out. */
export const functionAlarms = (background: ReadonlyMap<string, Function>): AlarmRules =>
  Object.fromEntries(
    [...background]
      .filter(([name]) => !WATCHED_OTHERWISE.has(name))
      .map(([name, fn]) => [
        `${pascal(name)}Errors`,
        {
          urgency: PAID_FOR.has(name) ? 'now' : 'later',
          metric: fn.metricErrors({ period: FIVE_MINUTES }),
          threshold: 0,
          periods: 2,
          says: `${name} ends with errors: it crashes, runs out of time or memory, or cannot start.`,
        },
      ]),
  )

export function sweeperAlarms(background: ReadonlyMap<string, Function>): AlarmRules {
  const sweeper = background.get('sweep-stuck-work')
  if (sweeper === undefined) throw new Error('There is no sweeper to watch.')
  return {
    SweeperSilent: {
      urgency: 'now',
      metric: sweeper.metricInvocations({ period: FIVE_MINUTES }),
      // One shard that is not started any more is five of forty starts.
      threshold: 5 * WALK_SHARDS - 4,
      periods: 2,
      below: true,
      missing: TreatMissingData.BREACHING,
      says: 'The sweeper does not run for every shard: work that was lost is not found again.',
    },
  }
}
