import type { Clock } from '#platform/clock.ts'
import type { ResumeFacts } from '#functions/resume/model.ts'
import type { SkipReason } from '#shared/models/run.ts'
import { isFreeMail } from './choose-contact.ts'
import { companyWords } from '#functions/language/company-name.ts'
import {
  gatherPostings,
  matchPostings,
  spreadOverCompanies,
  type Match,
} from '#functions/postings/gather-postings.ts'
import { readMatches } from '#functions/postings/boards/read-matches.ts'
import type { ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import type { Screen } from '#functions/postings/screen-posting.ts'
import { rankPostings, type RankedMatch } from '#functions/matching/ranking/rank-postings.ts'
import { lookUpContact } from './look-up-contact.ts'
import {
  ContactsOutOfCredits,
  DoNotContact,
  SourceUnavailable,
  type Candidate,
  type CompanyPeople,
  type ContactSource,
  type PostingSource,
  type Search,
  type Skip,
} from '#functions/postings/model.ts'
import type { UsedJobs } from '#functions/postings/used-jobs.store.ts'

export interface FindRequest {
  readonly userId: string
  readonly search: Search
  readonly facts: ResumeFacts
  /** Whether addresses that cannot be confirmed may be used. */
  readonly acceptTierC: boolean
  readonly blockedCompanies: readonly string[]
  /** With 0 postings are counted and nobody is looked up. */
  readonly wanted: number
}

export interface FindDeps {
  readonly postings: readonly PostingSource[]
  readonly contacts: ContactSource
  readonly readWhole: ReadWhole
  readonly usedJobs: UsedJobs
  readonly clock: Clock
}

/** Why finding ended without, or before, a full result; null when it went through or the consumer stopped. */
export type FindEnd =
  | 'country_unsupported'
  | 'no_postings'
  | 'postings_source_unavailable'
  | 'nothing_new'
  | 'no_contacts'
  | 'contact_source_out_of_credits'
  | 'contact_source_unavailable'

export interface FindTally {
  /** Postings that the sources gave, that fit title and place, and that a contact was found for. */
  readonly found: number
  readonly matched: number
  readonly contacted: number
  /** Those of `contacted` whose whole text was read at the employer's own board. */
  readonly whole: number
  readonly skips: readonly Skip[]
  readonly notes: readonly string[]
  readonly ended: FindEnd | null
}

/** One employer gets at most this many candidates a run. */
const PER_COMPANY = 3
/** An outage shows at the second company in a row; one that fails alone is skipped. */
const FAILURES_IN_A_ROW = 2

interface Progress {
  found: number
  matched: number
  contacted: number
  whole: number
  readonly skips: Map<string, SkipReason>
  /** Postings that were decided on. */
  readonly looked: Set<string>
  readonly notes: string[]
  ended: FindEnd | null
}

/**
 * Finds whom to write to, best first and lazily: contacts are looked up one company at a time as the consumer
 * asks for the next candidate, so a consumer that stops early spends no credits on the rest. `tally` may be
 * read at any time.
 */
export function findCandidates(
  request: FindRequest,
  deps: FindDeps,
): { candidates: AsyncIterable<Candidate>; tally(): FindTally } {
  const progress: Progress = {
    found: 0,
    matched: 0,
    contacted: 0,
    whole: 0,
    skips: new Map(),
    looked: new Set(),
    notes: [],
    ended: null,
  }
  return {
    candidates: find(request, deps, progress),
    tally: () => ({
      found: progress.found,
      matched: progress.matched,
      contacted: progress.contacted,
      whole: progress.whole,
      ended: progress.ended,
      skips: [...progress.skips].map(([postingId, reason]) => ({ reason, postingId })),
      notes: [...progress.notes],
    }),
  }
}

async function* find(request: FindRequest, deps: FindDeps, progress: Progress): AsyncGenerator<Candidate> {
  const matches = await fresh(request, deps, progress)
  if (matches.length === 0 || request.wanted === 0) return
  const screen = screenOf(request, deps.clock.now())
  const whole = readMatches(matches, request.search, screen, deps.readWhole, ({ postingId, reason }) => {
    progress.looked.add(postingId)
    progress.skips.set(postingId, reason)
  })
  for await (const candidate of contacted(whole, request, deps.contacts, progress)) {
    if (candidate.posting.textFrom !== undefined) progress.whole += 1
    yield candidate
  }
  for (const { posting } of matches)
    if (!progress.looked.has(posting.id)) progress.skips.set(posting.id, 'contact_search_ended')
  if (progress.contacted === 0) progress.ended ??= 'no_contacts'
}

/** The postings worth a look-up, in the order in which to look; sets `ended` when there are none. */
async function fresh(
  request: FindRequest,
  deps: FindDeps,
  progress: Progress,
): Promise<readonly RankedMatch[]> {
  const { search, facts } = request
  const now = deps.clock.now()
  const sources = deps.postings.filter((source) => source.covers(search.countryCode))
  if (sources.length === 0) {
    progress.ended = 'country_unsupported'
    return []
  }
  const { postings, notes, answered } = await gatherPostings(search, sources)
  progress.notes.push(...notes)
  const { matches, skips, fitting } = matchPostings(postings, search, screenOf(request, now))
  const used = await deps.usedJobs.among(
    request.userId,
    matches.map(({ jobKey }) => jobKey),
  )
  for (const { postingId, reason } of skips) progress.skips.set(postingId, reason)
  for (const { posting, jobKey } of matches)
    if (used.has(jobKey)) progress.skips.set(posting.id, 'already_used')
  progress.found = new Set(postings.map(({ id }) => id)).size
  progress.matched = fitting
  const open = matches.filter(({ jobKey }) => !used.has(jobKey))
  // With a source missing, nothing that fits says little about the search itself.
  if (answered === 0 || (fitting === 0 && answered < sources.length))
    progress.ended = 'postings_source_unavailable'
  else if (fitting === 0) progress.ended = 'no_postings'
  else if (open.length === 0) progress.ended = used.size > 0 ? 'nothing_new' : 'no_postings'
  if (open.length === 0) return []
  const lastWritten = await deps.usedJobs.lastWritten(request.userId, now)
  return spreadOverCompanies(rankPostings(open, { search, facts, now, lastWritten }), companyKey)
}

const screenOf = ({ search, facts, blockedCompanies }: FindRequest, now: Date): Screen => ({
  maxAgeDays: search.maxAgeDays,
  now,
  ownEmployers: employersOf(facts),
  ownDomains: facts.emails
    .filter(({ value }) => !isFreeMail(value))
    .map(({ value }) => value.slice(value.lastIndexOf('@') + 1).toLowerCase()),
  blockedCompanies,
})

const companyKey = ({ posting }: Match): string =>
  posting.companyDomain ?? companyWords(posting.company).join(' ')

const employersOf = (facts: ResumeFacts): readonly string[] =>
  facts.roles.map(({ employer }) => employer?.value ?? '').filter((employer) => employer !== '')

async function* contacted(
  matches: AsyncIterable<RankedMatch>,
  request: FindRequest,
  contacts: ContactSource,
  progress: Progress,
): AsyncGenerator<Candidate> {
  const { search, facts } = request
  const look = {
    role: search.role,
    never: { emails: facts.emails.map(({ value }) => value), name: facts.name?.value ?? null },
    ownEmployers: employersOf(facts),
    acceptTierC: request.acceptTierC,
    given: new Set<string>(),
  }
  const companies = new Map<string, CompanyPeople | null>()
  const perCompany = new Map<string, number>()
  let failures = 0
  for await (const match of matches) {
    const { posting, jobKey, reasons } = match
    const skip = (reason: SkipReason) => progress.skips.set(posting.id, reason)
    progress.looked.add(posting.id)
    const key = companyKey(match)
    if ((perCompany.get(key) ?? 0) >= PER_COMPANY) {
      skip('company_capped')
      continue
    }
    try {
      const known = companies.get(key)
      const company =
        known === undefined
          ? await contacts.findPeople({ name: posting.company, domain: posting.companyDomain }, search.role)
          : known
      companies.set(key, company)
      const outcome =
        company === null
          ? { skip: 'company_unknown' as const }
          : await lookUpContact(posting, company, look, contacts)
      failures = 0
      if ('skip' in outcome) {
        skip(outcome.skip)
        continue
      }
      look.given.add(outcome.contact.email)
      perCompany.set(key, (perCompany.get(key) ?? 0) + 1)
      progress.contacted += 1
      yield { posting, contact: outcome.contact, jobKey, reasons }
    } catch (error) {
      if (error instanceof ContactsOutOfCredits) {
        progress.ended = 'contact_source_out_of_credits'
        progress.notes.push('The search for contacts stopped early: its credits are used up.')
        return
      }
      if (error instanceof DoNotContact) {
        skip('asked_not_to_be_contacted')
        continue
      }
      if (!(error instanceof SourceUnavailable)) throw error
      skip('not_processable')
      failures += 1
      if (failures < FAILURES_IN_A_ROW) continue
      progress.ended = 'contact_source_unavailable'
      progress.notes.push(`The search for contacts stopped early: ${error.message}.`)
      return
    }
  }
}
