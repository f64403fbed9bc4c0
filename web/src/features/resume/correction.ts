import { areInOrder, type FactField, FIELDS_OF, isDateField, isDateOf } from '#engine/values/fact-fields.ts'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { monthInWords } from '#web/lib/time.ts'
import { readDate } from './typed-date.ts'

export type Typed = Readonly<Partial<Record<FactField, string>>>
type Values = Partial<Record<FactField, string | null>>

export const DATE_HINT = 'Month and year, such as June 2019, or the year alone.'
export const END_HINT = `${DATE_HINT} “present” if it hasn’t ended.`

/** Initial texts of the fields of an editor. */
export const typedFrom = (item: FactItem): Typed =>
  Object.fromEntries(
    item.values.map(({ field, value }) => [
      field,
      value === null ? '' : isDateField(field) ? monthInWords(value) : value,
    ]),
  )

function problemWith({ kind }: FactItem, field: FactField, value: string | null): string | null {
  const required: readonly FactField[] = FIELDS_OF[kind].required
  if (value === null)
    return required.includes(field)
      ? 'Write what it says. If letters should leave it out, choose “Never use this”.'
      : null
  if (isDateField(field) && !isDateOf(field, value)) return field === 'end' ? END_HINT : DATE_HINT
  return null
}

/** Converts the typed texts to the values to save, or to errors. An empty field becomes null. */
export function readTyped(item: FactItem, typed: Typed): { values: Values } | { errors: Typed } {
  const values: Values = {}
  const errors: Partial<Record<FactField, string>> = {}
  for (const { field } of item.values) {
    const text = (typed[field] ?? '').trim().replaceAll(/\s+/g, ' ')
    const value = text === '' ? null : isDateField(field) ? readDate(text) : text
    values[field] = value
    const problem = problemWith(item, field, value)
    if (problem !== null) errors[field] = problem
  }
  const { start, end } = values
  if (Object.keys(errors).length === 0 && start && end && !areInOrder(start, end, new Date()))
    errors.end = 'The end can’t be before the start.'
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
