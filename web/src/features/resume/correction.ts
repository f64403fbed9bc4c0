import type { FactField } from '#engine/values/fact-fields.ts'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { monthInWords } from '#web/lib/time.ts'
import { isReadDate, PRESENT, readDate } from './typed-date.ts'

export type Typed = Readonly<Partial<Record<FactField, string>>>
type Values = Partial<Record<FactField, string | null>>

export const isDate = (field: FactField): boolean => field === 'start' || field === 'end' || field === 'year'

export const DATE_HINT = 'Month and year, such as June 2019, or the year alone.'
export const END_HINT = `${DATE_HINT} “present” if it hasn’t ended.`

const NEEDED = {
  headline: 'text',
  phone: 'text',
  line: 'text',
  skill: 'text',
  language: 'text',
  certificate: 'name',
  name: null,
  role: null,
  education: null,
} as const

/** Initial texts of the fields of an editor. */
export const typedFrom = (item: FactItem): Typed =>
  Object.fromEntries(
    item.values.map(({ field, value }) => [
      field,
      value === null ? '' : isDate(field) ? monthInWords(value) : value,
    ]),
  )

function problemWith(item: FactItem, field: FactField, value: string | null): string | null {
  if (value === null)
    return NEEDED[item.kind] === field
      ? 'Write what it says. If letters should leave it out, choose “Never use this”.'
      : null
  if (isDate(field) && !isReadDate(value) && !(field === 'end' && value === PRESENT))
    return field === 'end' ? END_HINT : DATE_HINT
  return null
}

/** Dates are compared to the precision that both have: a year alone may be any of its months. */
function isInOrder(start: string | null, end: string | null): boolean {
  if (start === null || end === null) return true
  const until = end === PRESENT ? new Date().toISOString().slice(0, 7) : end
  const length = Math.min(start.length, until.length)
  return start.slice(0, length) <= until.slice(0, length)
}

/** Converts the typed texts to the values to save, or to errors. An empty field becomes null. */
export function readTyped(item: FactItem, typed: Typed): { values: Values } | { errors: Typed } {
  const values: Values = {}
  const errors: Partial<Record<FactField, string>> = {}
  for (const { field } of item.values) {
    const text = (typed[field] ?? '').trim().replaceAll(/\s+/g, ' ')
    const value = text === '' ? null : isDate(field) ? readDate(text) : text
    values[field] = value
    const problem = problemWith(item, field, value)
    if (problem !== null) errors[field] = problem
  }
  if (Object.keys(errors).length === 0 && !isInOrder(values['start'] ?? null, values['end'] ?? null))
    errors.end = 'The end can’t be before the start.'
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
