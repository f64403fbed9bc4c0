import type { CloudWatchClient } from '@aws-sdk/client-cloudwatch'
import * as z from 'zod/mini'
import { metricMath, type Measured } from '#emulators/cloudwatch/metric-math.ts'
import { metricData, pointsOf, queryOf } from '#vendors/cloudwatch/queries.ts'

/** Replaces dimensions that CloudFormation knows only after deployment. */
export const MADE_LATER = 'made-by-cloudformation'

const Metric = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })),
})
const Stat = z.enum(['Sum', 'Average', 'Maximum', 'Minimum'])
const Measurement = z.object({ Metric, Period: z.number(), Stat })
const Common = {
  ComparisonOperator: z.enum(['GreaterThanThreshold', 'LessThanThreshold']),
  EvaluationPeriods: z.number(),
  Threshold: z.number(),
}
const Alarm = z.union([
  z.object({
    ...Common,
    Metrics: z.array(
      z.object({ Id: z.string(), Expression: z.optional(z.string()), MetricStat: z.optional(Measurement) }),
    ),
  }),
  z.pipe(
    z.object({ ...Common, ...Metric.shape, Period: z.number(), Statistic: z.enum(['Minimum', 'Sum']) }),
    z.transform(({ Period, Statistic, Namespace, MetricName, Dimensions, ...common }) => ({
      ...common,
      Metrics: [
        {
          Id: 'm',
          Expression: undefined,
          MetricStat: { Metric: { Namespace, MetricName, Dimensions }, Period, Stat: Statistic },
        },
      ],
    })),
  ),
])

/**
 * Whether an alarm of a template would be in ALARM at an instant, given its metrics, expression and threshold
 * and the metrics in CloudWatch. A period without a value does not breach.
 */
export async function stands(properties: unknown, client: CloudWatchClient, now: Date): Promise<boolean> {
  const { Metrics, EvaluationPeriods, Threshold, ComparisonOperator } = Alarm.parse(properties)
  const expression = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? 'm'
  const measurements = Metrics.flatMap(({ Id, MetricStat }) =>
    MetricStat === undefined ? [] : [{ id: Id, ...MetricStat }],
  )
  const periodMs = (measurements[0]?.Period ?? 0) * 1_000
  const from = now.getTime() - EvaluationPeriods * periodMs
  const results = await metricData(
    client,
    measurements.map(({ id, Metric: { Namespace, MetricName, Dimensions }, Period, Stat: stat }) =>
      queryOf(id, {
        namespace: Namespace,
        name: MetricName,
        dimensions: Object.fromEntries(
          Dimensions.map(({ Name, Value }) => [Name, typeof Value === 'string' ? Value : MADE_LATER]),
        ),
        stat,
        period: Period,
      }),
    ),
    { from: new Date(from), to: now },
  )
  const breaches = (value: Measured): boolean =>
    value !== null && (ComparisonOperator === 'GreaterThanThreshold' ? value > Threshold : value < Threshold)
  return Array.from({ length: EvaluationPeriods }, (_, index) => from + index * periodMs).every((begins) =>
    breaches(
      metricMath(
        expression,
        new Map(
          results.map((result) => [
            result.Id ?? '',
            pointsOf(result).find(({ at }) => at.getTime() === begins)?.value ?? null,
          ]),
        ),
      ),
    ),
  )
}
