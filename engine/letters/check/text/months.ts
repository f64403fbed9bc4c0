import { remember } from '../../../remember.ts'
import { monthNumber } from '../../../resume/layout/words/dates.ts'

/** The number of a month by its name in a language of resumes; 0 for any other word. */
export const monthOf = (word = ''): number => Number(monthNumber(word) ?? 0)

/** A word and a year behind it: of a month, or of anything else. */
export const MONTH_AND_YEAR = /(?<month>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b/gu
const IN_DIGITS =
  /(?<![\d.])(?<month>0?[1-9]|1[0-2])[/.](?<year>(?:19|20)\d{2})\b|\b(?<first>(?:19|20)\d{2})-(?<second>0[1-9]|1[0-2])\b/gu
/** A month as YYYY-MM. */
export const keyOf = (month: number, year = ''): string => `${year}-${String(month).padStart(2, '0')}`

/** The months with a year of a text, as YYYY-MM, in whichever language and form they are written. */
export const monthsWithYear = remember(
  (text: string): readonly string[] => [
    ...[...text.matchAll(MONTH_AND_YEAR)].map(({ groups }) =>
      keyOf(monthOf(groups?.['month']), groups?.['year']),
    ),
    ...[...text.matchAll(IN_DIGITS)].map(({ groups }) =>
      keyOf(Number(groups?.['month'] ?? groups?.['second']), groups?.['year'] ?? groups?.['first']),
    ),
  ],
  200_000,
)
