import { plainText } from '#platform/provider/plain-text.ts'
import { rankPostings } from '#functions/matching/ranking/rank-postings.ts'
import { matchPostings, spreadOverCompanies } from '#functions/postings/gather-postings.ts'
import type { Contact, Posting, Search } from '#functions/postings/model.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import { namesOf } from '#emulators/market/people-names.ts'
import { type MarketPosting, marketPostings } from '#emulators/market/postings.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import { PostingChoices } from '#shared/models/configuration.ts'
import type { Seeker } from './searches.ts'

const DAYS = 31
/** Where job searches cut descriptions off. Characters. */
const CUT = 500

/** Every other posting as job searches give it, cut off, the others whole, as a company's own board does. */
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
 * What a search brings on a day, as a run would take it: fitting, with nobody in it who asked to be left
 * alone, no company twice before all had a turn.
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

/** Somebody who heads a team, somebody who recruits, and somebody of whom no title is known. */
const TITLES = ['Head of Department', 'Talent Acquisition Manager', null] as const

/** The person to write to about the posting number `at` of a run. */
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
