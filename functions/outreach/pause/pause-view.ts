import { checkOf } from '#functions/do-not-contact/may-write.ts'
import type { Only } from '#functions/services/needs.ts'
import { type Favour, thankYouFor } from '#engine/letters'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { SearchPause, ThankYou } from '#shared/models/outreach/search-pause.ts'
import type { PauseStore } from './pause.store.ts'

/** The most people to list for a thank-you. */
const MAX_THANKED = 50

/** Not an offer: the thanks say that another position was accepted, and this may be the one. */
const FAVOURS = ['replied', 'interview'] as const satisfies readonly Favour[]

const isFavour = (mark: EmailMark | null): mark is Favour => FAVOURS.some((favour) => favour === mark)

/** The state of a user's pause, with the people to thank. Throws AppError not_authenticated. */
export async function searchPauseOf(
  { userId }: UserActor,
  {
    pauses,
    tracker,
    doNotContact,
  }: Only<'pauses', 'find' | 'letters'> &
    Only<'tracker', 'unsentCount' | 'newestMarked'> &
    Only<'doNotContact', 'all'>,
): Promise<SearchPause> {
  const [pause, unsentDrafts, answered, rules] = await Promise.all([
    pauses.find(userId),
    tracker.unsentCount(userId),
    tracker.newestMarked(userId, FAVOURS, MAX_THANKED),
    doNotContact.all(userId),
  ])
  if (pause === null) throw new AppError('not_authenticated')
  const isAvoided = checkOf(rules)
  const letters = await pauses.letters(userId, answered)
  const thanked = letters.filter(({ contact }) => !isAvoided(contact))
  return {
    pausedAt: pause.pausedAt?.toISOString() ?? null,
    unsentDrafts,
    discard: pause.discard,
    thankYous: thankYous(thanked),
    notThanked: thankYous(letters).length - thankYous(thanked).length,
  }
}

/** A person who answered twice is thanked once. */
function thankYous(emails: Awaited<ReturnType<PauseStore['letters']>>): ThankYou[] {
  const byAddress = new Map<string, ThankYou>()
  for (const { id, mark, letter, contact, posting } of emails) {
    const address = contact.email.toLowerCase()
    if (letter === null || !isFavour(mark) || byAddress.has(address)) continue
    byAddress.set(address, {
      id,
      contactName: `${contact.firstName} ${contact.lastName}`.trim(),
      contactEmail: contact.email,
      companyName: posting.company,
      mark,
      ...thankYouFor(letter, mark, posting.company),
    })
  }
  return [...byAddress.values()]
}
