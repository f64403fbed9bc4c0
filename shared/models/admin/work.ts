import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** Lists of what staff have to look at, besides tickets. */
export const WORK_LISTS = ['past_due', 'disputed', 'trials', 'empty_runs', 'postponed', 'deletions'] as const
export const WorkListId = z.enum(WORK_LISTS, 'Choose a list.')
export type WorkListId = z.infer<typeof WorkListId>

export const WorkItem = z.object({
  id: z.string(),
  userId: z.string(),
  /** Since when a charge is due, an email or a deletion waits, or when a run ended; the end of a trial. */
  at: Instant,
  /** US cents of a charge. */
  amountCents: z.nullable(z.number()),
  /** A code: of what is wrong with a charge, why a run ended, or the steps of a deletion that are open. */
  reason: z.nullable(z.string()),
  /** When it is tried again; null when it is not, or where nothing is tried. */
  nextAt: z.nullable(Instant),
  /** The plan of a trial, or the company of an email. */
  about: z.nullable(z.string()),
})
export type WorkItem = z.infer<typeof WorkItem>
