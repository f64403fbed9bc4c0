import { once } from '../../../remember.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import { bare } from './fold.ts'

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
/** The number of a month by its name in one of the languages of letters; 0 for any other word. */
export const monthOf = (word = ''): number => months().get(bare(word)) ?? 0

/** A word and a year behind it: of a month, or of anything else. */
export const MONTH_AND_YEAR = /(?<month>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b/gu
const IN_DIGITS =
  /(?<![\d.])(?<month>0?[1-9]|1[0-2])[/.](?<year>(?:19|20)\d{2})\b|\b(?<first>(?:19|20)\d{2})-(?<second>0[1-9]|1[0-2])\b/gu
/** A month as YYYY-MM. */
export const keyOf = (month: number, year = ''): string => `${year}-${String(month).padStart(2, '0')}`

/** The months with a year of a text, as YYYY-MM, in whichever language and form they are written. */
export const monthsWithYear = (text: string): readonly string[] => [
  ...[...text.matchAll(MONTH_AND_YEAR)].map(({ groups }) =>
    keyOf(monthOf(groups?.['month']), groups?.['year']),
  ),
  ...[...text.matchAll(IN_DIGITS)].map(({ groups }) =>
    keyOf(Number(groups?.['month'] ?? groups?.['second']), groups?.['year'] ?? groups?.['first']),
  ),
]
