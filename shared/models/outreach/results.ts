import * as z from 'zod/mini'

/** Emails that were sent, and those of them that came further; each is counted in all steps before. */
const Reached = { sent: z.number(), replied: z.number(), interview: z.number(), offer: z.number() }

/** What a subject names. */
export const SubjectKind = z.enum(['title_and_company', 'title', 'company', 'other'])
export type SubjectKind = z.infer<typeof SubjectKind>

/** Results of the last 90 days by what the user marked; an email counts once with its follow-ups. */
export const OutreachResults = z.object({
  ...Reached,
  /** The largest groups of each kind. */
  titles: z.array(z.object({ label: z.string(), ...Reached })),
  subjects: z.array(z.object({ label: SubjectKind, ...Reached })),
  /** By lines of the resume that the letters tell; one letter may tell several. */
  lines: z.array(z.object({ label: z.string(), ...Reached })),
})
export type OutreachResults = z.infer<typeof OutreachResults>

export type ResultGroup<L extends string = string> = Omit<OutreachResults['titles'][number], 'label'> & {
  readonly label: L
}
