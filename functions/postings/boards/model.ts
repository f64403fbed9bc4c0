import * as z from 'zod/mini'
import { WorkMode } from '#engine/values/work-mode.ts'

/** The supported families of job boards; each is a vendor. */
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

/** Name of a board in URLs: letters, digits, dots, dashes and underscores. */
export const BoardToken = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/))

/** A company's own job board. */
export interface Board {
  readonly family: BoardFamilyId
  /** Its name in the family's URLs. */
  readonly token: string
  readonly company: string
  /** Registrable domain of the employer; null when unknown, since the boards do not give it. */
  readonly domain: string | null
  /** Country in which the company mainly hires: ISO 3166 alpha-2, lower case. */
  readonly country: string
}

/** An open job of a board, as it is cached. */
export const BoardJob = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  place: z.string(),
  remote: z.boolean(),
  workMode: z.optional(WorkMode),
  /** ISO 8601; null when the family does not give it. */
  postedAt: z.nullable(z.string()),
  team: z.nullable(z.string()),
  /** Id of the opening, which several listings may share. */
  requisition: z.nullable(z.string()),
  /** Plain text; null when it needs a request of its own. */
  text: z.nullable(z.string()),
})
export type BoardJob = z.infer<typeof BoardJob>

/** The text of one job and what the board says beside it. */
export const BoardText = z.object({
  text: z.string(),
  team: z.nullable(z.string()),
  recruiter: z.nullable(z.string()),
})
export type BoardText = z.infer<typeof BoardText>

/** Reads the boards of one family. Throws SourceUnavailable. */
export interface BoardReader {
  readonly family: BoardFamilyId
  /** Display name: "Lever". */
  readonly name: string
  /** The open jobs; null when the board does not exist. */
  jobs(token: string): Promise<readonly BoardJob[] | null>
  /** The text of a listed job; null when it is gone. */
  text(token: string, job: BoardJob): Promise<BoardText | null>
}
