/** The end date of something ongoing. */
export const PRESENT = 'present'

const ONGOING = new Set(['present', 'now', 'today', 'current', 'ongoing'])
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const READ = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/

export const isReadDate = (value: string): boolean => READ.test(value)

/**
 * Converts a date as people type it ("June 2019", "Sept. 2019", "06/2019", "2019-6", "now") to YYYY-MM, YYYY
 * or `present`; returns anything else in lower case.
 */
export function readDate(typed: string): string {
  const text = typed.toLowerCase()
  if (ONGOING.has(text)) return PRESENT
  const [, name = '', inYear = ''] = /^([a-z]{3,9})[.,]? (\d{4})$/.exec(text) ?? []
  const named =
    name === '' ? -1 : MONTHS.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name))
  if (named !== -1) return monthOf(inYear, named + 1)
  const [, month = '', year = ''] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (month !== '') return monthOf(year, Number(month))
  const [, first = '', second = ''] = /^(\d{4})[/.-](\d{1,2})$/.exec(text) ?? []
  return first === '' ? text : monthOf(first, Number(second))
}

const monthOf = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}`
