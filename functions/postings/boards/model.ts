import * as z from 'zod/mini'

/** The families of boards that can be read; each is a vendor. */
export const BoardFamilyId = z.enum([
  'ashby',
  'greenhouse',
  'lever',
  'recruitee',
  'smartrecruiters',
  'teamtailor',
  'workable',
])
export type BoardFamilyId = z.infer<typeof BoardFamilyId>

/** It becomes part of addresses: letters, digits, dots, dashes and underscores. */
export const BoardToken = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/))

/** A company's own board of jobs. */
export interface Board {
  readonly family: BoardFamilyId
  /** Its name in the addresses of the family. */
  readonly token: string
  readonly company: string
  /** Registrable domain of the employer, where it is known: the boards do not give it. */
  readonly domain: string | null
  /** Where the company mainly hires: ISO 3166 alpha-2, lower case. */
  readonly country: string
}

/** An open job of a board, as it is kept. */
export const BoardJob = z.object({
  id: z.string(),
  title: z.string(),
  /** Its page for people. */
  url: z.string(),
  place: z.string(),
  remote: z.boolean(),
  /** ISO 8601, or null when the family does not say. */
  postedAt: z.nullable(z.string()),
  team: z.nullable(z.string()),
  /** Equal for one opening that is listed more than once. */
  requisition: z.nullable(z.string()),
  /** Plain text; null where it has to be asked for. */
  text: z.nullable(z.string()),
})
export type BoardJob = z.infer<typeof BoardJob>

/** What a board says of one job. */
export const BoardText = z.object({
  text: z.string(),
  team: z.nullable(z.string()),
  /** Who the board names as the recruiter. */
  recruiter: z.nullable(z.string()),
})
export type BoardText = z.infer<typeof BoardText>

/** Reads the boards of one family. Throws SourceUnavailable. */
export interface BoardReader {
  readonly family: BoardFamilyId
  /** As people read it: "Lever". */
  readonly name: string
  /** The open jobs; null when there is no such board. */
  jobs(token: string): Promise<readonly BoardJob[] | null>
  /** The text of a job of the list; null when it is gone. */
  text(token: string, job: BoardJob): Promise<BoardText | null>
}
