import type { ResumeFacts } from '../../../values/resume-facts.ts'
import type { CheckContext } from '../model.ts'
import type { RecordLine } from '../record.ts'
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
  const isHere = (id: string | null): boolean => id === null || named.size === 0 || named.has(id)
  const all = [...records.own, ...records.posting]
  const isStated = (month: string, roles: ResumeFacts['roles'], lines: readonly RecordLine[]): boolean =>
    roles.some(({ start, end }) => [start?.value, end?.value].includes(month)) ||
    lines.some((line) => monthsWithYear(line.text).some(([one]) => one === month))
  const isKnown = (month: string): boolean =>
    isStated(
      month,
      facts.roles.filter(({ id }) => isHere(id)),
      named.size === 0 ? all : records.own.filter(({ role }) => isHere(role)),
    )
  const isWrongDay = ({ 0: said, groups }: RegExpExecArray): boolean =>
    monthOf(groups?.['before'] ?? groups?.['after']) > 0 &&
    !all.some((line) => line.text.toLowerCase().includes(said.toLowerCase()))
  return [
    // A month of another job, or of the posting, may be meant.
    ...monthsWithYear(text).flatMap(([month, match]) =>
      isKnown(month) ? [] : [[match, !isStated(month, facts.roles, all)] as const],
    ),
    ...[...text.matchAll(DAY_OF_MONTH)].filter(isWrongDay).map((match) => [match, true] as const),
  ]
}
