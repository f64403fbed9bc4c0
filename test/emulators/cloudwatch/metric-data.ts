import * as z from 'zod/mini'
import { AwsRefusal } from '#emulators/kit/aws.ts'
import type { Samples } from './samples.ts'
import { byPeriod, statisticOf } from './statistics.ts'

const MAX_QUERIES = 500
const MAX_POINTS = 100_800

const Dimension = z.object({ Name: z.string(), Value: z.string() })
const Id = z.string().check(z.regex(/^[a-z]\w*$/))
const Period = z.int().check(z.refine((seconds) => seconds > 0 && seconds % 60 === 0))
const Query = z.object({
  Id,
  Label: z.optional(z.string()),
  Expression: z.optional(z.string()),
  MetricStat: z.optional(
    z.object({
      Metric: z.object({
        Namespace: z.string(),
        MetricName: z.string(),
        Dimensions: z._default(z.array(Dimension).check(z.maxLength(30)), []),
      }),
      Period,
      Stat: z.string(),
    }),
  ),
})

/** Times are seconds since 1970 in this protocol. */
export const GetMetricData = z.object({
  MetricDataQueries: z.array(Query).check(z.minLength(1), z.maxLength(MAX_QUERIES)),
  StartTime: z.number(),
  EndTime: z.number(),
  ScanBy: z._default(z.enum(['TimestampAscending', 'TimestampDescending']), 'TimestampDescending'),
})

/** The name of a refusal of what this emulator or CloudWatch does not know. */
export const INVALID = 'InvalidParameterValueException'

interface Asked {
  readonly label: string
  readonly samples: readonly { readonly at: number; readonly value: number }[]
}

/** `SEARCH('{Namespace,Dimension,Dimension} MetricName="Name" Dimension="value"', 'Sum', 3600)` */
const SEARCH = /^SEARCH\('\{([^,}]+),([^}]+)\} MetricName="([^"]+)"((?: \w+="[^"]*")*)', '(\w+)', (\d+)\)$/
const FILTER = / (\w+)="([^"]*)"/g
/** The only dynamic label that is supported: a dimension's value. */
const LABEL = /^\$\{PROP\('Dim\.(\w+)'\)\}$/

type Of = z.output<typeof Query>

function search(
  samples: Samples,
  { Expression = '', Label = '' }: Of,
): { period: number; stat: string; found: readonly Asked[] } {
  const [, namespace, names, name, filters = '', stat, period] = SEARCH.exec(Expression) ?? []
  if (namespace === undefined || names === undefined || name === undefined || stat === undefined)
    throw new AwsRefusal(INVALID, 'This emulator knows no expression but SEARCH of one metric.')
  const wanted = [...filters.matchAll(FILTER)]
  const dimension = LABEL.exec(Label)?.[1] ?? ''
  const found = samples
    .with(
      namespace,
      name,
      names.split(',').map((part) => part.trim()),
    )
    .filter(({ dimensions }) => wanted.every(([, key = '', value]) => dimensions[key] === value))
  return {
    period: Number(period),
    stat,
    found: found.map((series) => ({ label: series.dimensions[dimension] ?? name, samples: series.samples })),
  }
}

function asked(samples: Samples, query: Of): { period: number; stat: string; found: readonly Asked[] } {
  if (query.MetricStat === undefined) return search(samples, query)
  const { Metric, Period: period, Stat: stat } = query.MetricStat
  const dimensions = Object.fromEntries(Metric.Dimensions.map(({ Name, Value }) => [Name, Value]))
  const found = samples.find({ namespace: Metric.Namespace, name: Metric.MetricName, dimensions })
  return { period, stat, found: [{ label: query.Label ?? Metric.MetricName, samples: found }] }
}

/** The response to GetMetricData. Throws AwsRefusal. */
export function metricData(
  samples: Samples,
  { MetricDataQueries, StartTime, EndTime, ScanBy }: z.output<typeof GetMetricData>,
) {
  if (EndTime <= StartTime)
    throw new AwsRefusal(INVALID, 'The parameter StartTime must be less than the parameter EndTime.')
  if (new Set(MetricDataQueries.map((query) => query.Id)).size < MetricDataQueries.length)
    throw new AwsRefusal(INVALID, 'The ids of the queries must differ.')
  // Rounded down to the minute, as CloudWatch does for data younger than 15 days.
  const from = Math.floor(StartTime / 60) * 60_000
  let points = 0
  const MetricDataResults = MetricDataQueries.flatMap((query) => {
    const { period, stat, found } = asked(samples, query)
    const statistic = statisticOf(stat)
    if (statistic === null)
      throw new AwsRefusal(INVALID, `The value ${stat} for parameter Stat is not supported.`)
    points += Math.ceil((EndTime * 1_000 - from) / (period * 1_000)) * found.length
    if (points > MAX_POINTS)
      throw new AwsRefusal(INVALID, 'The request would return more than 100800 datapoints.')
    return found.map(({ label, samples: values }) => {
      const periods = byPeriod(values, { from, to: EndTime * 1_000, periodMs: period * 1_000 })
      const ordered = ScanBy === 'TimestampAscending' ? periods : periods.toReversed()
      return {
        Id: query.Id,
        Label: label,
        Timestamps: ordered.map(({ at }) => at / 1_000),
        Values: ordered.map((one) => statistic(one.values)),
        StatusCode: 'Complete',
      }
    })
  })
  return { MetricDataResults, Messages: [] }
}
