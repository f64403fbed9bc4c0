import * as z from 'zod/mini'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import { id, Instant } from '../wire-types.ts'

/** Why a person of the shortlist is not wanted. A company is never proposed again, the others rank lower. */
export const DeclineReason = z.enum(['company', 'title', 'place', 'level'])
export type DeclineReason = z.infer<typeof DeclineReason>

/** What the user says about an entry. */
export const Choice = z.discriminatedUnion('choice', [
  z.strictObject({ choice: z.literal('open') }),
  z.strictObject({ choice: z.literal('ticked') }),
  z.strictObject({ choice: z.literal('declined'), reason: DeclineReason }),
])
export type Choice = z.infer<typeof Choice>

/** `on_your_list`: the user has meanwhile put the person or company on the do-not-contact list. */
export const EntryState = z.enum(['open', 'ticked', 'declined', 'written', 'on_your_list'])
export type EntryState = z.infer<typeof EntryState>

export const ShortlistEntry = z.object({
  /** Id of the email, once it is written. */
  id: z.string(),
  state: EntryState,
  /** Null unless declined. */
  reason: z.nullable(DeclineReason),
  jobTitle: z.string(),
  companyName: z.string(),
  location: z.string(),
  jobUrl: z.nullable(z.string()),
  person: z.object({ name: z.string(), title: z.nullable(z.string()), email: z.string() }),
  whyPerson: z.string(),
  whyJob: z.array(z.string()),
  /** The line of the resume that answers the posting best, in a sentence; null if none does. */
  line: z.nullable(z.string()),
})
export type ShortlistEntry = z.infer<typeof ShortlistEntry>

export const Shortlist = z.object({
  runId: z.string(),
  madeAt: Instant,
  /** When the next run replaces it; null while none is planned. */
  replacedAt: z.nullable(Instant),
  /** Letters that the allowance permits today. */
  leftToday: z.number(),
  entries: z.array(ShortlistEntry),
})
export type Shortlist = z.infer<typeof Shortlist>

/** The most entries of a shortlist: twice the emails of the largest plan. */
export const MAX_SHORTLIST = 2 * MOST_EMAILS_PER_DAY

export const LettersWanted = z.strictObject({
  ids: z.array(id('out')).check(z.minLength(1), z.maxLength(MAX_SHORTLIST)),
})

export const LettersOrdered = z.object({
  /** Written now, or by an earlier press. */
  written: z.array(z.string()),
  /** Those for which the allowance did not suffice. */
  beyond: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type LettersOrdered = z.infer<typeof LettersOrdered>
