import * as z from 'zod/mini'
import { FactField, ItemKind, TitleFit } from '#engine/values/fact-fields.ts'
import { SearchQuestion } from '#engine/values/search-question.ts'
import { optionalText } from './visible-text.ts'
import { Instant } from './wire-types.ts'

export const FactValue = z.object({
  field: FactField,
  /** The value read from the resume; null when there is none. */
  read: z.nullable(z.string()),
  /** The owner's correction, else the value read. */
  value: z.nullable(z.string()),
  doubtful: z.boolean(),
  /** The words of the resume that the value was read from, as shown in `excerpt`. */
  quote: z.nullable(z.string()),
})
export type FactValue = z.infer<typeof FactValue>

/** An item of the resume. Lines follow their role. */
export const FactItem = z.object({
  id: z.string(),
  kind: ItemKind,
  /** Id of the role that a line belongs to. */
  role: z.nullable(z.string()),
  roleKind: z.nullable(z.enum(['job', 'volunteer', 'rotation', 'project'])),
  values: z.array(FactValue),
  /** The part of the document that the item was read from; lines are separated by \n. */
  excerpt: z.string(),
  /** Not used in letters until the owner confirms it. */
  doubtful: z.boolean(),
  /** A sentence on why it is doubtful. */
  reason: z.nullable(z.string()),
  confirmed: z.boolean(),
  hidden: z.boolean(),
  /** Emails that the latest run held back over this line, and why; null if none, corrected or hidden. */
  heldBack: z.nullable(z.object({ emails: z.number(), wrong: z.string() })),
})
export type FactItem = z.infer<typeof FactItem>

export const AddedFactKind = z.enum(['achievement', 'tool', 'licence', 'availability', 'reason_for_change'])
export type AddedFactKind = z.infer<typeof AddedFactKind>

/** A fact that the owner adds to the resume. */
export const AddedFact = z.strictObject({
  id: z.string().check(z.regex(/^added-[a-z0-9]{6,32}$/u)),
  kind: AddedFactKind,
  text: optionalText(300).check(z.minLength(2, 'Write at least two characters.')),
  /** Id of its role; null for none. */
  role: z.nullable(z.string().check(z.maxLength(60))),
  /** The question about the search that it answers; letters use it for that search alone. */
  question: z.optional(SearchQuestion),
})
export type AddedFact = z.infer<typeof AddedFact>

const itemId = z.string().check(z.maxLength(60))

/** The owner's review of the facts read. It is saved as a whole. */
export const FactReviewInput = z.strictObject({
  /** The version that was edited; a save is refused when another version is stored. */
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
  /** Items marked "Never use this". */
  hidden: z.array(itemId).check(z.maxLength(300)),
  /** Doubtful items that the owner confirmed. */
  confirmed: z.array(itemId).check(z.maxLength(300)),
  added: z.array(AddedFact).check(z.maxLength(50)),
  /** Questions about the search that the owner does not want to answer. */
  // Pages that were loaded before the questions existed leave it out.
  skipped: z._default(z.array(SearchQuestion).check(z.maxLength(50)), []),
  /** Whose name signs the letters when the names of resume and account differ. */
  signer: z.nullable(z.enum(['resume', 'account'])),
  /** The owner pressed "Looks right" for this resume. */
  allRight: z.boolean(),
})
export type FactReviewInput = z.infer<typeof FactReviewInput>

/** The saved review, complete, as the page edits it and sends it back. */
export const FactReviewView = z.extend(FactReviewInput, {
  skipped: z.array(SearchQuestion).check(z.maxLength(50)),
})

/** The facts of the latest resume with its owner's review. */
export const ResumeFactsView = z.object({
  resumeId: z.string(),
  originalFileName: z.string(),
  uploadedAt: Instant,
  /** Id of the model that took part in the reading; null when only the layout was read. */
  model: z.nullable(z.string()),
  /** The resume's language (ISO 639-3) when the layout reader does not know it, `und` when it has no name. */
  unreadLanguage: z.nullable(z.string()),
  items: z.array(FactItem),
  review: FactReviewView,
  /** When the owner confirmed this resume as a whole; null before that. */
  confirmedAt: z.nullable(Instant),
  signer: z.object({
    resumeName: z.nullable(z.string()),
    accountName: z.string(),
    differ: z.boolean(),
    /** The one whose name signs until the user chooses. */
    first: z.enum(['resume', 'account']),
  }),
  /** Durations computed from the dates: "March 2019 to November 2026 = 7 years 8 months". */
  derived: z.array(z.object({ text: z.string(), arithmetic: z.string() })),
  /** Compared with the previous upload; null when there was none or it was not reviewed. */
  changes: z.nullable(
    z.object({
      /** Corrections, hidden items and confirmations that still apply. */
      kept: z.number(),
      /** Sentences on entries of the review that have no place in the new resume. */
      dropped: z.array(z.string()),
    }),
  ),
  fit: z.nullable(TitleFit),
})
export type ResumeFactsView = z.infer<typeof ResumeFactsView>
