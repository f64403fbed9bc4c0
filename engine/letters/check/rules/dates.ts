import { once } from '../../../remember.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import type { CheckContext } from '../model.ts'
import { rolesNamed } from '../record.ts'
import { bare } from '../text/fold.ts'

/** The names of the months in the languages of letters, long and short. */
const months = once(
  () =>
    new Map(
      LETTER_LANGUAGES.flatMap((locale) =>
        (['long', 'short'] as const).flatMap((month) => {
          const names = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
          return Array.from(
            { length: 12 },
            (_, at) => [bare(names.format(Date.UTC(2026, at))).replace('.', ''), at + 1] as const,
          )
        }),
      ),
    ),
)
const monthOf = (word = ''): number => months().get(bare(word)) ?? 0

const MONTH_AND_YEAR = /(?<month>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b/gu
const IN_DIGITS =
  /(?<![\d.])(?<month>0?[1-9]|1[0-2])[/.](?<year>(?:19|20)\d{2})\b|\b(?<first>(?:19|20)\d{2})-(?<second>0[1-9]|1[0-2])\b/gu
const DAY_OF_MONTH =
  /(?<before>\p{L}{3,10})\.? (?:[1-9]|[12]\d|3[01])(?![\d.,%]*\d|\s?%)|(?:[1-9]|[12]\d|3[01])(?:\.|er|º)? (?:de )?(?<after>\p{L}{3,10})/gu

/** The months with a year of a text, as YYYY-MM, in whichever language and form they are written. */
const monthsWithYear = (text: string): readonly string[] => [
  ...[...text.matchAll(MONTH_AND_YEAR)].map(({ groups }) =>
    keyOf(monthOf(groups?.['month']), groups?.['year']),
  ),
  ...[...text.matchAll(IN_DIGITS)].map(({ groups }) =>
    keyOf(Number(groups?.['month'] ?? groups?.['second']), groups?.['year'] ?? groups?.['first']),
  ),
]
const keyOf = (month: number, year = ''): string => `${year}-${String(month).padStart(2, '0')}`

/**
 * Months with a year and days of a month that stand in no record: "March 2018" for 2019-03. The day on which an
 * earlier email was sent is the only one of a follow-up.
 */
export function wrongDates(
  text: string,
  { assignment: { facts, resumeText, posting }, records }: CheckContext,
): readonly RegExpExecArray[] {
  const named = rolesNamed(text, records)
  const dates = facts.roles
    .filter(({ id }) => named.size === 0 || named.has(id))
    .flatMap(({ start, end }) => [start?.value, end?.value])
  const written =
    named.size === 0
      ? `${resumeText}\n${posting.description}`
      : records.own
          .filter(({ role }) => role === null || named.has(role))
          .map((line) => line.text)
          .join('\n')
  const known = new Set([...dates, ...monthsWithYear(written)])
  const isWrong = ({ groups }: RegExpExecArray): boolean => {
    const month = monthOf(groups?.['month'])
    return month > 0 && !known.has(keyOf(month, groups?.['year']))
  }
  const lines = [...records.own, ...records.posting].map((line) => line.text.toLowerCase())
  const isWrongDay = ({ 0: said, groups }: RegExpExecArray): boolean =>
    monthOf(groups?.['before'] ?? groups?.['after']) > 0 &&
    !lines.some((line) => line.includes(said.toLowerCase()))
  return [
    ...[...text.matchAll(MONTH_AND_YEAR)].filter(isWrong),
    ...[...text.matchAll(DAY_OF_MONTH)].filter(isWrongDay),
  ]
}
