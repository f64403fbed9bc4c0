import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { ReadMatch } from '#functions/postings/boards/read-matches.ts'
import type { RankedMatch } from '#functions/matching/ranking/rank-postings.ts'
import {
  ContactBudgetSpent,
  ContactsOutOfCredits,
  DoNotContact,
  SourceUnavailable,
  type Candidate,
} from '#functions/postings/model.ts'
import type { PersonFinder } from './person-finder.ts'

/** One employer gets at most this many candidates a run. */
const PER_COMPANY = 3
/** An outage shows at the second company in a row; one that fails alone is skipped. */
const FAILURES_IN_A_ROW = 2
/**
 * The best postings get a person whatever that costs, up to this share of what is wanted. After them those
 * whose person is public or known already go first, and the others wait until as many wait as are wanted.
 */
const PAID_SHARE = 0.5

const SPENT_NOTE =
  'Fewer emails could be prepared: what looking for contacts may cost in one day is used up. The next run goes on tomorrow.'

/** What looking for people writes down as it goes. */
export interface ContactProgress {
  contacted: number
  /** Those of `contacted` whose whole text was read at the employer's own board. */
  whole: number
  readonly skips: Map<string, SkipReason>
  /** Postings that were decided on. */
  readonly looked: Set<string>
  readonly notes: string[]
}

export type EarlyEnd =
  | 'contact_source_out_of_credits'
  | 'contact_source_unavailable'
  | 'contact_budget_spent'
  | 'no_contacts'

interface Deps {
  readonly finder: PersonFinder
  readonly companyOf: (match: RankedMatch) => string
  readonly wanted: number
  /** Addresses given out in this run. */
  readonly given: Set<string>
  readonly progress: ContactProgress
  /** Looks for the whole text where the contact's domain may lead to it. */
  readonly read: ReadMatch<RankedMatch>
}

type Look = { readonly candidate: Candidate } | { readonly ended: EarlyEnd } | 'skipped' | 'costs'

/**
 * Each posting with the person to write to about it, best first; what costs money waits in the second half of
 * what is wanted. Returns why it ended early or gave nothing, else null.
 */
export async function* contactMatches(
  matches: Iterable<RankedMatch> | AsyncIterable<RankedMatch>,
  deps: Deps,
): AsyncGenerator<Candidate, EarlyEnd | null> {
  const { progress, wanted } = deps
  const look = looker(deps)
  const waiting: RankedMatch[] = []
  async function* paidFor(): AsyncGenerator<Candidate, EarlyEnd | null> {
    for (const match of waiting.splice(0)) {
      const found = await look(match, true)
      if (typeof found === 'object' && 'ended' in found) return found.ended
      if (typeof found === 'object') yield found.candidate
    }
    return null
  }
  for await (const match of matches) {
    const found = await look(match, progress.contacted < wanted * PAID_SHARE)
    if (typeof found === 'object' && 'ended' in found) return found.ended
    if (typeof found === 'object') yield found.candidate
    if (found === 'costs' && waiting.push(match) >= wanted) {
      const ended = yield* paidFor()
      if (ended !== null) return ended
    }
  }
  const ended = yield* paidFor()
  if (ended !== null || progress.contacted > 0) return ended
  return progress.notes.includes(SPENT_NOTE) ? 'contact_budget_spent' : 'no_contacts'
}

/** Looks for one posting's person, and says what that came to. */
function looker({ finder, companyOf, given, progress, read }: Deps) {
  const perCompany = new Map<string, number>()
  let failures = 0
  const skip = ({ posting }: RankedMatch, reason: SkipReason): Look => {
    progress.skips.set(posting.id, reason)
    return 'skipped'
  }
  const note = (text: string) => {
    if (!progress.notes.includes(text)) progress.notes.push(text)
  }
  const ends = (ended: EarlyEnd, why: string): Look => {
    note(`The search for contacts stopped early: ${why}.`)
    return { ended }
  }

  const failed = (match: RankedMatch, error: unknown, pays: boolean): Look => {
    if (error instanceof ContactBudgetSpent) {
      if (!pays) {
        progress.looked.delete(match.posting.id)
        return 'costs'
      }
      note(SPENT_NOTE)
      return skip(match, 'contact_budget_spent')
    }
    if (error instanceof ContactsOutOfCredits)
      return ends('contact_source_out_of_credits', 'its credits are used up')
    if (error instanceof DoNotContact) return skip(match, 'asked_not_to_be_contacted')
    if (!(error instanceof SourceUnavailable)) throw error
    skip(match, 'not_processable')
    failures += 1
    return failures < FAILURES_IN_A_ROW ? 'skipped' : ends('contact_source_unavailable', error.message)
  }

  return async (match: RankedMatch, pays: boolean): Promise<Look> => {
    const { posting } = match
    const company = companyOf(match)
    progress.looked.add(posting.id)
    const already = perCompany.get(company) ?? 0
    if (already >= PER_COMPANY) return skip(match, 'company_capped')
    try {
      const outcome = await finder.find(posting, pays)
      failures = 0
      if ('skip' in outcome) return skip(match, outcome.skip)
      const found = await read(match, outcome.contact.domain)
      if (typeof found === 'string') return skip(match, found)
      given.add(outcome.contact.email)
      perCompany.set(company, already + 1)
      progress.contacted += 1
      if (found.posting.textFrom !== undefined) progress.whole += 1
      const { jobKey, reasons } = found
      return { candidate: { posting: found.posting, contact: outcome.contact, jobKey, reasons } }
    } catch (error) {
      return failed(match, error, pays)
    }
  }
}
