import type { Job, Language } from './person.ts'

/** The date of the generated resumes; current jobs last until then. */
const TODAY = '2025-06'

const WORDS: Record<Language, readonly [year: string, years: string, month: string, months: string]> = {
  en: ['year', 'years', 'month', 'months'],
  de: ['Jahr', 'Jahre', 'Monat', 'Monate'],
  fr: ['an', 'ans', 'mois', 'mois'],
  es: ['año', 'años', 'mes', 'meses'],
}

function months(start: string, end: string): number {
  const [startYear = 0, startMonth] = start.split('-').map(Number)
  const [endYear = 0, endMonth] = end.split('-').map(Number)
  return startMonth === undefined || endMonth === undefined
    ? 12 * (endYear - startYear)
    : 12 * (endYear - startYear) + endMonth - startMonth + 1
}

/** A job's duration in words: "4 years 2 months". */
export function lengthOf({ start, end }: Pick<Job, 'start' | 'end'>, language: Language): string {
  const all = Math.max(1, months(start, end === 'present' ? TODAY : end))
  const [year, years, month, monthsWord] = WORDS[language]
  const [whole, rest] = [Math.floor(all / 12), all % 12]
  return [
    whole === 0 ? '' : `${whole} ${whole === 1 ? year : years}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? month : monthsWord}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
