import { checkOf } from '#functions/do-not-contact/may-write.ts'
import type { Needs, Only } from '#functions/services/needs.ts'
import { type Favour, thankYouFor } from '#engine/letters'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { SearchPause, ThankYou } from '#shared/models/outreach/search-pause.ts'
import type { PauseStore } from './pause.store.ts'

/** The most people to list for a thank-you. */
const MAX_THANKED = 50
/** Far above the drafts of a year. */
const MAX_UNSENT = 20_000

/** Not an offer: the thanks say that another position was accepted, and this may be the one. */
const FAVOURS = ['replied', 'interview'] as const satisfies readonly Favour[]

const isFavour = (mark: EmailMark | null): mark is Favour => FAVOURS.some((favour) => favour === mark)

/** The state of a user's pause, with the people to thank. Throws AppError not_authenticated. */
export async function searchPauseOf(
  { userId }: UserActor,
  {
    pauses,
    tracker,
    clock,
    doNotContact,
  }: Needs<'clock'> &
    Only<'pauses', 'find' | 'letters'> &
    Only<'tracker', 'folder' | 'folderCount'> &
    Only<'doNotContact', 'all'>,
): Promise<SearchPause> {
  const now = clock.now()
  const [pause, unsentDrafts, rules, ...answered] = await Promise.all([
    pauses.find(userId),
    tracker.folderCount(userId, 'to_read', now, MAX_UNSENT),
    doNotContact.all(userId),
    ...FAVOURS.map((mark) => tracker.folder(userId, mark, now, MAX_THANKED)),
  ])
  const newest = answered
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MAX_THANKED)
    .map(({ id }) => id)
  if (pause === null) throw new AppError('not_authenticated')
  const isAvoided = checkOf(rules)
  const letters = await pauses.letters(userId, newest)
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
  for (const { id, mark, letter, contact, contactName, posting } of emails) {
    const address = contact.email.toLowerCase()
    if (letter === null || !isFavour(mark) || byAddress.has(address)) continue
    byAddress.set(address, {
      id,
      contactName,
      contactEmail: contact.email,
      companyName: posting.company,
      mark,
      ...thankYouFor(letter, mark, posting.company),
    })
  }
  return [...byAddress.values()]
}
