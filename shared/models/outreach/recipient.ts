import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** Where an address was found: in the posting, on its board, on a page of the company, in Hunter's directory. */
export const FoundBy = z.enum(['posting', 'board', 'page', 'vendor'])

const source = {
  foundBy: FoundBy,
  /** The public page, where the source named one, and the day on which it was seen there. */
  sourceUri: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
}

/** An email that somebody was chosen for. Whose it is stands nowhere: that is theirs to tell. */
export const HeldEmail = z.object({
  company: z.string(),
  jobTitle: z.string(),
  chosenAt: Instant,
  draft: z.enum(['under_way', 'made', 'none']),
  ...source,
})
export type HeldEmail = z.infer<typeof HeldEmail>

/** What is kept of somebody for all users, apart from any email. */
export const HeldEntry = z.object({ name: z.string(), title: z.nullable(z.string()), ...source })
export type HeldEntry = z.infer<typeof HeldEntry>

/** Everything that is held about the person of an address. */
export const HeldData = z.object({
  emails: z.array(HeldEmail),
  entries: z.array(HeldEntry),
  /** When the person objected; null when they have not. */
  objectedAt: z.nullable(Instant),
})
export type HeldData = z.infer<typeof HeldData>
