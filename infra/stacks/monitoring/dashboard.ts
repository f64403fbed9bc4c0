import { Duration } from 'aws-cdk-lib'
import { GraphWidget, type IMetric, type IWidget } from 'aws-cdk-lib/aws-cloudwatch'
import { REFUSAL_KINDS, type MetricName } from '#shared/catalog/monitoring/metrics.ts'
import { gatewayMetric, type Counted } from './metrics.ts'
import { deadLetterQueues, type Watched } from './watched.ts'

export function dashboardWidgets(watched: Watched, counted: Counted): IWidget[][] {
  const { apiId, table, queues, background } = watched
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12, height: 6 })
  const hourly = (names: readonly MetricName[]) => names.map((name) => counted(name, Duration.hours(1)))
  const functions = [...background.values()]
  return [
    [
      graph(
        'Requests and failures',
        [gatewayMetric(apiId, 'Count', 'sum')],
        [gatewayMetric(apiId, '4xx', 'sum'), gatewayMetric(apiId, '5xx', 'sum')],
      ),
      graph('Latency of the API', [
        gatewayMetric(apiId, 'Latency', 'p50'),
        gatewayMetric(apiId, 'Latency', 'p95'),
        gatewayMetric(apiId, 'Latency', 'p99'),
      ]),
    ],
    [
      graph(
        'Waiting and oldest',
        Object.values(queues).map(({ queue }) => queue.metricApproximateNumberOfMessagesVisible()),
        Object.values(queues).map(({ queue }) => queue.metricApproximateAgeOfOldestMessage()),
      ),
      graph(
        'Put aside',
        deadLetterQueues(watched).map(([, queue]) => queue.metricApproximateNumberOfMessagesVisible()),
      ),
    ],
    [
      graph(
        'Workers: time and errors',
        functions.map((fn) => fn.metricDuration({ statistic: 'p99' })),
        functions.map((fn) => fn.metricErrors()),
      ),
      graph(
        'Table: units',
        [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
        [table.metricUserErrors()],
      ),
    ],
    [
      graph(
        'Payments: late news, unknown customers, differences',
        hourly(['BillingEventsOverdue', 'BillingEventsUnknown', 'BillingDifferences']),
      ),
      graph(
        'Sign-ins that failed, guesses and locks',
        hourly(['SignInFailed', 'BruteForceAttempt', 'AccountLockedOut', 'RateLimited']),
        hourly(['GmailUnits']),
      ),
    ],
    [
      graph(
        'Drafts: made, put off, given up; letters refused; mailboxes turned off',
        hourly(['DraftsMade', 'DraftsPostponed', 'DraftsGivenUp', 'LettersRefused', 'MailboxesTurnedOff']),
      ),
      graph(
        'Refused by vendors: our keys and settings, credits, too many calls, their own trouble',
        REFUSAL_KINDS.map((kind) => counted('VendorRefused', Duration.hours(1), kind)),
        hourly(['WebhookRefused']),
      ),
    ],
    [
      graph(
        'Models: letters left to our own writer, letters and resumes that no model read',
        hourly(['ModelFallback', 'SecondReadingFailed', 'ModelReadingFailed']),
      ),
    ],
  ]
}
