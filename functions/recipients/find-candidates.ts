import type { Clock } from '#platform/clock.ts'
import type { ResumeFacts } from '#engine/values/resume-facts.ts'
import { isFreeMail } from './choose-contact.ts'
import { countryRule } from '#shared/catalog/country-rules.ts'
import { companyWords } from '#engine/language'
import { gatherPostings } from '#functions/postings/gather-postings.ts'
import {
  type Declined,
  matchPostings,
  type Match,
  type Screen,
  rankPostings,
  type RankedMatch,
} from '#engine/postings'
import { matchReader, readMatches, type ReadMatch } from '#functions/postings/boards/read-matches.ts'
import type { ReadWhole } from '#functions/postings/boards/whole-posting.ts'
import { contactMatches, type ContactProgress, type EarlyEnd, type Found } from './finding/contact-matches.ts'
import { PAGES_MS, personFinder, type CompanyPages, type PersonFinder } from './finding/person-finder.ts'
import type { PeopleSearch } from '#functions/runs/model.ts'
import type { ContactSpending } from './contact-spending.store.ts'
import type { RecipientScreen } from './recipient-screen.store.ts'
import type { ContactSource, Recipient } from './model.ts'
import type { PostingSource, Search, Skip } from '#functions/postings/model.ts'
import type { UsedJobs } from '#functions/postings/used-jobs.store.ts'

export interface FindRequest {
  readonly userId: string
  readonly search: Search
  readonly facts: ResumeFacts
  /** Employers of the resume that may be written to nevertheless are not among these. */
  readonly ownEmployers?: readonly string[]
  /** Whether the user asked never to write to a recipient; nobody when absent. */
  readonly isAvoided?: (recipient: Recipient) => boolean
  /** What the user declined in earlier postings. */
  readonly declined?: Declined
  /** The counters of recipients that the run reserved before a crash; they are not written to again. */
  readonly writtenTo?: readonly string[]
  /** The most candidates that the consumer takes; with 0, postings are counted but no contacts looked up. */
  readonly wanted: number
}

/** What the search for a person needs. */
export interface PersonDeps {
  readonly contacts: ContactSource
  readonly pages: CompanyPages
  readonly spending: ContactSpending
  readonly recipients: Pick<RecipientScreen, 'refusal'>
  readonly clock: Clock
}

export interface FindDeps extends PersonDeps {
  readonly postings: readonly PostingSource[]
  readonly readWhole: ReadWhole
  readonly usedJobs: UsedJobs
}

/** Why the search ended without a full result; null when it completed or the consumer stopped it. */
export type FindEnd =
  | 'country_unsupported'
  | 'no_postings'
  | 'postings_source_unavailable'
  | 'nothing_new'
  | EarlyEnd

/** The most postings that do not fit for which a person is looked for. */
const MAX_UNFIT = 5

interface Progress extends ContactProgress {
  /** Postings from the sources, and those of them that fit title and place. */
  found: number
  matched: number
  ended: FindEnd | null
}

export interface FindTally extends Readonly<Omit<Progress, 'skips' | 'looked'>> {
  readonly skips: readonly Skip[]
  readonly people: PeopleSearch
}

/**
 * Finds people to write to, best first. Contacts are looked up one company at a time, when the consumer asks
 * for the next candidate, so stopping early spends no credits on the rest. `tally` is always current.
 */
export function findCandidates(
  request: FindRequest,
  deps: FindDeps,
): { candidates: AsyncIterable<Found>; tally(): FindTally } {
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
  const given = new Set<string>()
  const finder = finderFor(request, deps, given)
  return {
    candidates: find(request, deps, finder, given, progress),
    tally: () => ({
      found: progress.found,
      matched: progress.matched,
      contacted: progress.contacted,
      whole: progress.whole,
      ended: progress.ended,
      skips: [...progress.skips].map(([postingId, reason]) => ({ reason, postingId })),
      notes: [...progress.notes],
      people: finder.report(),
    }),
  }
}

/** Looks for the people of postings, paying from the purse of the request's user; `given` are not to be found again. */
export function finderFor(
  request: Omit<FindRequest, 'wanted'>,
  deps: PersonDeps,
  given: ReadonlySet<string>,
) {
  const { userId, search, facts, writtenTo } = request
  const now = deps.clock.now()
  return personFinder(
    {
      role: search.role,
      excluded: { emails: facts.emails.map(({ value }) => value), name: facts.name?.value ?? null },
      ownEmployers: ownEmployersOf(request),
      onlyNamed: countryRule(search.countryCode).rule === 'needs_consent',
      now,
      given,
      refusal: async (recipient) =>
        request.isAvoided?.({ company: '', ...recipient }) === true
          ? 'on_your_list'
          : await deps.recipients.refusal(recipient, now, writtenTo),
    },
    {
      contacts: deps.contacts,
      pages: deps.pages,
      purse: deps.spending.purseOf(userId, deps.clock),
      clock: deps.clock,
    },
  )
}

async function* find(
  request: FindRequest,
  deps: FindDeps,
  finder: PersonFinder,
  given: Set<string>,
  progress: Progress,
): AsyncGenerator<Found> {
  const { matches, rank } = await fresh(request, deps, progress)
  if (matches.length === 0 || request.wanted === 0) return
  // A posting whose whole text was read is ranked again, by that text.
  const ranked = (match: RankedMatch): RankedMatch => rank([match])[0] ?? match
  const read = matchReader(screenOf(request, deps.clock.now()), deps.readWhole, ranked)
  const whole = readMatches(matches, read, ({ postingId, reason }) => {
    progress.looked.add(postingId)
    progress.skips.set(postingId, reason)
  })
  try {
    const wish = {
      finder,
      companyOf: companyKey,
      wanted: request.wanted,
      given,
      progress,
      read: inTime(read, deps.clock),
    }
    progress.ended ??= yield* contactMatches(whole, wish)
  } finally {
    await finder.settle()
  }
  for (const { posting } of matches)
    if (!progress.looked.has(posting.id)) progress.skips.set(posting.id, 'contact_search_ended')
}

/** Skips reading further sites late in a run, because the planning has only minutes. */
function inTime(read: ReadMatch<RankedMatch>, clock: Clock): ReadMatch<RankedMatch> {
  const until = clock.now().getTime() + PAGES_MS
  return async (match, domain) => (clock.now().getTime() > until ? match : await read(match, domain))
}

type Rank = (matches: readonly Match[]) => readonly RankedMatch[]

/** The postings worth a contact search, in the order to search in; sets `ended` when there are none. */
async function fresh(
  request: FindRequest,
  deps: FindDeps,
  progress: Progress,
): Promise<{ readonly matches: readonly RankedMatch[]; readonly rank: Rank }> {
  const { search, facts, declined } = request
  const now = deps.clock.now()
  const sources = deps.postings.filter((source) => source.covers(search.countryCode))
  if (sources.length === 0) {
    progress.ended = 'country_unsupported'
    return NONE
  }
  const { postings, notes, answered } = await gatherPostings(search, sources)
  progress.notes.push(...notes)
  const { matches, skips, fitting } = matchPostings(postings, screenOf(request, now))
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
  // When a source did not answer, an empty result says little about the search itself.
  if (answered === 0 || (fitting === 0 && answered < sources.length))
    progress.ended = 'postings_source_unavailable'
  else if (fitting === 0) progress.ended = 'no_postings'
  else if (open.length === 0) progress.ended = used.size > 0 ? 'nothing_new' : 'no_postings'
  if (open.length === 0) return NONE
  const lastWritten = await deps.usedJobs.lastWritten(request.userId, now)
  const rank: Rank = (some) =>
    rankPostings(some, {
      search,
      facts,
      now,
      lastWritten,
      companyOf: companyKey,
      ...(declined === undefined ? {} : { declined }),
    })
  return { matches: fittingFirst(rank(open), progress), rank }
}

/**
 * The postings that fit, then some of those that do not: their people are looked for when the others leave
 * something of the allowance, so that the user can still have a letter written.
 */
function fittingFirst(ranked: readonly RankedMatch[], { skips, looked }: Progress): readonly RankedMatch[] {
  const unfit = ranked.filter((match) => match.unfit !== null)
  for (const { posting } of unfit.slice(MAX_UNFIT)) {
    skips.set(posting.id, 'does_not_fit')
    looked.add(posting.id)
  }
  return [...ranked.filter((match) => match.unfit === null), ...unfit.slice(0, MAX_UNFIT)]
}

const NONE = { matches: [], rank: () => [] }

/** What decides whether a posting may be written to at all. */
export const screenOf = (request: Omit<FindRequest, 'wanted' | 'userId'>, now: Date): Screen => ({
  search: request.search,
  now,
  ownEmployers: ownEmployersOf(request),
  isAvoided: ({ company, companyDomain }) =>
    request.isAvoided?.({ company, domain: companyDomain, email: null }) === true,
  ownDomains: request.facts.emails
    .filter(({ value }) => !isFreeMail(value))
    .map(({ value }) => value.slice(value.lastIndexOf('@') + 1).toLowerCase()),
})

const companyKey = ({ posting }: Match): string =>
  posting.companyDomain ?? companyWords(posting.company).join(' ')

const ownEmployersOf = ({
  facts,
  ownEmployers,
}: Pick<FindRequest, 'facts' | 'ownEmployers'>): readonly string[] =>
  ownEmployers ??
  facts.roles.map(({ employer }) => employer?.value ?? '').filter((employer) => employer !== '')
