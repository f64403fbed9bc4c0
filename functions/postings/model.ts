import type { TargetRole } from '#shared/catalog/configuration/roles.ts'
import type { PostingChoices } from '#shared/models/configuration.ts'
import type { RankingReason } from '#shared/models/outreach/ranking.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'

/** What the user set, in the words of the search. */
export interface Search extends PostingChoices {
  readonly jobTitle: string
  /** English country name of the catalogue and its ISO 3166 alpha-2 code, lower case. */
  readonly country: string
  readonly countryCode: string
  /** City of the catalogue, or null for All Cities. */
  readonly city: string | null
  readonly maxAgeDays: number
  readonly role: TargetRole
}

export interface Posting {
  /** `<source>:<id at the source>`. */
  readonly id: string
  readonly source: string
  readonly title: string
  readonly company: string
  /** Registrable domain of the employer when the source knows it. */
  readonly companyDomain: string | null
  readonly location: string
  readonly remote: boolean
  /** Plain text: tags, hidden text, zero-width and bidi characters removed. */
  readonly description: string
  readonly url: string
  readonly applyUrl: string | null
  readonly postedAt: Date | null
  /** Credit line that the source asks for wherever the posting is shown. */
  readonly attribution: string | null
  /** Who hires for it, where the board says so beside the text. */
  readonly hiringContact?: HiringContact
  /** The employer's own board where the whole text was read; absent where it is as its source gave it. */
  readonly textFrom?: { readonly source: string; readonly url: string } | undefined
}

export interface HiringContact {
  readonly name: string
  readonly title: string | null
  readonly email: string | null
}

export interface PostingsFound {
  readonly postings: readonly Posting[]
  /** True when the source stopped before its last page (limit, outage): said in the run's record. */
  readonly cutShort: boolean
  /** Why, as the end of a sentence: "its daily limit is used up". */
  readonly cutShortBy?: string
}

/** A source of postings. Throws SourceUnavailable when it gave nothing and could not. */
export interface PostingSource {
  readonly name: string
  covers(countryCode: string): boolean
  search(search: Search): Promise<PostingsFound>
}

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly seniority: 'junior' | 'senior' | 'executive' | null
  readonly department: string | null
  readonly email: string | null
  readonly linkedin: string | null
  /**
   * Where the address is public, with the day it was last seen there; null when it was made from the pattern.
   */
  readonly source: { readonly uri: string; readonly seenAt: string | null } | null
  readonly verification: Verification | null
  readonly confidence: number | null
}

export interface Verification {
  readonly status: 'valid' | 'invalid' | 'accept_all' | 'webmail' | 'disposable' | 'unknown'
  readonly checkedAt: string | null
}

export interface CompanyPeople {
  readonly domain: string
  readonly organization: string | null
  readonly acceptAll: boolean
  /** How its addresses are made: "{first}.{last}", "{f}{last}"; null when that is not known. */
  readonly pattern: string | null
  readonly people: readonly Person[]
}

/** What is remembered of a company beyond its people. */
export type CompanyFacts = Pick<CompanyPeople, 'domain' | 'acceptAll' | 'pattern'>

/** By which step of the search for people a person was found. */
export type FoundBy = 'posting' | 'board' | 'page' | 'vendor'

/** What the source of contacts charges for. */
export type PaidCall = 'search' | 'finder' | 'verifier'

/** What a run may pay for contacts. */
export interface Purse {
  /** Takes the price of a call before it is made. Throws ContactBudgetSpent when the day has none left. */
  take(call: PaidCall): Promise<void>
  /** Gives a price back: nothing was found, so nothing is charged. */
  giveBack(call: PaidCall): Promise<void>
}

/**
 * A source of people and their addresses that is paid by the call. What it kept is given out without a call
 * and for nothing. All methods throw ContactsOutOfCredits when credits are spent (stop
 * at once), DoNotContact when the person or company asked not to be processed (for good), SourceUnavailable
 * otherwise, ContactBudgetSpent when the purse is empty.
 */
export interface ContactSource {
  /** What an earlier answer told of a company; null when there was none. */
  factsOf(company: CompanyAsked): Promise<CompanyFacts | null>
  /** An earlier answer about the company's people, of another user's run perhaps; null when none is kept. */
  keptPeople(company: CompanyAsked, role: TargetRole): Promise<CompanyPeople | null>
  /** People of a company by domain or, failing that, by name; null when the company is not known. */
  findPeople(company: CompanyAsked, role: TargetRole, purse: Purse): Promise<CompanyPeople | null>
  /** The address of one person; null when none is known. */
  findAddress(
    person: { firstName: string; lastName: string; domain: string },
    purse: Purse,
  ): Promise<Pick<Person, 'email' | 'source' | 'verification' | 'confidence'> | null>
  verify(email: string, purse: Purse): Promise<Verification>
}

export interface CompanyAsked {
  readonly name: string
  readonly domain: string | null
  /** Whether addresses are of use that nobody can confirm, because the server accepts every one. */
  readonly unconfirmed?: boolean
}

export type Tier = 'A' | 'B' | 'C'

/** The person to write to, with why. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly company: string
  readonly domain: string
  readonly email: string
  readonly linkedin: string | null
  /** Absent with what was found before this was kept. */
  readonly foundBy?: FoundBy
  readonly tier: Tier
  /** One sentence: why this person. */
  readonly reason: string
  readonly sourceUri: string | null
  /** YYYY-MM-DD the address was last seen at its source. */
  readonly seenAt: string | null
  readonly verifiedAt: string | null
}

export interface Candidate {
  readonly posting: Posting
  readonly contact: Contact
  /** The posting's fingerprint: fuzzy title and company, equal for reposts. */
  readonly jobKey: string
  /** Why the posting stands where it stands. */
  readonly reasons: readonly RankingReason[]
}

export interface Skip {
  readonly reason: SkipReason
  readonly postingId: string
}

/**
 * The source cannot be asked now: outage, limit that waiting would not cure, bad key. The message ends a
 * sentence: "its daily limit is used up".
 */
export class SourceUnavailable extends Error {
  override readonly name = 'SourceUnavailable'
}

/** Hunter answers 429 for spent credits: asking again costs and gives nothing. */
export class ContactsOutOfCredits extends Error {
  override readonly name = 'ContactsOutOfCredits'
}

/** Hunter answers 451 for people who asked not to be processed: never contact, for good. */
export class DoNotContact extends Error {
  override readonly name = 'DoNotContact'
}

/** What a user's day may cost is spent: paid calls wait for the next day, everything else goes on. */
export class ContactBudgetSpent extends Error {
  override readonly name = 'ContactBudgetSpent'
}
