import { lengthOf, monthOf, periodOf } from '../../../resume/facts/periods.ts'
import type { CheckContext } from '../model.ts'
import type { Figure } from './figures.ts'

/** "MRICS since 2018", "foreman from 2020", "seit 2018" */
const SINCE =
  /(?<!\p{L})(?:since|from|seit|ab|depuis|à partir de|desde|a partir de)(?: \p{L}+)? ((?:19|20)\d{2})\b(?!\s*(?:[–-]|to|until|bis|à|a|hasta)\s*\d)/giu

/** Months of each job, of jobs together, of an employer's jobs together and since each date of a resume: what "seven years" may rest on. */
export function monthsOf(
  { assignment: { facts, today }, records }: CheckContext,
  roleIds: ReadonlySet<string> | null,
  { isOfSchooling, isAgo }: { readonly isOfSchooling: boolean; readonly isAgo: boolean },
): readonly number[] {
  const roles = facts.roles.filter(({ id }) => roleIds === null || roleIds.has(id))
  const now = monthOf(today)
  const spans = roles.flatMap(({ start, end, employer }) => {
    const period = periodOf(start?.value ?? '', end?.value ?? 'present', now)
    return period === null ? [] : [{ ...period, employer: employer?.value }]
  })
  const together = [
    ...spans.map((span) => [span]),
    spans,
    ...Map.groupBy(spans, ({ employer }) => employer).values(),
  ].map((some) => (lengthOf(some)?.months ?? 0) + 1)
  // What began in a job lasted to its end at most.
  const begun = records.own.flatMap(({ text, role }) => {
    const end = roles.find(({ id }) => id === role)?.end?.value
    return [...text.matchAll(SINCE)].map(([, year]) => ({ start: year, end }))
  })
  const schooling = [
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map(({ year }) => year),
  ].map((fact) => fact?.value)
  const dates = [
    // What is over counts to its end, unless it is told how long ago it began.
    ...(isAgo ? roles.flatMap(({ start, end }) => [start?.value, end?.value]) : []),
    ...(roleIds === null && isOfSchooling ? schooling : []),
  ].map((start) => ({ start, end: 'present' }))
  const since = [...dates, ...(roleIds === null ? begun : [])].flatMap(({ start = '', end = 'present' }) => {
    const period = periodOf(start, end, now)
    return period === null ? [] : (lengthOf([period])?.months ?? 0)
  })
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
      // Over ten, twenty or thirty years says less than what may be true, and no more.
      if (rounding === 'over')
        return actual >= value && actual < Math.max(value + 14, value * (value % 120 === 0 ? 2 : 1.25))
      if (rounding === 'under') return actual >= value - 5 && actual <= value + 1
      return Math.abs(actual - value) <= slack || (unit === 'year' && actual >= value && actual < value + 12)
    }),
  )
}
