import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch'
import { METRIC_NAMESPACE, METRICS, type MetricName } from '#shared/catalog/monitoring/metrics.ts'
import type { StageName } from '../../context.ts'

export const FIVE_MINUTES = Duration.minutes(5)
export const HOUR = Duration.hours(1)
export const DAY = Duration.days(1)

/** A metric computed from several counters; use FILL for counters without data. */
export const combined = (
  expression: string,
  label: string,
  usingMetrics: Record<string, Metric>,
): MathExpression =>
  new MathExpression({
    expression,
    label,
    usingMetrics,
    period: Object.values(usingMetrics)[0]?.period ?? HOUR,
  })

/** A metric that AWS counts: the sum of five minutes unless `how` says otherwise. */
export const awsMetric = (
  service: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  how: Pick<MetricProps, 'statistic' | 'period'> = {},
): Metric =>
  new Metric({
    namespace: `AWS/${service}`,
    metricName,
    dimensionsMap,
    statistic: 'sum',
    period: FIVE_MINUTES,
    ...how,
  })

export const gatewayMetric = (apiId: string, metricName: string, statistic: string): Metric =>
  awsMetric('ApiGateway', metricName, { ApiId: apiId }, { statistic })

/** A metric of our functions (functions/platform/log/metrics.ts): the total, or one dimension value. */
export const countedMetric =
  (stage: StageName) =>
  (metricName: MetricName, period: Duration, value?: string): Metric => {
    const { by }: { unit: string; by?: string } = METRICS[metricName]
    return new Metric({
      namespace: METRIC_NAMESPACE,
      metricName,
      dimensionsMap: { Stage: stage, ...(by === undefined || value === undefined ? {} : { [by]: value }) },
      statistic: 'sum',
      period,
    })
  }

export type Counted = ReturnType<typeof countedMetric>
