import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { METRIC_NAMESPACE, METRICS, type MetricName } from '#shared/catalog/monitoring/metrics.ts'
import type { StageName } from '../../context.ts'

export const FIVE_MINUTES = Duration.minutes(5)

export const gatewayMetric = (apiId: string, metricName: string, statistic: string): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: apiId },
    statistic,
    period: FIVE_MINUTES,
  })

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
