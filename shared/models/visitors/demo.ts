import * as z from 'zod/mini'
import { Source } from '#engine/values/finding.ts'
import { Unfit } from '#engine/values/unfit.ts'
import { ResumeUpload } from '../resume.ts'
import { text } from '../visible-text.ts'

/** The posting that a visitor tries. */
export const DemoPosting = z.strictObject({
  title: text(200, 'Enter the job title.'),
  company: text(200, 'Enter the company.'),
  description: text(20_000, 'Paste the text of the posting.'),
})
export type DemoPosting = z.infer<typeof DemoPosting>

export const DemoRequest = z.strictObject({ resume: ResumeUpload, posting: DemoPosting })
export type DemoRequest = z.infer<typeof DemoRequest>

/** Why there is no letter: the posting asks not to be contacted, nothing answers it, or the check refused. */
export const WithoutLetter = z.enum(['do_not_contact', 'nothing_to_say', 'refused_by_check'])
export type WithoutLetter = z.infer<typeof WithoutLetter>

/** All that a visitor is shown. Nothing of it is stored. */
export const DemoResult = z.object({
  read: z.object({
    name: z.nullable(z.string()),
    roles: z.array(
      z.object({
        title: z.nullable(z.string()),
        employer: z.nullable(z.string()),
        /** YYYY-MM or YYYY; `end` may be `present`. */
        start: z.nullable(z.string()),
        end: z.nullable(z.string()),
      }),
    ),
    skills: z.array(z.string()),
    /** Number of statements on work done. */
    lines: z.number(),
    /** ISO 639-3 of a resume in a language that is not read well; null otherwise. */
    unreadLanguage: z.nullable(z.string()),
  }),
  /** What the posting asks for, best answered first, each with the lines of the resume that answer it. */
  needs: z.array(z.object({ text: z.string(), lines: z.array(z.string()) })),
  /** Why a daily run would hold this posting back until its user asks; null when it would write. */
  unfit: z.nullable(Unfit),
  letter: z.nullable(
    z.object({
      from: z.string(),
      subject: z.string(),
      body: z.string(),
      sentences: z.array(z.object({ text: z.string(), sources: z.array(Source) })),
      /** Whether a model wrote it; otherwise it is the plain letter. */
      byModel: z.boolean(),
    }),
  ),
  without: z.nullable(WithoutLetter),
})
export type DemoResult = z.infer<typeof DemoResult>
