import { format, isValid, parse } from 'date-fns'
import { PRESENT } from '#engine/values/fact-fields.ts'

const ONGOING = new Set<string>([PRESENT, 'now', 'today', 'current', 'ongoing'])
const FORMATS = ['MMMM yyyy', 'MMM yyyy', 'M yyyy', 'yyyy M'] as const

/**
 * Converts a date as people type it ("June 2019", "Sept. 2019", "06/2019", "2019-6", "now") to YYYY-MM, YYYY
 * or `present`; returns anything else in lower case.
 */
export function readDate(typed: string): string {
  const text = typed.toLowerCase()
  if (ONGOING.has(text)) return PRESENT
  const words = text.replaceAll(/[.,/\s-]+/g, ' ').replace(/^sept /, 'sep ')
  const date = FORMATS.map((form) => parse(words, form, 0)).find(isValid)
  return date === undefined ? text : format(date, 'yyyy-MM')
}
