import type { Needs, Only } from '#platform/needs.ts'
import type { Favour } from '#shared/letters/letter-texts.ts'
import { thankYouFor } from '#functions/letters/thank-you/thank-you.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import { dayOf } from '#platform/clock.ts'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import type { SearchPause, ThankYou } from '#shared/models/outreach/search-pause.ts'
import type { PauseStore } from './pause.store.ts'

/** The most people to list for a thank-you. */
const MAX_THANKED = 50

const FIRST_DAY = '2000-01-01'

const isFavour = (mark: EmailMark | null): mark is Favour => mark === 'replied' || mark === 'interview'

/** The state of a user's pause, with the people to thank. Throws AppError not_authenticated. */
export async function searchPauseOf(
  { userId }: UserActor,
  {
    pauses,
    tracker,
    clock,
  }: Needs<'clock'> & Only<'pauses', 'find' | 'letters'> & Only<'tracker', 'outlines'>,
): Promise<SearchPause> {
  const [pause, emails] = await Promise.all([
    pauses.find(userId),
    tracker.outlines(userId, { first: FIRST_DAY, last: dayOf(clock.now()) }, TRACKER_SEARCH.entries),
  ])
  if (pause === null) throw new AppError('not_authenticated')
  const answered = emails.filter(({ mark }) => isFavour(mark)).slice(0, MAX_THANKED)
  return {
    pausedAt: pause.pausedAt?.toISOString() ?? null,
    unsentDrafts: emails.filter(
      ({ state, mark }) => mark === null && (state === 'drafted' || state === 'ready'),
    ).length,
    discard: pause.discard,
    thankYous: thankYous(
      await pauses.letters(
        userId,
        answered.map(({ id }) => id),
      ),
    ),
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
