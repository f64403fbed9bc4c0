import * as z from 'zod/mini'
import { Instant } from '../wire-types.ts'

/** Where an address was found: the posting, its board, a page of the company, or Hunter's directory. */
export const FoundBy = z.enum(['posting', 'board', 'page', 'vendor'])

const source = {
  foundBy: FoundBy,
  /** The public page, where the source named one, and the day on which it was seen there. */
  sourceUri: z.nullable(z.string()),
  seenAt: z.nullable(z.string()),
}

/** An email that a person was chosen for. It does not contain its user, whose search is private. */
export const HeldEmail = z.object({
  company: z.string(),
  jobTitle: z.string(),
  chosenAt: Instant,
  draft: z.enum(['under_way', 'made', 'none']),
  ...source,
})
export type HeldEmail = z.infer<typeof HeldEmail>

/** Data about a person that all users share, independent of any email. */
export const HeldEntry = z.object({ name: z.string(), title: z.nullable(z.string()), ...source })
export type HeldEntry = z.infer<typeof HeldEntry>

/** All data held about the person with an address. */
export const HeldData = z.object({
  emails: z.array(HeldEmail),
  entries: z.array(HeldEntry),
  /** When the person objected; null when they have not. */
  objectedAt: z.nullable(Instant),
})
export type HeldData = z.infer<typeof HeldData>
