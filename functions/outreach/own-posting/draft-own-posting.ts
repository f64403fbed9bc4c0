import { DAY, MINUTE } from '#platform/clock.ts'
import type { Needs, Only, Service } from '#functions/services/needs.ts'
import { anotherPerson } from '#functions/recipients/another-person.ts'
import { type FindDeps, screenOf } from '#functions/recipients/find-candidates.ts'
import { ContactBudgetSpent, ContactsOutOfCredits } from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import { checkOf, employersLeftOut } from '#functions/do-not-contact/may-write.ts'
import { correctedFacts, isResume, reviewedFacts } from '#engine/resume'
import { isNamedAfter } from '#functions/recipients/finding/name-address.ts'
import { sameCompany } from '#engine/language'
import { jobKey, readPlaces, readPosting, screenPosting } from '#engine/postings'
import { countryRule } from '#shared/catalog/country-rules.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import { PostingChoices } from '#shared/models/configuration.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { Posting } from '#engine/values/posting.ts'
import type { CycleContext } from '../model.ts'
import { sweepDueAt } from '../waits.ts'
import { blocker } from '../run/eligibility.ts'
import { limitsOf } from '../run/plan-run.ts'
import { NOTHING_FOUND } from '../run/run-view.ts'
import { searchOf } from '../run/search-of.ts'
import { type PlanningDeps, whilePlanning } from '../run/while-planning.ts'
import type { OwnPostingRecord } from './own-posting.item.ts'
import { postingOfText } from './pasted-text.ts'

export type OwnPostingDeps = Omit<FindDeps, 'postings' | 'readWhole' | 'usedJobs'> &
  Only<'ownPostings', 'find' | 'saveReading' | 'isUsed'> &
  Only<'doNotContact', 'all'> &
  Only<'runs', 'context' | 'finishPlanning'> &
  PlanningDeps &
  Needs<'emails' | 'drafts'> & { readonly readLink: Service<'linkReading'> }

/** A link that could not be read in this time is given up. */
const READ_MS = 10 * MINUTE
/** The needs that are shown of a posting. */
const MAX_NEEDS = 6

/**
 * Does the next step of a posting that its user found: reads it, or looks for the person and reserves the email.
 * Safe to deliver any number of times. Throws NotYet while another worker holds its lease.
 */
export async function draftOwnPosting(
  { userId, runId }: CycleMessage & { readonly runId: string },
  deps: OwnPostingDeps,
): Promise<void> {
  const [own, context] = await Promise.all([
    deps.ownPostings.find(userId, runId),
    deps.runs.context(userId, deps.clock.now()),
  ])
  if (own === null || context === null) return
  if (own.phase === 'reading') return await readPhase(own, context, deps)
  const { phase, posting, emailId } = own
  if (phase !== 'asked' || posting === null || emailId === null) return
  await whilePlanning(userId, runId, deps, async (run) => {
    const result = await planned({ ...own, run, posting, emailId }, context, deps)
    const figures = { ...NOTHING_FOUND, found: 1, matched: 1, ...result }
    await deps.runs.finishPlanning(run, figures, deps.clock.now(), false)
  })
}

async function readPhase(own: OwnPostingRecord, context: CycleContext, deps: OwnPostingDeps): Promise<void> {
  const { input, run } = own
  const posting =
    'url' in input
      ? run.startedAt.getTime() + READ_MS < deps.clock.now().getTime()
        ? { problem: 'no_answer' as const }
        : await deps.readLink(new URL(input.url))
      : postingOfText(input, run.id, context.configuration?.jobTitle ?? '')
  await deps.ownPostings.saveReading(
    own,
    'problem' in posting ? posting : { posting, needs: needsOf(posting) },
  )
}

function needsOf(posting: Posting): readonly string[] {
  const facts = readPosting(posting).facts.filter(
    ({ kind, cut }) => !cut && (kind === 'requirement' || kind === 'duty' || kind === 'need'),
  )
  return facts
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_NEEDS)
    .map(({ text }) => text)
}

interface Result {
  readonly outcome: RunOutcome | null
  readonly skips?: Partial<Record<SkipReason, number>>
  readonly contacted?: number
}

const left = (reason: SkipReason): Result => ({ outcome: 'no_contacts', skips: { [reason]: 1 } })

type Asked = OwnPostingRecord & { readonly posting: Posting; readonly emailId: string }

/** Looks for the person, reserves the email and queues it. */
async function planned(own: Asked, context: CycleContext, deps: OwnPostingDeps): Promise<Result> {
  const { run, emailId } = own
  const posting = ofCompany(own)
  const { userId } = run
  const now = deps.clock.now()
  // Reserved before a crash: its message may be lost, but the sweeper finds the email.
  if (run.reserved >= run.wanted) return { outcome: null }
  if (run.startedAt.getTime() + DAY < now.getTime()) return { outcome: 'internal' }
  const search = searchOf(context)
  const refusal = blocker(context, () => true, now)
  if (refusal !== null || search === null || context.resume === null)
    return { outcome: refusal ?? 'internal' }
  const { id, facts: read } = context.resume
  if (!isResume(reviewedFacts(read, context.review, id))) return { outcome: 'resume_unusable' }
  const country = countryOf(posting) ?? search.countryCode
  if (countryRule(country).rule === 'blocked') return { outcome: 'country_blocked' }

  const facts = correctedFacts(read, context.review)
  const rules = await deps.doNotContact.all(userId)
  const request = {
    userId,
    // Who found a posting chose its age, its agency and its level; what the employer asks for still holds.
    search: {
      ...search,
      ...PostingChoices.parse({}),
      countryCode: country,
      maxAgeDays: Number.POSITIVE_INFINITY,
    },
    facts,
    ownEmployers: employersLeftOut(facts, rules),
    isAvoided: checkOf(rules),
  }
  const flaw = screenPosting(posting, screenOf(request, now))
  if (flaw !== null && flaw !== 'entry_level_mass') return left(flaw)
  const key = jobKey(posting)
  if (await deps.ownPostings.isUsed(own, key)) return left('already_used')

  try {
    const outcome = await anotherPerson(posting, request, new Set(), deps)
    if ('skip' in outcome) return left(outcome.skip)
    const limits = limitsOf(context)
    const email = { id: emailId, userId, runId: run.id, posting, contact: outcome.contact, jobKey: key }
    const reserved = await deps.emails.reserve(
      { ...email, reasons: [], country, quota: limits.kind },
      limits,
      sweepDueAt(now),
      now,
    )
    if (reserved === 'quota')
      return { outcome: limits.kind === 'trial' ? 'trial_used_up' : 'daily_limit_reached' }
    if (reserved !== 'reserved') return left(reserved)
    await deps.drafts.send({ v: 1, userId, emailId })
    return { outcome: null, contacted: 1 }
  } catch (error) {
    if (error instanceof ContactsOutOfCredits) return { outcome: 'contact_source_out_of_credits' }
    if (error instanceof ContactBudgetSpent) return left('contact_budget_spent')
    if (error instanceof SourceUnavailable) return { outcome: 'contact_source_unavailable' }
    throw error
  }
}

/** The posting, with the page's domain only while the employer is still the one that the page names. */
function ofCompany({ posting, companyRead }: Asked): Posting {
  const { company, companyDomain } = posting
  const isSame =
    companyDomain === null || sameCompany(companyRead, company) || isNamedAfter(companyDomain, company)
  return isSame ? posting : { ...posting, companyDomain: null }
}

/** The country of the work, whose rule holds; null when the posting names none, or several. */
function countryOf({ location }: Posting): string | null {
  const countries = new Set(readPlaces(location).places.flatMap((place) => place.countries ?? []))
  const [country] = countries
  return countries.size === 1 ? (country ?? null) : null
}
