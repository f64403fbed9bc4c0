import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** Why some drafts are still there after they were to be discarded. */
export const DiscardProblem = z.enum(['mailbox_disconnected', 'other_mailbox', 'gave_up'])
export type DiscardProblem = z.infer<typeof DiscardProblem>

/** Somebody who answered, with a short text that thanks them. */
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

/** How it stands with the search of somebody who found a job. */
export const SearchPause = z.object({
  /** Null while the search goes on. */
  pausedAt: z.nullable(Instant),
  /** Drafts and texts that nobody has sent or discarded. */
  unsentDrafts: z.number(),
  /** Null when drafts were never to be discarded. */
  discard: z.nullable(z.object({ state: z.enum(['open', 'done']), problem: z.nullable(DiscardProblem) })),
  /** Newest first, each person once. */
  thankYous: z.array(ThankYou),
})
export type SearchPause = z.infer<typeof SearchPause>
