import { Duration } from 'aws-cdk-lib'
import { type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type { AlarmRules } from './alarm-rule.ts'
import { awsMetric, combined, DAY, HOUR, type Counted } from './metrics.ts'

/** With fewer accounts, their owners' pauses explain a day without a run. */
const ENOUGH = 20
/** With so many, three hours of the night without one run have another cause than sleep. */
const MANY = 500

/**
 * Whether the daily work happens at all, against the number of accounts that pay for it. Other alarms need something
 * that fails; these ring when nothing happens, and when nobody counts.
 */
export function heartbeatAlarms(counted: Counted): AlarmRules {
  const active = (period: Duration) => counted('ActiveAccounts', period).with({ statistic: 'max' })
  return {
    RunsSilent: {
      urgency: 'now',
      metric: combined(`IF(active >= ${MANY} AND FILL(runs, 0) == 0, 1, 0)`, 'Hours without a run', {
        active: active(HOUR),
        runs: counted('RunsStarted', HOUR),
      }),
      threshold: 0,
      periods: 3,
      missing: TreatMissingData.BREACHING,
      says: 'For three hours no run began although hundreds of accounts have a plan, or nobody counted the accounts.',
    },
    RunsMissing: {
      urgency: 'now',
      metric: combined(`IF(active >= ${ENOUGH} AND 4 * FILL(runs, 0) < active, 1, 0)`, 'Too few runs', {
        active: active(DAY),
        runs: counted('RunsStarted', DAY),
      }),
      threshold: 0,
      missing: TreatMissingData.BREACHING,
      says: 'In a day fewer runs began than a quarter of the accounts with a plan, or nobody counted the accounts.',
    },
    DraftsMissing: {
      urgency: 'now',
      metric: combined(
        `IF(active >= ${ENOUGH} AND FILL(runs, 0) > 0 AND 2 * FILL(drafts, 0) < active, 1, 0)`,
        'Too few drafts',
        {
          active: active(DAY),
          runs: counted('RunsStarted', DAY),
          drafts: counted('DraftsMade', DAY),
        },
      ),
      threshold: 0,
      missing: TreatMissingData.BREACHING,
      says: 'In a day fewer drafts were made than one for two accounts with a plan, or nobody counted the accounts.',
    },
  }
}

/** The sum of counters, some of which may have no data. */
const sum = (metrics: Readonly<Record<string, Metric>>): string =>
  Object.keys(metrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ')

/** EventBridge Scheduler could not reach a target: of the users' schedules, and of the stage's own. */
export function schedulerAlarms(groups: Readonly<Record<'users' | 'own', string>>): AlarmRules {
  const failures = Object.fromEntries(
    Object.entries(groups).flatMap(([id, ScheduleGroup]) =>
      [
        ['Failed', 'TargetErrorCount'],
        ['Dropped', 'InvocationDroppedCount'],
      ].map(([what, metricName = '']) => [
        `${id}${what}`,
        awsMetric('Scheduler', metricName, { ScheduleGroup }),
      ]),
    ),
  )
  return {
    SchedulerErrors: {
      urgency: 'now',
      metric: combined(sum(failures), 'Starts that failed', failures),
      threshold: 0,
      periods: 2,
      says: "EventBridge Scheduler cannot start users' daily runs, or a function of the stage: a role, a queue or a function is gone or refuses.",
    },
  }
}

/** Bedrock counts refused calls apart from those that it answered. */
export function modelAlarms(modelIds: readonly string[]): AlarmRules {
  if (modelIds.length === 0) return {}
  const named = (name: string, metricName: string) =>
    Object.fromEntries(
      modelIds.map((ModelId, index) => [
        `${name}${index}`,
        awsMetric('Bedrock', metricName, { ModelId }, { period: Duration.minutes(15) }),
      ]),
    )
  const refused = named('refused', 'InvocationThrottles')
  const answered = named('answered', 'Invocations')
  return {
    ModelThrottled: {
      urgency: 'later',
      metric: combined(
        `IF(${sum(refused)} >= 10, 100 * (${sum(refused)}) / (${sum(refused)} + ${sum(answered)}), 0)`,
        'Throttled %',
        { ...refused, ...answered },
      ),
      threshold: 10,
      periods: 2,
      says: 'Bedrock refuses more than a tenth of the calls because its tokens of a minute are used up: letters wait.',
    },
  }
}
