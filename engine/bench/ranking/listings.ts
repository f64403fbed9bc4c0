import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { companyWords } from '../../language/company-name.ts'
import { rankPostings } from '../../matching/ranking/rank-postings.ts'
import { matchPostings } from '../../postings/match-postings.ts'
import type { Posting, Search } from '../../values/posting.ts'
import { saysRemote } from '../../places/work-mode.ts'
import { occupationsOf } from '../../titles/occupation-of.ts'
import { NO_FACTS } from '../../test/resume/facts.ts'
import { keywordOrder } from './order.ts'

/** Unlabelled postings in the format of public lists. Times are seconds. */
const Listings = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    company_name: z.string(),
    locations: z.array(z.string()),
    date_posted: z.number(),
  }),
)

const JOB_TITLES = [
  'Software Engineer',
  'Data Analyst',
  'Product Manager',
  'Frontend Engineer',
  'Hardware Engineer',
]

function readListings(file: string): readonly Posting[] {
  return Listings.parse(JSON.parse(readFileSync(file, 'utf8'))).map((listing) => ({
    id: listing.id,
    source: 'listing',
    title: listing.title,
    company: listing.company_name,
    companyDomain: null,
    location: listing.locations.join('; '),
    remote: listing.locations.some(saysRemote),
    description: '',
    url: 'https://jobs.example/',
    applyUrl: null,
    postedAt: new Date(listing.date_posted * 1_000),
    attribution: null,
  }))
}

const search = (jobTitle: string): Search => ({
  jobTitle,
  country: 'United States',
  countryCode: 'us',
  city: null,
  maxAgeDays: 30,
  writeToAgencies: true,
})

/**
 * The ranking's results on real titles, for readers: the share with a known occupation, the share whose
 * employer has a board, by the names of those that have one, the time, and the first ten of some searches in both orders.
 */
export function lookAtListings(file: string, withBoards: readonly string[]) {
  const postings = readListings(file)
  const now = new Date(Math.max(...postings.map(({ postedAt }) => postedAt?.getTime() ?? 0)))
  const known = postings.filter(({ title }) => occupationsOf(title).length > 0).length
  const companies = new Set(withBoards.map((company) => companyWords(company).join('')))
  const onBoards = postings.filter(({ company }) => companies.has(companyWords(company).join(''))).length
  const from = performance.now()
  const firstTen = JOB_TITLES.map((jobTitle) => {
    const asked = search(jobTitle)
    const { matches } = matchPostings(postings, {
      search: { ...asked, maxAgeDays: 100_000 },
      now,
      ownEmployers: [],
      ownDomains: [],
    })
    const ranked = rankPostings(matches, { search: asked, facts: NO_FACTS, now, lastWritten: new Map() })
    return {
      jobTitle,
      kept: matches.length,
      ranked: ranked.slice(0, 10).map(({ posting, score }) => `${score} ${posting.title}`),
      keyword: keywordOrder(jobTitle, postings)
        .slice(0, 10)
        .map(({ title }) => title),
    }
  })
  return {
    postings: postings.length,
    knownShare: (100 * known) / postings.length,
    boardShare: (100 * onBoards) / postings.length,
    msPerSearch: (performance.now() - from) / JOB_TITLES.length,
    firstTen,
  }
}
