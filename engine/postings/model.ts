import * as z from 'zod/mini'
import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { PostingChoices } from '#shared/models/configuration.ts'
import type { RankingReason } from '#shared/models/outreach/ranking.ts'
import { WorkMode } from '../places/work-mode-field.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'

/** The user's configuration as a search. */
export interface Search extends PostingChoices {
  readonly jobTitle: string
  /** The country's English name in the catalogue; `countryCode` is ISO 3166 alpha-2 in lower case. */
  readonly country: string
  readonly countryCode: string
  /** City of the catalogue, or null for All Cities. */
  readonly city: string | null
  readonly maxAgeDays: number
  readonly role: TargetRole
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

export interface PostingsFound {
  readonly postings: readonly Posting[]
  /** True when the source stopped before its last page (limit, outage); recorded with the run. */
  readonly cutShort: boolean
  /** The reason as the end of a sentence: "its daily limit is used up". */
  readonly cutShortBy?: string
}

/** A source of postings. `search` throws SourceUnavailable when it could not get any postings. */
export interface PostingSource {
  readonly name: string
  covers(countryCode: string): boolean
  search(search: Search): Promise<PostingsFound>
}

export const Verification = z.object({
  status: z.enum(['valid', 'invalid', 'accept_all', 'webmail', 'disposable', 'unknown']),
  checkedAt: z.nullable(z.string()),
})
export type Verification = Readonly<z.infer<typeof Verification>>

export const Person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.string()),
  seniority: z.nullable(z.enum(['junior', 'senior', 'executive'])),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  /** Public page with the address, and the day it was last seen there; null if made from the pattern. */
  source: z.nullable(z.object({ uri: z.string(), seenAt: z.nullable(z.string()) })),
  verification: z.nullable(Verification),
  confidence: z.nullable(z.number()),
})
export type Person = Readonly<z.infer<typeof Person>>

/** An address and what is known about it. */
export const FoundAddress = z.pick(Person, {
  email: true,
  source: true,
  verification: true,
  confidence: true,
})
export type FoundAddress = Readonly<z.infer<typeof FoundAddress>>

export const CompanyPeople = z.object({
  domain: z.string(),
  organization: z.nullable(z.string()),
  acceptAll: z.boolean(),
  /** Pattern of its addresses: "{first}.{last}", "{f}{last}"; null when unknown. */
  pattern: z._default(z.nullable(z.string()), null),
  people: z.readonly(z.array(Person)),
})
export type CompanyPeople = Readonly<z.infer<typeof CompanyPeople>>

/** Facts about a company, without its people. */
export const CompanyFacts = z.pick(CompanyPeople, { domain: true, acceptAll: true, pattern: true })
export type CompanyFacts = Readonly<z.infer<typeof CompanyFacts>>

/** The step of the contact search that found a person. */
const FoundBy = z.enum(['posting', 'board', 'page', 'vendor'])
export type FoundBy = z.infer<typeof FoundBy>

/** The calls that the contact source charges for. */
export type PaidCall = 'search' | 'finder' | 'verifier'

/** A run's budget for contacts. */
export interface Purse {
  /** Deducts the price of a call before it is made. Throws ContactBudgetSpent when the day has none left. */
  take(call: PaidCall): Promise<void>
  /** Refunds the price of a call that found nothing, since the source does not charge for it. */
  giveBack(call: PaidCall): Promise<void>
}

/**
 * A source of people and their addresses, paid per call; cached answers are free. All methods throw
 * ContactsOutOfCredits when the credits are used up (stop at once), DoNotContact when the person or company
 * asked not to be processed (permanent), ContactBudgetSpent when the purse is empty, and SourceUnavailable
 * otherwise.
 */
export interface ContactSource {
  /** Facts about a company from a cached answer; null when there is none. */
  factsOf(company: CompanyAsked): Promise<CompanyFacts | null>
  /** A cached answer about the company's people, perhaps from another user's run; null when there is none. */
  keptPeople(company: CompanyAsked, role: TargetRole): Promise<CompanyPeople | null>
  /** People of a company by domain or, failing that, by name; null when the company is not known. */
  findPeople(company: CompanyAsked, role: TargetRole, purse: Purse): Promise<CompanyPeople | null>
  /** The address of one person; null when none is known. */
  findAddress(
    person: { firstName: string; lastName: string; domain: string },
    purse: Purse,
  ): Promise<FoundAddress | null>
  verify(email: string, purse: Purse): Promise<Verification>
}

export interface CompanyAsked {
  readonly name: string
  readonly domain: string | null
  /** Whether addresses are useful that cannot be verified because the server accepts every address. */
  readonly unconfirmed?: boolean
}

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

export interface Candidate {
  readonly posting: Posting
  readonly contact: Contact
  /** The posting's fingerprint: fuzzy title and company, equal for reposts. */
  readonly jobKey: string
  readonly reasons: readonly RankingReason[]
}

export interface Skip {
  readonly reason: SkipReason
  readonly postingId: string
}

/**
 * The source cannot be asked now: an outage, a limit that a short wait does not lift, or a wrong key. The
 * message is the end of a sentence: "its daily limit is used up".
 */
export class SourceUnavailable extends Error {
  override readonly name = 'SourceUnavailable'
}

/** Hunter answers 429 when the credits are used up; a retry cannot succeed. */
export class ContactsOutOfCredits extends Error {
  override readonly name = 'ContactsOutOfCredits'
}

/** Hunter answers 451 for people who asked not to be processed; they must never be contacted. */
export class DoNotContact extends Error {
  override readonly name = 'DoNotContact'
}

/** The user's daily contact budget is used up: paid calls wait for the next day, everything else goes on. */
export class ContactBudgetSpent extends Error {
  override readonly name = 'ContactBudgetSpent'
}
