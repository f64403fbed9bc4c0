import { Duration } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { timeoutSecondsOf } from '../constructs/stage-function.ts'
import { prefixOf, StageStack } from '../constructs/stage-stack.ts'
import { METRIC_NAMESPACE, type MetricName } from '#shared/catalog/metrics.ts'
import { GMAIL_QUOTA, MONITORING, OLDEST_MESSAGE_SECONDS } from '#shared/catalog/monitoring.ts'
import type { StageContext } from '../context.ts'
import { backgroundGrants } from '../grants/background.ts'
import type { QueueName } from '../grants/model.ts'

export interface Watched {
  readonly apiId: string
  readonly table: ITable
  readonly queues: Readonly<Record<QueueName, IQueue>>
  readonly deadLetterQueues: readonly IQueue[]
  /** Workers and schedules by name. */
  readonly background: ReadonlyMap<string, Function>
}

const FIVE_MINUTES = Duration.minutes(5)
const SLOW_API_MS = 3_000
/** A function that takes this much of its time has an end in sight. */
const CLOSE_TO_TIMEOUT = 0.8
const TIMEOUTS: ReadonlyMap<string, number> = new Map([
  ['plan-cycle', timeoutSecondsOf(backgroundGrants.planCycle)],
  ['write-draft', timeoutSecondsOf(backgroundGrants.writeDraft)],
  ['run-operation', timeoutSecondsOf(backgroundGrants.runOperation)],
  ['sweep-stuck-work', timeoutSecondsOf(backgroundGrants.sweepStuckWork)],
  ['apply-billing-event', timeoutSecondsOf(backgroundGrants.applyBillingEvent)],
  ['reconcile-billing', timeoutSecondsOf(backgroundGrants.reconcileBilling)],
  ['apply-retention', timeoutSecondsOf(backgroundGrants.applyRetention)],
  ['count-accounts', timeoutSecondsOf(backgroundGrants.countAccounts)],
  ['check-health', timeoutSecondsOf(backgroundGrants.checkHealth)],
])

type Rule = Pick<AlarmProps, 'metric' | 'threshold'> & {
  readonly says: string
  readonly periods?: number
  readonly missing?: TreatMissingData
  readonly below?: boolean
}

const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('')

/** Who is told when something is wrong, and where to look. */
export class MonitoringStack extends StageStack {
  readonly #topic: Topic

  constructor(scope: Construct, context: StageContext, watched: Watched) {
    super(scope, 'monitoring', { context, description: 'Alarms, dashboard and budget' })
    this.#topic = new Topic(this, 'Alarms', { topicName: `${prefixOf(context)}-alarms`, enforceSSL: true })
    this.#topic.addSubscription(new EmailSubscription(context.alarmEmail))
    this.#queues(watched)
    this.#api(watched)
    this.#functions(watched)
    this.#billing()
    this.#health()
    this.#attacks()
    this.#gmail()
    this.#retention()
    this.#dashboard(watched)
    this.#budget()
  }

  #alarm(
    id: string,
    { says, periods = 1, missing = TreatMissingData.NOT_BREACHING, below = false, ...rule }: Rule,
  ): void {
    const alarm = new Alarm(this, id, {
      ...rule,
      alarmName: `${prefixOf(this.context)}-${id}`,
      alarmDescription: says,
      evaluationPeriods: periods,
      treatMissingData: missing,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
    })
    alarm.addAlarmAction(new SnsAction(this.#topic))
    alarm.addOkAction(new SnsAction(this.#topic))
  }

  #queues({ queues, deadLetterQueues }: Watched): void {
    for (const [index, name] of [
      'Cycle',
      'Draft',
      'Billing',
      'Linking',
      'Erasure',
      'Operations',
      'Schedules',
    ].entries()) {
      const queue = deadLetterQueues[index]
      if (queue === undefined) throw new Error(`There is no queue behind ${name}.`)
      const metric = queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'max',
      })
      this.#alarm(`${name}Dead`, {
        metric,
        threshold: 0,
        says: 'A message was put aside after its last try. Look at it, mend what is wrong, then start a redrive.',
      })
    }
    for (const name of ['cycle', 'draft', 'billing', 'linking', 'erasure', 'operations'] as const) {
      const metric = queues[name].metricApproximateAgeOfOldestMessage({
        period: FIVE_MINUTES,
        statistic: 'max',
      })
      this.#alarm(`${pascal(name)}Age`, {
        metric,
        threshold: OLDEST_MESSAGE_SECONDS[name],
        says: `The oldest message of the ${name} queue waits too long: the workers are too few, too slow or failing.`,
      })
    }
  }

  #metric(apiId: string, metricName: string, statistic: string): Metric {
    return new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap: { ApiId: apiId },
      statistic,
      period: FIVE_MINUTES,
    })
  }

  #api({ apiId }: Watched): void {
    const failures = this.#metric(apiId, '5xx', 'sum')
    const rate = new MathExpression({
      expression: 'IF(requests >= 20, 100 * failures / requests, 0)',
      usingMetrics: { failures, requests: this.#metric(apiId, 'Count', 'sum') },
      period: FIVE_MINUTES,
      label: '5xx %',
    })
    this.#alarm('ApiFailures', {
      metric: failures,
      threshold: 10,
      says: 'The API failed more than ten times in five minutes.',
    })
    this.#alarm('ApiErrorRate', {
      metric: rate,
      threshold: 2,
      periods: 2,
      says: 'More than two in a hundred requests fail.',
    })
    this.#alarm('ApiLatency', {
      metric: this.#metric(apiId, 'Latency', 'p95'),
      threshold: SLOW_API_MS,
      periods: 3,
      says: 'One in twenty requests takes longer than three seconds.',
    })
    const refused = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'sum',
      period: FIVE_MINUTES,
    })
    this.#alarm('Throttles', {
      metric: refused,
      threshold: 0,
      periods: 2,
      says: "Functions of this account are throttled: its concurrency is used up, or a worker's share is.",
    })
  }

  #functions({ background }: Watched): void {
    for (const [name, fn] of background) {
      const id = pascal(name)
      const longest = (TIMEOUTS.get(name) ?? 10) * 1_000
      this.#alarm(`${id}Errors`, {
        metric: fn.metricErrors({ period: FIVE_MINUTES }),
        threshold: 0,
        periods: 2,
        says: `${name} ends with errors: it crashes, runs out of time or memory, or cannot start.`,
      })
      this.#alarm(`${id}Duration`, {
        metric: fn.metricDuration({ period: FIVE_MINUTES, statistic: 'p99' }),
        threshold: longest * CLOSE_TO_TIMEOUT,
        says: `${name} comes close to its timeout.`,
      })
    }
    const sweeper = background.get('sweep-stuck-work')
    if (sweeper === undefined) throw new Error('There is no sweeper to watch.')
    const runs = sweeper.metricInvocations({ period: FIVE_MINUTES })
    this.#alarm('SweeperSilent', {
      metric: runs,
      threshold: 1,
      periods: 2,
      below: true,
      missing: TreatMissingData.BREACHING,
      says: 'The sweeper does not run: work that was lost is not found again.',
    })
  }

  /** What the functions count themselves (functions/platform/log/metrics.ts). */
  #counted(metricName: MetricName, period: Duration): Metric {
    return new Metric({
      namespace: METRIC_NAMESPACE,
      metricName,
      dimensionsMap: { Stage: this.context.stage },
      statistic: 'sum',
      period,
    })
  }

  #billing(): void {
    const day = Duration.days(1)
    this.#alarm('BillingEventsOverdue', {
      metric: this.#counted('BillingEventsOverdue', Duration.minutes(30)),
      threshold: 0,
      says: 'News from the payment provider wait for over an hour: look at the billing queue, its dead letters and the log of apply-billing-event.',
    })
    this.#alarm('BillingDifferences', {
      metric: this.#counted('BillingDifferences', day),
      threshold: 0,
      says: "The night's comparison found accounts that differ from the payment provider. The report in the table (RECONCILE#day) names them; most were brought in step already.",
    })
    this.#alarm('ReconciliationSilent', {
      metric: this.#counted('BillingReconciled', day),
      threshold: 1,
      periods: 2,
      below: true,
      missing: TreatMissingData.BREACHING,
      says: 'The comparison with the payment provider did not come to its end for two nights.',
    })
  }

  #retention(): void {
    this.#alarm('RetentionFailed', {
      metric: this.#counted('RetentionFailed', Duration.days(1)),
      threshold: 0,
      says: 'Accounts that are not used could not be warned or deleted as their users chose. The log of apply-retention names them; each is tried again.',
    })
  }

  #health(): void {
    const minutes = Duration.minutes(5)
    const passed = this.#counted('Healthy', minutes)
    this.#alarm('Unhealthy', {
      metric: passed,
      threshold: 1,
      below: true,
      missing: TreatMissingData.BREACHING,
      says: 'A vital part did not answer for five minutes, or nobody checked. The monitoring page names it.',
    })
  }

  /** As the monitoring page shows it: more than ten in a day. */
  #attacks(): void {
    const day = Duration.days(1)
    this.#alarm('BruteForce', {
      metric: this.#counted('BruteForceAttempt', day),
      threshold: MONITORING.bruteForceMost,
      says: 'Somebody guesses at passwords. The monitoring page shows from where.',
    })
    this.#alarm('AccountLocked', {
      metric: this.#counted('AccountLockedOut', day),
      threshold: 0,
      says: 'The sign-in of an admin, or all from one network, is locked after too many failures.',
    })
  }

  /**
   * Over a whole day. Google counts from midnight Pacific time, as the monitoring page does: this comes
   * earlier, if anything.
   */
  #gmail(): void {
    const used = this.#counted('GmailUnits', Duration.days(1))
    const share = (percent: number) => (GMAIL_QUOTA.unitsPerDay * percent) / 100
    this.#alarm('GmailQuotaNear', {
      metric: used,
      threshold: share(MONITORING.gmailWarnPercent),
      says: "Eight tenths of the day's units of the Gmail API are used. Ask Google for more, or lower the daily limits.",
    })
    this.#alarm('GmailQuotaLast', {
      metric: used,
      threshold: share(MONITORING.gmailAlertPercent),
      says: "Nine tenths of the day's units of the Gmail API are used: soon no draft can be saved until midnight Pacific time.",
    })
  }

  #dashboard({ apiId, table, queues, deadLetterQueues, background }: Watched): void {
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12, height: 6 })
    const functions = [...background.values()]
    new Dashboard(this, 'Dashboard', {
      dashboardName: prefixOf(this.context),
      widgets: [
        [
          graph(
            'Requests and failures',
            [this.#metric(apiId, 'Count', 'sum')],
            [this.#metric(apiId, '4xx', 'sum'), this.#metric(apiId, '5xx', 'sum')],
          ),
          graph('Latency of the API', [
            this.#metric(apiId, 'Latency', 'p50'),
            this.#metric(apiId, 'Latency', 'p95'),
            this.#metric(apiId, 'Latency', 'p99'),
          ]),
        ],
        [
          graph(
            'Waiting and oldest',
            Object.values(queues).map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
            Object.values(queues).map((queue) => queue.metricApproximateAgeOfOldestMessage()),
          ),
          graph(
            'Put aside',
            deadLetterQueues.map((queue) => queue.metricApproximateNumberOfMessagesVisible()),
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
            (['BillingEventsOverdue', 'BillingEventsUnknown', 'BillingDifferences'] as const).map((name) =>
              this.#counted(name, Duration.hours(1)),
            ),
          ),
          graph(
            'Sign-ins that failed, guesses and locks',
            (['SignInFailed', 'BruteForceAttempt', 'AccountLockedOut', 'RateLimited'] as const).map((name) =>
              this.#counted(name, Duration.hours(1)),
            ),
            [this.#counted('GmailUnits', Duration.hours(1))],
          ),
        ],
        [
          graph(
            'Models: letters left to our own writer, letters and resumes that no model read',
            (['ModelFallback', 'SecondReadingFailed', 'ModelReadingFailed'] as const).map((name) =>
              this.#counted(name, Duration.hours(1)),
            ),
          ),
        ],
      ],
    })
  }

  #budget(): void {
    const { alarmEmail, monthlyBudgetUsd } = this.context
    const notice = (notificationType: string, threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    })
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
    })
  }
}
