import * as z from 'zod/mini'

/** A field of a resume's items. Dates are YYYY-MM, YYYY or `present`. */
export const FactField = z.enum([
  'text',
  'employer',
  'title',
  'location',
  'start',
  'end',
  'institution',
  'degree',
  'field',
  'name',
  'issuer',
  'region',
  'year',
])
export type FactField = z.infer<typeof FactField>

/** The kinds of items of a resume. */
export const ItemKind = z.enum([
  'name',
  'headline',
  'phone',
  'role',
  'line',
  'education',
  'certificate',
  'skill',
  'language',
])
export type ItemKind = z.infer<typeof ItemKind>

/** The fields of each kind of item; an item without a `required` field is dropped. */
export const FIELDS_OF = {
  name: { fields: ['text'], required: [] },
  headline: { fields: ['text'], required: ['text'] },
  phone: { fields: ['text'], required: ['text'] },
  role: { fields: ['employer', 'title', 'location', 'start', 'end'], required: [] },
  line: { fields: ['text'], required: ['text'] },
  education: { fields: ['institution', 'degree', 'field', 'start', 'end'], required: [] },
  certificate: { fields: ['name', 'issuer', 'region', 'year'], required: ['name'] },
  skill: { fields: ['text'], required: ['text'] },
  language: { fields: ['text'], required: ['text'] },
} as const satisfies Record<
  ItemKind,
  { readonly fields: readonly FactField[]; readonly required: readonly FactField[] }
>

/** The end of something ongoing. */
export const PRESENT = 'present'

const DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/u

export const isDateField = (field: FactField): boolean => /^(?:start|end|year)$/u.test(field)

/** Whether a value can be the date of this field. */
export const isDateOf = (field: FactField, value: string): boolean =>
  DATE.test(value) || (field === 'end' && value === PRESENT)

/** Whether two dates are in order; a year alone is in order with any of its months. */
export function areInOrder(start: string, end: string, now: Date): boolean {
  const until = end === PRESENT ? now.toISOString() : end
  const length = Math.min(start.length, until.length)
  return start.slice(0, length) <= until.slice(0, length)
}

/** How well the resume fits the saved job title. */
export const TitleFit = z.object({
  jobTitle: z.string(),
  /** Number of facts that point to the title. */
  facts: z.number(),
  verdict: z.enum(['speaks', 'little', 'nothing', 'other_field']),
  /** A sentence for the owner. */
  message: z.string(),
  /** Advice for the owner; null when the resume fits. */
  help: z.nullable(z.string()),
})
export type TitleFit = z.infer<typeof TitleFit>
