import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** Why some drafts could not be discarded. */
export const DiscardProblem = z.enum(['mailbox_disconnected', 'other_mailbox', 'gave_up'])
export type DiscardProblem = z.infer<typeof DiscardProblem>

/** A contact who answered, with a short thank-you text. */
export const ThankYou = z.object({
  id: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  companyName: z.string(),
  mark: z.enum(['replied', 'interview']),
  subject: z.string(),
  body: z.string(),
})
export type ThankYou = z.infer<typeof ThankYou>

/** State of the search of a user who found a job. */
export const SearchPause = z.object({
  /** Null while the search is not paused. */
  pausedAt: z.nullable(Instant),
  /** Drafts and texts not known to be sent or discarded. */
  unsentDrafts: z.number(),
  /** Null when discarding was never requested. */
  discard: z.nullable(z.object({ state: z.enum(['open', 'done']), problem: z.nullable(DiscardProblem) })),
  /** Newest first, each person once. */
  thankYous: z.array(ThankYou),
  /** People who answered but are on the do-not-contact list. */
  notThanked: z.number(),
})
export type SearchPause = z.infer<typeof SearchPause>
