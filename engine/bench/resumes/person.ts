import * as z from 'zod/mini'

/** `YYYY-MM`, or `YYYY` without a known month. */
const Day = z.string().check(z.regex(/^\d{4}(?:-\d{2})?$/))
export type Day = z.infer<typeof Day>

const Until = z.union([Day, z.literal('present')])
export type Until = z.infer<typeof Until>

const Job = z.strictObject({
  title: z.string(),
  start: Day,
  end: Until,
  /** The person's own wording of the dates, used by every template: "Summer 2013". */
  written: z.optional(z.string()),
  /** The ward or department, which is not the employer. */
  unit: z.optional(z.string()),
  lines: z.array(z.string()),
  /** Further job fields on a form: hours, grade, supervisor. */
  form: z.optional(z.array(z.string())),
})
export type Job = z.infer<typeof Job>

/**
 * One employer with all of the person's jobs there, newest first. Without a name it is a break: parental
 * leave, travel.
 */
const Employer = z.strictObject({
  name: z.string(),
  place: z.string(),
  /** What the employer does, in a line that says nothing about the person. */
  about: z.optional(z.string()),
  jobs: z.array(Job),
})
export type Employer = z.infer<typeof Employer>

const Study = z.strictObject({
  institution: z.string(),
  place: z.string(),
  degree: z.string(),
  field: z.string(),
  start: Day,
  end: Day,
})
export type Study = z.infer<typeof Study>

const Certificate = z.strictObject({
  name: z.string(),
  issuer: z.optional(z.string()),
  year: z.optional(z.string()),
})
export type Certificate = z.infer<typeof Certificate>

/** A section with neither jobs nor education: publications, grants, references. */
const More = z.strictObject({ heading: z.string(), lines: z.array(z.string()) })
export type More = z.infer<typeof More>

const Language = z.enum(['en', 'de', 'fr', 'es'])
export type Language = z.infer<typeof Language>

/** An invented person and all true facts about them. */
export const Person = z.strictObject({
  id: z.string(),
  language: Language,
  name: z.string(),
  /** Letters after the name: "RN, BSN". */
  credentials: z.optional(z.string()),
  headline: z.string(),
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  link: z.string(),
  summary: z.string(),
  employers: z.array(Employer),
  volunteering: z.optional(z.array(Employer)),
  education: z.array(Study),
  certificates: z.optional(z.array(Certificate)),
  skills: z.array(z.string()),
  spoken: z.array(z.string()),
  more: z.optional(z.array(More)),
})
export type Person = z.infer<typeof Person>
