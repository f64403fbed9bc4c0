import type { RunNote, SourceTrouble } from '#shared/catalog/reasons/run-notes.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { ReadMatch } from '#functions/postings/boards/read-matches.ts'
import type { RankedMatch } from '#engine/postings'
import { ContactBudgetSpent, ContactsOutOfCredits, DoNotContact, type Candidate } from '../model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { RUN_COMPANY_MOST } from '#shared/catalog/policies.ts'
import type { PersonFound } from './look-up-contact.ts'
import type { PersonFinder } from './person-finder.ts'

/** Two failed companies in a row count as an outage; a single one is skipped. */
const FAILURES_IN_A_ROW = 2
/**
 * Up to this share of the wanted candidates, the best postings get a person at any cost. After that, postings
 * with a free person go first, and the others wait until as many are waiting as candidates are wanted.
 */
const PAID_SHARE = 0.5

/** The progress of the contact search, updated as it goes. */
export interface ContactProgress {
  contacted: number
  /** Those of `contacted` whose whole text was read at the employer's own board. */
  whole: number
  readonly skips: Map<string, SkipReason>
  /** Ids of the postings that were decided on. */
  readonly looked: Set<string>
  readonly notes: RunNote[]
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
  /** Addresses of the candidates found in this run. */
  readonly given: Set<string>
  readonly progress: ContactProgress
  /** Reads the whole text of the posting if the contact's domain leads to it. */
  readonly read: ReadMatch<RankedMatch>
}

/** A posting with its person. */
export type Found = Candidate & Pick<RankedMatch, 'unfit'> & Pick<PersonFound, 'others'>

type LookResult = { readonly candidate: Found } | { readonly ended: EarlyEnd } | 'skipped' | 'costs'

/**
 * Yields postings with the person to write to, best first; in the second half of what is wanted, postings
 * whose person costs money wait. Returns why the search ended early or found nobody; null otherwise.
 */
export async function* contactMatches(
  matches: Iterable<RankedMatch> | AsyncIterable<RankedMatch>,
  deps: Deps,
): AsyncGenerator<Found, EarlyEnd | null> {
  const { progress, wanted } = deps
  const look = looker(deps)
  const waiting: RankedMatch[] = []
  async function* payForWaiting(): AsyncGenerator<Found, EarlyEnd | null> {
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
      const ended = yield* payForWaiting()
      if (ended !== null) return ended
    }
  }
  const ended = yield* payForWaiting()
  if (ended !== null || progress.contacted > 0) return ended
  return progress.notes.some(({ code }) => code === 'contact_budget_spent')
    ? 'contact_budget_spent'
    : 'no_contacts'
}

/** Returns a function that looks for the person of one posting. */
function looker({ finder, companyOf, given, progress, read }: Deps) {
  const perCompany = new Map<string, number>()
  let failures = 0
  const skip = ({ posting }: RankedMatch, reason: SkipReason): LookResult => {
    progress.skips.set(posting.id, reason)
    return 'skipped'
  }
  const note = (added: RunNote) => {
    if (!progress.notes.some(({ code }) => code === added.code)) progress.notes.push(added)
  }
  const ends = (ended: EarlyEnd, trouble: SourceTrouble): LookResult => {
    note({ code: 'contacts_cut_short', params: { trouble } })
    return { ended }
  }

  const failed = (match: RankedMatch, error: unknown, pays: boolean): LookResult => {
    if (error instanceof ContactBudgetSpent) {
      if (!pays) {
        progress.looked.delete(match.posting.id)
        return 'costs'
      }
      note({ code: 'contact_budget_spent', params: {} })
      return skip(match, 'contact_budget_spent')
    }
    if (error instanceof ContactsOutOfCredits) return ends('contact_source_out_of_credits', 'credits_spent')
    if (error instanceof DoNotContact) return skip(match, 'asked_not_to_be_contacted')
    if (!(error instanceof SourceUnavailable)) throw error
    skip(match, 'not_processable')
    failures += 1
    return failures < FAILURES_IN_A_ROW ? 'skipped' : ends('contact_source_unavailable', error.trouble)
  }

  return async (match: RankedMatch, pays: boolean): Promise<LookResult> => {
    const { posting } = match
    const company = companyOf(match)
    progress.looked.add(posting.id)
    const already = perCompany.get(company) ?? 0
    if (already >= RUN_COMPANY_MOST) return skip(match, 'company_capped')
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
      const { jobKey, reasons, unfit } = found
      const { contact, others } = outcome
      return { candidate: { posting: found.posting, contact, others, jobKey, reasons, unfit } }
    } catch (error) {
      return failed(match, error, pays)
    }
  }
}
