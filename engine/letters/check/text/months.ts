import { remember } from '../../../remember.ts'
import { monthNumber } from '../../../resume/layout/words/dates.ts'

/** The number of a month by its name in a language of resumes, or in digits; 0 for any other word. */
export const monthOf = (word = ''): number => Number(monthNumber(word) ?? (/^\d+$/u.test(word) ? word : 0))

const MONTH_AND_YEAR =
  /(?<name>\p{L}{3,10})\.?(?: de| del|,)? (?<year>(?:19|20)\d{2})\b|(?<![\d.])(?<digits>0?[1-9]|1[0-2])[/.](?<after>(?:19|20)\d{2})\b|\b(?<before>(?:19|20)\d{2})-(?<last>0[1-9]|1[0-2])\b/gu

/** The months with a year of a text, each as YYYY-MM, in whichever language and form they are written. */
export const monthsWithYear = remember(
  (text: string): readonly (readonly [key: string, match: RegExpExecArray])[] =>
    [...text.matchAll(MONTH_AND_YEAR)].flatMap((match) => {
      const { name, year, digits, after, before, last } = match.groups ?? {}
      const month = monthOf(name ?? digits ?? last)
      const key = `${year ?? after ?? before}-${String(month).padStart(2, '0')}`
      return month === 0 ? [] : [[key, match] as const]
    }),
  200_000,
)
