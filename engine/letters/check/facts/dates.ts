import type { CheckContext } from '../model.ts'
import { monthOf, monthsWithYear } from '../text/months.ts'
import type { ToldClause } from '../told.ts'

const DAY_OF_MONTH =
  /(?<before>\p{L}{3,10})\.? (?:[1-9]|[12]\d|3[01])(?![\d.,%]*\d|\s?%)|(?:[1-9]|[12]\d|3[01])(?:\.|er|º)? (?:de )?(?<after>\p{L}{3,10})/gu

/**
 * Months with a year and days of a month that stand in no record: "March 2018" for 2019-03. The day on which an
 * earlier email was sent is the only one of a follow-up.
 */
export function wrongDates(
  { text, roles: named }: ToldClause,
  { assignment: { facts }, records }: CheckContext,
): readonly (readonly [RegExpExecArray, isCertain: boolean])[] {
  const dates = facts.roles
    .filter(({ id }) => named.size === 0 || named.has(id))
    .flatMap(({ start, end }) => [start?.value, end?.value])
  const written = [...records.own, ...(named.size === 0 ? records.posting : [])].filter(
    ({ role }) => role === null || named.size === 0 || named.has(role),
  )
  const known = new Set([
    ...dates,
    ...written.flatMap((line) => monthsWithYear(line.text).map(([month]) => month)),
  ])
  const all = [...records.own, ...records.posting].map(({ text: line }) => line)
  // A month of another job, or of the posting, may be meant.
  const months = new Set([
    ...facts.roles.flatMap(({ start, end }) => [start?.value, end?.value]),
    ...all.flatMap((line) => monthsWithYear(line).map(([month]) => month)),
  ])
  const lines = all.map((line) => line.toLowerCase())
  const isWrongDay = ({ 0: said, groups }: RegExpExecArray): boolean =>
    monthOf(groups?.['before'] ?? groups?.['after']) > 0 &&
    !lines.some((line) => line.includes(said.toLowerCase()))
  return [
    ...monthsWithYear(text).flatMap(([month, match]) =>
      known.has(month) ? [] : [[match, !months.has(month)] as const],
    ),
    ...[...text.matchAll(DAY_OF_MONTH)].filter(isWrongDay).map((match) => [match, true] as const),
  ]
}
