import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { MetricName } from '#shared/catalog/monitoring/metrics.ts'
import type { AlarmRules } from './alarm-rule.ts'
import { FIVE_MINUTES, type Counted } from './metrics.ts'

const HOUR = Duration.hours(1)
const DAY = Duration.days(1)
/** With fewer accounts, their owners' pauses explain a day without a run. */
const ENOUGH = 20
/** With so many, three hours of the night without one run have another cause than sleep. */
const MANY = 500

/**
 * Whether the daily work happens at all, against the number of accounts that pay for it. Other alarms need something
 * that fails; these ring when nothing happens, and when nobody counts.
 */
export function heartbeatAlarms(counted: Counted): AlarmRules {
  const beat = (
    expression: string,
    label: string,
    period: Duration,
    more: Readonly<Record<string, MetricName>>,
  ) =>
    new MathExpression({
      expression,
      label,
      period,
      usingMetrics: {
        active: counted('ActiveAccounts', period).with({ statistic: 'max' }),
        ...Object.fromEntries(Object.entries(more).map(([id, name]) => [id, counted(name, period)])),
      },
    })
  return {
    RunsSilent: {
      urgency: 'now',
      metric: beat(`IF(active >= ${MANY} AND FILL(runs, 0) == 0, 1, 0)`, 'Hours without a run', HOUR, {
        runs: 'RunsStarted',
      }),
      threshold: 0,
      periods: 3,
      missing: TreatMissingData.BREACHING,
      says: 'For three hours no run began although hundreds of accounts have a plan, or nobody counted the accounts.',
    },
    RunsMissing: {
      urgency: 'now',
      metric: beat(`IF(active >= ${ENOUGH} AND 4 * FILL(runs, 0) < active, 1, 0)`, 'Too few runs', DAY, {
        runs: 'RunsStarted',
      }),
      threshold: 0,
      missing: TreatMissingData.BREACHING,
      says: 'In a day fewer runs began than a quarter of the accounts with a plan, or nobody counted the accounts.',
    },
    DraftsMissing: {
      urgency: 'now',
      metric: beat(
        `IF(active >= ${ENOUGH} AND FILL(runs, 0) > 0 AND 2 * FILL(drafts, 0) < active, 1, 0)`,
        'Too few drafts',
        DAY,
        { runs: 'RunsStarted', drafts: 'DraftsMade' },
      ),
      threshold: 0,
      missing: TreatMissingData.BREACHING,
      says: 'In a day fewer drafts were made than one for two accounts with a plan, or nobody counted the accounts.',
    },
  }
}

/** EventBridge Scheduler could not reach a target: of the users' schedules, and of the stage's own. */
export function schedulerAlarms(groups: Readonly<Record<'users' | 'own', string>>): AlarmRules {
  const usingMetrics = Object.fromEntries(
    Object.entries(groups).flatMap(([id, ScheduleGroup]) =>
      [
        ['Failed', 'TargetErrorCount'],
        ['Dropped', 'InvocationDroppedCount'],
      ].map(([what, metricName = '']) => [
        `${id}${what}`,
        new Metric({
          namespace: 'AWS/Scheduler',
          metricName,
          dimensionsMap: { ScheduleGroup },
          statistic: 'sum',
          period: FIVE_MINUTES,
        }),
      ]),
    ),
  )
  return {
    SchedulerErrors: {
      urgency: 'now',
      metric: new MathExpression({
        expression: Object.keys(usingMetrics)
          .map((id) => `FILL(${id}, 0)`)
          .join(' + '),
        usingMetrics,
        period: FIVE_MINUTES,
        label: 'Starts that failed',
      }),
      threshold: 0,
      periods: 2,
      says: "EventBridge Scheduler cannot start users' daily runs, or a function of the stage: a role, a queue or a function is gone or refuses.",
    },
  }
}

/** Bedrock counts refused calls apart from those that it answered. */
export function modelAlarms(modelIds: readonly string[]): AlarmRules {
  if (modelIds.length === 0) return {}
  const of = (metricName: string) =>
    modelIds.map(
      (ModelId) =>
        new Metric({
          namespace: 'AWS/Bedrock',
          metricName,
          dimensionsMap: { ModelId },
          statistic: 'sum',
          period: Duration.minutes(15),
        }),
    )
  const named = (name: string, metrics: readonly Metric[]) =>
    metrics.map((metric, index) => [`${name}${index}`, metric] as const)
  const refused = named('refused', of('InvocationThrottles'))
  const answered = named('answered', of('Invocations'))
  const sum = (metrics: typeof refused) => metrics.map(([id]) => `FILL(${id}, 0)`).join(' + ')
  return {
    ModelThrottled: {
      urgency: 'later',
      metric: new MathExpression({
        expression: `IF(${sum(refused)} >= 10, 100 * (${sum(refused)}) / (${sum(refused)} + ${sum(answered)}), 0)`,
        usingMetrics: Object.fromEntries([...refused, ...answered]),
        period: Duration.minutes(15),
        label: 'Throttled %',
      }),
      threshold: 10,
      periods: 2,
      says: 'Bedrock refuses more than a tenth of the calls because its tokens of a minute are used up: letters wait.',
    },
  }
}
