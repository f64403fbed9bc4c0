import * as z from 'zod/mini'
import { optionalText } from './visible-text.ts'
import { Instant } from './wire-types.ts'

/** The fields of a resume's items. Dates are YYYY-MM, YYYY or `present`. */
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
  /** The value that was read; null when none was. */
  read: z.nullable(z.string()),
  /** The effective value: the owner's correction, otherwise the one that was read. */
  value: z.nullable(z.string()),
  doubtful: z.boolean(),
  /** The words of `excerpt` that the value was read from. */
  quote: z.nullable(z.string()),
})
export type FactValue = z.infer<typeof FactValue>

/** One fact of the resume. Lines follow their role. */
export const FactItem = z.object({
  id: z.string(),
  kind: FactItemKind,
  /** Id of the role that a line belongs to. */
  role: z.nullable(z.string()),
  roleKind: z.nullable(z.enum(['job', 'volunteer', 'rotation', 'project'])),
  values: z.array(FactValue),
  /** The part of the document it was read from; lines are separated by \n. */
  excerpt: z.string(),
  /** Whether letters may only use it once its owner has confirmed it. */
  doubtful: z.boolean(),
  /** Why it is doubtful, in a sentence. */
  reason: z.nullable(z.string()),
  confirmed: z.boolean(),
  hidden: z.boolean(),
  /** Emails of the latest run held back because of this line; null when none, or when corrected or hidden. */
  heldBack: z.nullable(z.object({ emails: z.number(), wrong: z.string() })),
})
export type FactItem = z.infer<typeof FactItem>

export const AddedFactKind = z.enum(['achievement', 'tool', 'licence', 'availability', 'reason_for_change'])
export type AddedFactKind = z.infer<typeof AddedFactKind>

/** A fact that the owner added to the resume. */
export const AddedFact = z.strictObject({
  id: z.string().check(z.regex(/^added-[a-z0-9]{6,32}$/u)),
  kind: AddedFactKind,
  text: optionalText(300).check(z.minLength(2, 'Write at least two characters.')),
  /** Id of the role it belongs to; null for none. */
  role: z.nullable(z.string().check(z.maxLength(60))),
})
export type AddedFact = z.infer<typeof AddedFact>

const itemId = z.string().check(z.maxLength(60))

/** The owner's whole review of the facts. It is saved as a whole. */
export const FactReviewInput = z.strictObject({
  /** The version that the review is based on; a save based on another version is refused. */
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
  /** Items marked "Never use this." */
  hidden: z.array(itemId).check(z.maxLength(300)),
  /** Doubtful items that the owner confirmed. */
  confirmed: z.array(itemId).check(z.maxLength(300)),
  added: z.array(AddedFact).check(z.maxLength(50)),
  /** The name that signs letters, if the resume's and the account's differ. */
  signer: z.nullable(z.enum(['resume', 'account'])),
  /** The owner pressed "This is right" for this resume. */
  allRight: z.boolean(),
})
export type FactReviewInput = z.infer<typeof FactReviewInput>

/** How well the resume matches the saved job title. */
export const TitleFit = z.object({
  jobTitle: z.string(),
  /** Number of facts that match the title. */
  facts: z.number(),
  verdict: z.enum(['speaks', 'little', 'nothing', 'other_field']),
  /** A sentence for the owner. */
  message: z.string(),
  /** Advice; null when none is needed. */
  help: z.nullable(z.string()),
})
export type TitleFit = z.infer<typeof TitleFit>

/** The resume's facts with its owner's review. */
export const ResumeFactsView = z.object({
  resumeId: z.string(),
  originalFileName: z.string(),
  uploadedAt: Instant,
  /** Id of the model that also read it; null when only the layout reader did. */
  model: z.nullable(z.string()),
  items: z.array(FactItem),
  review: FactReviewInput,
  /** When the owner confirmed that this resume was read correctly; null before. */
  confirmedAt: z.nullable(Instant),
  signer: z.object({ resumeName: z.nullable(z.string()), accountName: z.string(), differ: z.boolean() }),
  /** Computed from the dates, with the arithmetic: "March 2019 to November 2026: 7 years 8 months". */
  derived: z.array(z.object({ text: z.string(), arithmetic: z.string() })),
  /** Effect of this upload on the review of the previous one; null when there was none. */
  changes: z.nullable(
    z.object({
      /** Corrections, hidden items and confirmations that still apply. */
      kept: z.number(),
      /** Review items that no longer apply to the new resume, in words for its owner. */
      dropped: z.array(z.string()),
    }),
  ),
  fit: z.nullable(TitleFit),
})
export type ResumeFactsView = z.infer<typeof ResumeFactsView>
