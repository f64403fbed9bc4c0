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
const DAY_OF_MONTH =
  /(?<before>\p{L}{3,10})\.? (?:[1-9]|[12]\d|3[01])(?![\d.,%]*\d|\s?%)|(?:[1-9]|[12]\d|3[01])(?:\.|er|º)? (?:de )?(?<after>\p{L}{3,10})/gu

/**
 * Months with a year and days of a month that stand in no record: "March 2018" for 2019-03. The day on which an
 * earlier email was sent is the only one of a follow-up.
 */
export function wrongDates(
  text: string,
  { assignment: { facts, resumeText, posting }, records }: CheckContext,
): readonly RegExpExecArray[] {
  const named = rolesNamed(text, records)
  const dates = [
    ...facts.roles
      .filter(({ id }) => named.size === 0 || named.has(id))
      .flatMap(({ start, end }) => [start, end]),
    ...facts.education.flatMap(({ start, end }) => [start, end]),
    ...facts.certificates.map(({ year }) => year),
  ].flatMap((fact) => fact?.value ?? [])
  const written = `${resumeText}\n${posting.description}`.toLowerCase()
  const isWrong = ({ 0: said, groups }: RegExpExecArray): boolean => {
    const month = monthOf(groups?.['month'])
    const year = groups?.['year'] ?? ''
    const inDigits = new RegExp(String.raw`\b0?${month}[/.]${year}\b`, 'u')
    const isWritten =
      named.size === 0
        ? written.includes(said.toLowerCase()) || inDigits.test(written)
        : records.own.some(({ text: line, role }) => named.has(role ?? '') && line.includes(said))
    return month > 0 && !dates.includes(`${year}-${String(month).padStart(2, '0')}`) && !isWritten
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
