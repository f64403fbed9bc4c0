import * as z from 'zod/mini'
import { optionalText } from './visible-text.ts'
import { Instant } from './wire-types.ts'

/** A value that an item of a resume can have. Dates are YYYY-MM, YYYY or `present`. */
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

export const FactItemKind = z.enum([
  'name',
  'headline',
  'role',
  'line',
  'education',
  'certificate',
  'skill',
  'language',
])
export type FactItemKind = z.infer<typeof FactItemKind>

export const FactValue = z.object({
  field: FactField,
  /** What was read; null when nothing was. */
  read: z.nullable(z.string()),
  /** What counts: the owner's correction, else what was read. */
  value: z.nullable(z.string()),
  doubtful: z.boolean(),
  /** The words of the resume that this was read from, as they stand in `excerpt`. */
  quote: z.nullable(z.string()),
})
export type FactValue = z.infer<typeof FactValue>

/** One thing that the resume says. Lines follow their role. */
export const FactItem = z.object({
  id: z.string(),
  kind: FactItemKind,
  /** Id of the role that a line belongs to. */
  role: z.nullable(z.string()),
  roleKind: z.nullable(z.enum(['job', 'volunteer', 'rotation', 'project'])),
  values: z.array(FactValue),
  /** The part of the document it was read from, lines apart by \n. */
  excerpt: z.string(),
  /** Not used in letters before its owner has confirmed it. */
  doubtful: z.boolean(),
  /** Why it is doubtful, in a sentence. */
  reason: z.nullable(z.string()),
  confirmed: z.boolean(),
  hidden: z.boolean(),
  /** Emails of the latest run held back over this line, and why; null when none, corrected or hidden. */
  heldBack: z.nullable(z.object({ emails: z.number(), wrong: z.string() })),
})
export type FactItem = z.infer<typeof FactItem>

export const AddedFactKind = z.enum(['achievement', 'tool', 'licence', 'availability', 'reason_for_change'])
export type AddedFactKind = z.infer<typeof AddedFactKind>

/** Something that the owner says beside the resume. */
export const AddedFact = z.strictObject({
  id: z.string().check(z.regex(/^added-[a-z0-9]{6,32}$/u)),
  kind: AddedFactKind,
  text: optionalText(300).check(z.minLength(2, 'Write at least two characters.')),
  /** Id of the role it belongs to; null for none. */
  role: z.nullable(z.string().check(z.maxLength(60))),
})
export type AddedFact = z.infer<typeof AddedFact>

const itemId = z.string().check(z.maxLength(60))

/** Everything that the owner said about what was read. It is saved whole. */
export const FactReviewInput = z.strictObject({
  /** The version that was changed; a save upon another version is refused. */
  version: z.number().check(z.int(), z.nonnegative()),
  resumeId: z.string().check(z.maxLength(60)),
  corrections: z
    .array(
      z.strictObject({
        item: itemId,
        field: FactField,
        value: z.nullable(optionalText(500)),
      }),
    )
    .check(z.maxLength(300)),
  /** "Never use this." */
  hidden: z.array(itemId).check(z.maxLength(300)),
  /** Doubtful items that are right as they stand. */
  confirmed: z.array(itemId).check(z.maxLength(300)),
  added: z.array(AddedFact).check(z.maxLength(50)),
  /** Whose name stands under the letters, where the resume's and the account's differ. */
  signer: z.nullable(z.enum(['resume', 'account'])),
  /** The owner pressed "This is right" for this resume. */
  allRight: z.boolean(),
})
export type FactReviewInput = z.infer<typeof FactReviewInput>

/** How the resume answers the saved job title. */
export const TitleFit = z.object({
  jobTitle: z.string(),
  /** Facts that speak to the title. */
  facts: z.number(),
  verdict: z.enum(['speaks', 'little', 'nothing', 'other_field']),
  /** What to tell the owner, in a sentence. */
  message: z.string(),
  /** What would help; null where nothing is wanting. */
  help: z.nullable(z.string()),
})
export type TitleFit = z.infer<typeof TitleFit>

/** The resume as it was read, with what its owner said of it. */
export const ResumeFactsView = z.object({
  resumeId: z.string(),
  originalFileName: z.string(),
  uploadedAt: Instant,
  /** Id of the model that read as well; null when the layout alone was read. */
  model: z.nullable(z.string()),
  items: z.array(FactItem),
  review: FactReviewInput,
  /** When the owner said of this very resume that it was read right; null before. */
  confirmedAt: z.nullable(Instant),
  signer: z.object({ resumeName: z.nullable(z.string()), accountName: z.string(), differ: z.boolean() }),
  /** Computed from the dates, with the arithmetic: "March 2019 to November 2026: 7 years 8 months". */
  derived: z.array(z.object({ text: z.string(), arithmetic: z.string() })),
  /** Against the upload before this one; null when there was none or nothing was said of it. */
  changes: z.nullable(
    z.object({
      /** Corrections, hidden items and confirmations that still apply. */
      kept: z.number(),
      /** What no longer has its place in the new resume, in words for its owner. */
      dropped: z.array(z.string()),
    }),
  ),
  fit: z.nullable(TitleFit),
})
export type ResumeFactsView = z.infer<typeof ResumeFactsView>
