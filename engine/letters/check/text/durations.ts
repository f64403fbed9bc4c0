import type { Assignment } from '../../model.ts'
import { deriveFacts } from '../../../resume/facts/derive-facts.ts'
import { type Figure, figuresIn } from './figures.ts'

const dateOf = (value: string, today: Date): Date | null => {
  if (value === 'present') return today
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/u.exec(value) ?? []
  return year === undefined ? null : new Date(Date.UTC(Number(year), Number(month ?? '7') - 1, 1))
}

/** Months that spans cover together, overlaps once. */
function lengthOf(spans: readonly { readonly from: Date; readonly to: Date }[]): number {
  const months = new Set<number>()
  for (const { from, to } of spans)
    for (let month = monthIndex(from); month <= monthIndex(to); month += 1) months.add(month)
  return months.size
}
const monthIndex = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** "MRICS since 2018", "seit 2018" */
const SINCE = /\b(?:since|seit|depuis|desde)(?: \p{L}+)? ((?:19|20)\d{2})\b/giu

/** Months of each job, of jobs together, of an employer's jobs together and since each date of a resume: what "seven years" may rest on. */
export function monthsOf(
  { facts, today, resumeText, language }: Assignment,
  roleIds: ReadonlySet<string> | null,
  { isOfSchooling, isAgo }: { readonly isOfSchooling: boolean; readonly isAgo: boolean },
): readonly number[] {
  const roles = facts.roles.filter(({ id }) => roleIds === null || roleIds.has(id))
  const spans = roles.flatMap(({ start, end, employer }) => {
    const [from, to] = [dateOf(start?.value ?? '', today), dateOf(end?.value ?? 'present', today)]
    return from === null || to === null ? [] : [{ from, to, employer: employer?.value }]
  })
  const single = spans.map(({ from, to }) => monthIndex(to) - monthIndex(from) + 1)
  // What is over counts to its end, unless it is told how long ago it began.
  const begun = isAgo ? spans.map(({ from }) => monthIndex(today) - monthIndex(from)) : []
  const employers = [...new Set(spans.map(({ employer }) => employer))]
  const together =
    spans.length === 0
      ? []
      : [spans, ...employers.map((one) => spans.filter(({ employer }) => employer === one))].map(lengthOf)
  const others =
    roleIds === null && isOfSchooling
      ? [
          ...facts.education.flatMap(({ start, end }) => [start, end]),
          ...facts.certificates.map(({ year }) => year),
        ].flatMap((fact) => {
          const from = dateOf(fact?.value ?? '', today)
          return from === null ? [] : [monthIndex(today) - monthIndex(from)]
        })
      : []
  const since =
    roleIds === null
      ? [...resumeText.matchAll(SINCE)].map(([, year]) => monthIndex(today) - Number(year) * 12 - 6)
      : []
  const stated = figuresIn(
    [resumeText, ...deriveFacts(facts, today).map(({ text }) => text)].join('\n'),
    language,
  )
    .filter(({ unit }) => unit === 'year' || unit === 'month')
    .flatMap(({ values, unit }) => values.map((value) => (unit === 'year' ? value * 12 : value)))
  return [...single, ...begun, ...together, ...others, ...since, ...stated]
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
