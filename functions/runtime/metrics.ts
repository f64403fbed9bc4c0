import { systemClock } from './clock.ts'
import { logger } from './logger.ts'

/** Everything that is counted; alarms and dashboard know it under these names. */
export type MetricName = 'BillingEventsOverdue' | 'BillingEventsUnknown' | 'BillingDifferences' | 'BillingReconciled'

const STAGE = process.env['STAGE'] ?? 'local'

/** Counts are not for people to read, so the level of the log does not keep them back; on one machine nobody collects them. */
const written = logger.child({}, { level: STAGE === 'local' ? 'silent' : 'info' })

/**
 * Counts something in CloudWatch: a log line in its embedded metric format, out of which Lambda's log makes the metric by itself
 * (docs.aws.amazon.com, CloudWatch_Embedded_Metric_Format_Specification). No call, no permission.
 */
export function count(name: MetricName, value: number): void {
  const directive = { Namespace: 'Reachwell', Dimensions: [['Stage']], Metrics: [{ Name: name, Unit: 'Count' }] }
  written.info({ _aws: { Timestamp: systemClock.now().getTime(), CloudWatchMetrics: [directive] }, Stage: STAGE, [name]: value }, 'metric')
}
