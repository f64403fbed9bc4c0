import * as z from 'zod/mini'
import type { SearchLevel } from './search-levels.ts'
import { WorkMode } from './work-mode.ts'

/** The user's configuration as a search. */
export interface Search {
  readonly jobTitle: string
  /** The country's English name in the catalogue; `countryCode` is ISO 3166 alpha-2 in lower case. */
  readonly country: string
  readonly countryCode: string
  /** City of the catalogue, or null for All Cities. */
  readonly city: string | null
  readonly maxAgeDays: number
  /** Whether people at recruitment agencies are written to. */
  readonly writeToAgencies: boolean
  /** Titles that count like `jobTitle`. */
  readonly otherTitles?: readonly string[]
  /** Words of which a title may have none. */
  readonly titleWordsLeftOut?: readonly string[]
  /** Whether postings are left out that say that the work is not remote. */
  readonly remoteOnly?: boolean
  /** The levels that a title may name; null for any. A title that names none is kept. */
  readonly minLevel?: SearchLevel | null
  readonly maxLevel?: SearchLevel | null
}

export const Posting = z.object({
  /** `<source>:<id at the source>`. */
  id: z.string(),
  source: z.string(),
  title: z.string(),
  company: z.string(),
  /** Registrable domain of the employer when the source knows it. */
  companyDomain: z.nullable(z.string()),
  location: z.string(),
  /** The source's flag, or the words of title and place. */
  remote: z.boolean(),
  /** The source's field for it; absent where it has none. */
  workMode: z.optional(WorkMode),
  /** Plain text: tags, hidden text, zero-width and bidi characters removed. */
  description: z.string(),
  url: z.string(),
  applyUrl: z.nullable(z.string()),
  postedAt: z.nullable(z.date()),
  /** Credit line that the source requires wherever the posting is shown. */
  attribution: z.nullable(z.string()),
  /** The employer's own board, if the whole text was read there and does not come from the source. */
  textFrom: z.optional(z.object({ source: z.string(), url: z.string() })),
})

export interface Posting extends Readonly<z.infer<typeof Posting>> {
  /** The recruiter that the board names beside the text; not stored. */
  readonly hiringContact?: HiringContact
}

export interface HiringContact {
  readonly name: string
  readonly title: string | null
  readonly email: string | null
}

/** The step of the contact search that found a person. */
const FoundBy = z.enum(['posting', 'board', 'page', 'vendor'])
export type FoundBy = z.infer<typeof FoundBy>

/** C, an unproven address, is found no more; stored contacts may have it. */
const Tier = z.enum(['A', 'B', 'C'])
export type Tier = z.infer<typeof Tier>

/** The person to write to, with the reason for the choice. */
export const Contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  company: z.string(),
  domain: z.string(),
  email: z.string(),
  linkedin: z.nullable(z.string()),
  /** Absent in contacts stored before this field existed. */
  foundBy: z.optional(FoundBy),
  tier: Tier,
  /** One sentence on why this person was chosen. */
  reason: z.string(),
  sourceUri: z.nullable(z.string()),
  /** YYYY-MM-DD on which the address was last seen at its source. */
  seenAt: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
})
export type Contact = Readonly<z.infer<typeof Contact>>

/** A posting that no letter is written for, and why. */
export interface Skip {
  readonly reason: PostingFlaw
  readonly postingId: string
}

/** Why no letter is written for a posting, whoever would read it. */
export type PostingFlaw =
  | 'title_differs'
  | 'place_differs'
  | 'too_old'
  | 'repost'
  | 'own_employer'
  | 'on_your_list'
  | 'apply_only_via'
  | 'no_agencies'
  | 'do_not_contact'
  | 'recruitment_agency'
  | 'public_sector'
  | 'entry_level_mass'
  | 'title_word'
  | 'level_differs'
  | 'not_remote'
  | 'company_unknown'
