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
