import type { CheckContext } from '../model.ts'
import type { Figure } from './figures.ts'

/** A month as a number; July where only the year is known. */
function monthOf(date: string | undefined, today: Date): number | null {
  const written = date === 'present' ? today.toISOString().slice(0, 7) : (date ?? '')
  const [, year, month = '7'] = /^(\d{4})(?:-(\d{2}))?$/u.exec(written) ?? []
  return year === undefined ? null : Number(year) * 12 + Number(month) - 1
}

/** Months that spans cover together, overlaps once. */
const lengthOf = (spans: readonly { readonly from: number; readonly to: number }[]): number =>
  new Set(
    spans.flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)),
  ).size

/** "MRICS since 2018", "seit 2018" */
const SINCE = /\b(?:since|seit|depuis|desde)(?: \p{L}+)? ((?:19|20)\d{2})\b/giu

/** Months of each job, of jobs together, of an employer's jobs together and since each date of a resume: what "seven years" may rest on. */
export function monthsOf(
  { assignment: { facts, today, resumeText }, records }: CheckContext,
  roleIds: ReadonlySet<string> | null,
  { isOfSchooling, isAgo }: { readonly isOfSchooling: boolean; readonly isAgo: boolean },
): readonly number[] {
  const roles = facts.roles.filter(({ id }) => roleIds === null || roleIds.has(id))
  const spans = roles.flatMap(({ start, end, employer }) => {
    const [from, to] = [monthOf(start?.value, today), monthOf(end?.value ?? 'present', today)]
    return from === null || to === null ? [] : [{ from, to, employer: employer?.value }]
  })
  const together = [
    ...spans.map((span) => [span]),
    spans,
    ...Map.groupBy(spans, ({ employer }) => employer).values(),
  ].map(lengthOf)
  const schooling = [
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map(({ year }) => year),
  ].map((fact) => fact?.value)
  const dates = [
    // What is over counts to its end, unless it is told how long ago it began.
    ...(isAgo ? roles.map(({ start }) => start?.value) : []),
    ...(roleIds === null && isOfSchooling ? schooling : []),
    ...(roleIds === null ? [...resumeText.matchAll(SINCE)].map(([, year]) => year) : []),
  ]
  const now = monthOf('present', today) ?? 0
  const since = dates.flatMap((date) => now - (monthOf(date, today) ?? now))
  const stated = records.own
    .flatMap(({ figures }) => figures)
    .flatMap(({ values, unit }) =>
      unit === 'year' || unit === 'month'
        ? values.map((value) => (unit === 'year' ? value * 12 : value))
        : [],
    )
  return [...together, ...since, ...stated]
}

/** True when a number of years or months is what some months come to, as careful people round them. */
export function fitsMonths({ values, unit, rounding }: Figure, months: readonly number[]): boolean {
  const claimed = values.map((value) => (unit === 'year' ? value * 12 : value))
  const slack = unit === 'year' ? 6 : 1
  return claimed.some((value) =>
    months.some((actual) => {
      if (rounding === 'over') return actual >= value && actual < value + 14
      if (rounding === 'under') return actual >= value - 5 && actual <= value + 1
      return Math.abs(actual - value) <= slack || (unit === 'year' && actual >= value && actual < value + 12)
    }),
  )
}
