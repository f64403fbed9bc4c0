import type { ChosenContact } from '#functions/recipients/model.ts'
import { cleanPersonName, fullName } from '#engine/language'
import { addressProblem } from '#functions/recipients/choose-contact.ts'
import { jobKey, asksNoContact } from '#engine/postings'
import type { ContactCriteria } from '#functions/recipients/finding/look-up-contact.ts'
import { personFinder, type PersonFinder } from '#functions/recipients/finding/person-finder.ts'
import { ContactBudgetSpent, ContactsOutOfCredits, DoNotContact } from '#functions/recipients/model.ts'
import { SourceUnavailable } from '#functions/postings/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { newRun, NOTHING_FOUND } from '#functions/outreach/run/run-view.ts'
import type { UserActor } from '#platform/actor.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import {
  contactCosts,
  contactSource,
  publicPages,
  recipientCounters,
} from '#functions/services/recipients.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { emails, runs } from '#functions/services/outreach.ts'
import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { GivenPosting } from './postings-file.ts'

/** Result for a given posting: an entry to write, or why there is none. */
export type Place = { readonly emailId: string } | { readonly skip: SkipReason }

type Found = { readonly contact: ChosenContact } | { readonly skip: SkipReason }

/** Contacts are looked up one after the other, and a slow vendor may take seconds for each. */
const LEASE_MS = HOUR
const DUE_MS = 5 * MINUTE

export const postingOf = (given: GivenPosting, index: number): Posting => ({
  id: `given:${index}`,
  source: 'given',
  title: given.title,
  company: given.company,
  companyDomain: null,
  location: given.location,
  remote: false,
  description: given.description,
  url: given.url ?? '',
  applyUrl: null,
  postedAt: given.postedAt,
  attribution: null,
})

function contactGiven({ company }: Posting, person: NonNullable<GivenPosting['contact']>): Found {
  const email = person.email.toLowerCase()
  const skip = addressProblem(email)
  if (skip !== null) return { skip }
  const contact: ChosenContact = {
    ...cleanPersonName(person),
    title: person.title === '' ? null : person.title,
    company,
    domain: email.slice(email.lastIndexOf('@') + 1),
    email,
    linkedin: null,
    tier: 'A',
    reason: { code: 'given_with_posting', params: { name: fullName(person) || email } },
    sourceUri: null,
    seenAt: null,
    verifiedAt: null,
  }
  return { contact }
}

/** Like a run, but for one posting; a vendor's outage only affects this posting. */
async function contactFound(posting: Posting, finder: PersonFinder): Promise<Found> {
  try {
    return await finder.find(posting)
  } catch (error) {
    if (error instanceof DoNotContact) return { skip: 'asked_not_to_be_contacted' }
    if (error instanceof ContactBudgetSpent) return { skip: 'contact_budget_spent' }
    if (error instanceof SourceUnavailable || error instanceof ContactsOutOfCredits)
      return { skip: 'not_processable' }
    throw error
  }
}

async function contactFor(posting: Posting, { contact }: GivenPosting, finder: PersonFinder): Promise<Found> {
  if (asksNoContact(posting.description)) return { skip: 'do_not_contact' }
  return contact ? contactGiven(posting, contact) : await contactFound(posting, finder)
}

/**
 * Reserves and queues given postings in their order. The user chose them, so title, place and age are not
 * checked; repeats, and postings that ask for no contact, are still left out.
 */
export async function planGiven(
  actor: UserActor,
  given: readonly GivenPosting[],
  criteria: Pick<ContactCriteria, 'role' | 'excluded' | 'ownEmployers'>,
  tell: (line: string) => void,
): Promise<readonly Place[]> {
  const { userId } = actor
  const startedAt = systemClock.now()
  const run = newRun({
    id: newId('run'),
    userId,
    trigger: 'manual',
    wanted: given.length,
    startedAt,
    previousSentAt: null,
  })
  await runs().claim(run, null)
  await runs().takePlanning(
    userId,
    run.id,
    { token: secrets.fresh(), until: new Date(startedAt.getTime() + LEASE_MS) },
    startedAt,
  )
  const addresses = new Set<string>()
  const finder = personFinder(
    {
      ...criteria,
      now: startedAt,
      given: addresses,
      refusal: (recipient) => recipientCounters().refusal(recipient, startedAt),
    },
    {
      contacts: contactSource(),
      pages: publicPages(),
      purse: contactCosts().purseOf(userId, systemClock),
      clock: systemClock,
    },
  )
  const limits = { perDay: given.length, perMonth: given.length, trialTotal: 0 }
  const seen = new Set<string>()
  const places: Place[] = []
  let contacted = 0
  for (const [index, one] of given.entries()) {
    const posting = postingOf(one, index)
    const key = jobKey(posting)
    const found = seen.has(key) ? { skip: 'repost' as const } : await contactFor(posting, one, finder)
    seen.add(key)
    if ('skip' in found) {
      places.push(found)
      continue
    }
    contacted += 1
    addresses.add(found.contact.email)
    const now = systemClock.now()
    const emailId = newId('out')
    const entry = {
      id: emailId,
      userId,
      runId: run.id,
      posting,
      contact: found.contact,
      jobKey: key,
      reasons: [],
      quota: 'plan',
    } as const
    const reservation = await emails().reserve(entry, limits, new Date(now.getTime() + DUE_MS), now)
    if (reservation === 'quota')
      throw new Error('A given posting found no place in the allowance made for it.')
    places.push(
      reservation === 'reserved'
        ? { emailId }
        : { skip: reservation === 'already_used' ? 'repost' : reservation },
    )
    if (reservation === 'reserved') await draftMessages().send({ v: 1, userId, emailId })
    tell(`${index + 1} of ${given.length}`)
  }
  await finder.settle()
  const skips: Partial<Record<SkipReason, number>> = {}
  for (const place of places) if ('skip' in place) skips[place.skip] = (skips[place.skip] ?? 0) + 1
  const outcome = places.some((place) => 'emailId' in place) ? null : 'no_contacts'
  await runs().finishPlanning(
    run,
    {
      ...NOTHING_FOUND,
      outcome,
      found: given.length,
      matched: given.length,
      contacted,
      skips,
      people: finder.report(),
    },
    systemClock.now(),
    false,
  )
  return places
}
