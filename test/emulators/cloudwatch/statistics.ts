type Values = readonly number[]

const sum = (values: Values): number => values.reduce((total, value) => total + value, 0)

const STATISTICS: Readonly<Record<string, (values: Values) => number>> = {
  Sum: sum,
  Average: (values) => sum(values) / values.length,
  Maximum: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  Minimum: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
  SampleCount: (values) => values.length,
}

/** A statistic by its name in a request, percentiles as `p95`; null for an unknown name. */
export function statisticOf(name: string): ((values: Values) => number) | null {
  const percent = Number(/^p(\d{1,2}(?:\.\d{1,2})?|100)$/.exec(name)?.[1] ?? Number.NaN)
  if (Number.isNaN(percent)) return STATISTICS[name] ?? null
  return (values) => {
    const sorted = values.toSorted((a, b) => a - b)
    return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
  }
}

/** Values by period, oldest first. Periods start with the range; periods without samples are left out. */
export function byPeriod(
  samples: readonly { readonly at: number; readonly value: number }[],
  range: { from: number; to: number; periodMs: number },
): readonly { at: number; values: Values }[] {
  const periods = Map.groupBy(
    samples.filter(({ at }) => at >= range.from && at < range.to),
    ({ at }) => range.from + Math.floor((at - range.from) / range.periodMs) * range.periodMs,
  )
  return [...periods]
    .map(([at, all]) => ({ at, values: all.map(({ value }) => value) }))
    .toSorted((a, b) => a.at - b.at)
}
