import { plainText } from '#platform/provider/plain-text.ts'
import { rankPostings } from '#functions/matching/ranking/rank-postings.ts'
import { matchPostings, spreadOverCompanies } from '#functions/postings/gather-postings.ts'
import type { Contact, Posting, Search } from '#functions/postings/model.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import { namesOf } from '#emulators/market/people-names.ts'
import type { MarketPosting } from '#emulators/market/market-posting.ts'
import { marketPostings } from '#emulators/market/postings.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { PostingChoices } from '#shared/models/configuration.ts'
import type { Seeker } from './searches.ts'

const DAYS = 31
/** Where job searches truncate descriptions. Characters. */
const CUT = 500

/**
 * Every other posting is truncated as by job searches, and the others are whole, as on a company's own board.
 */
const descriptionOf = ({ description: { text, html } }: MarketPosting, at: number): string =>
  at % 2 === 0 ? `${text.slice(0, CUT)}${text.length > CUT ? '…' : ''}` : plainText(html)

const postingOf = (found: MarketPosting, at: number): Posting => ({
  id: `market:${found.id}`,
  source: 'market',
  title: found.title,
  company: found.company,
  companyDomain: found.employer?.domain ?? null,
  location: found.place,
  remote: false,
  description: descriptionOf(found, at),
  url: `https://jobs.example/${found.id}`,
  applyUrl: null,
  postedAt: found.createdAt,
  attribution: null,
})

/**
 * The postings of a search on a day as a run would use them: fitting, without people who asked not to be
 * contacted, and no company twice before every company had a posting.
 */
export function postingsFor(
  { jobTitle, country: countryCode, city }: Seeker,
  facts: ResumeFacts,
  now: Date,
  most: number,
): readonly Posting[] {
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name ?? ''
  const found = marketPostings({ title: jobTitle, countryCode, city }, now, DAYS).map(postingOf)
  const ownEmployers = facts.roles.flatMap(({ employer }) => (employer === null ? [] : [employer.value]))
  const search: Search = {
    jobTitle,
    country,
    countryCode,
    city,
    maxAgeDays: DAYS,
    role: 'ceo',
    ...PostingChoices.parse({}),
  }
  const { matches } = matchPostings(found, { search, now, ownEmployers, ownDomains: [] })
  const ranked = rankPostings(matches, { search, facts, now, lastWritten: new Map() })
  return spreadOverCompanies(ranked, ({ posting }) => posting.company)
    .slice(0, most)
    .map(({ posting }) => posting)
}

/** A head of a team, a recruiter, and a person without a known title. */
const TITLES = ['Head of Department', 'Talent Acquisition Manager', null] as const

/** The person to write to about posting number `at` of a run. */
export function contactFor({ company, companyDomain }: Posting, countryCode: string, at: number): Contact {
  const { first, last } = namesOf(countryCode)
  const [firstName = '', lastName = ''] = [first[at % first.length], last[(at * 7) % last.length]]
  const domain = companyDomain ?? 'company.example'
  return {
    firstName,
    lastName,
    title: TITLES[at % TITLES.length] ?? null,
    company,
    domain,
    email: `person${at}@${domain}`,
    linkedin: null,
    tier: 'A',
    reason: 'Named on the team page.',
    sourceUri: `https://${domain}/team`,
    seenAt: '2026-11-01',
    verifiedAt: '2026-11-01',
  }
}
