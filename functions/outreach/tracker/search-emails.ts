import type { UserActor } from '#platform/actor.ts'
import { foldText, searchFor } from '#engine/language'
import { TRACKER_SEARCH } from '#shared/catalog/constants.ts'
import type { DaySpan, OutlinedEmail } from './model.ts'
import type { TrackerStore } from './tracker.store.ts'

interface Found {
  /** Newest first. */
  readonly emails: readonly OutlinedEmail[]
  /** How many of the newest emails were searched, when there may be more; null when all were. */
  readonly lookedAt: number | null
}

/** Separated, so that no match runs from one field into the next. */
const textOf = ({ companyName, jobTitle, contactName, subject }: OutlinedEmail): string =>
  foldText([companyName, jobTitle, contactName, subject ?? ''].join(' | '))

/**
 * The emails of the days whose company, job title, person or subject contain every word of the term, ignoring
 * case and accents; all of them for an empty term. Only the newest `most` emails are searched; `lookedAt` says when there are older ones.
 */
export async function searchEmails(
  actor: UserActor,
  term: string,
  range: DaySpan,
  tracker: Pick<TrackerStore, 'outlines'>,
  most: number = TRACKER_SEARCH.entries,
): Promise<Found> {
  const isFound = term === '' ? () => true : searchFor(term)
  // One more than is searched, to learn whether there are more.
  const outlines = await tracker.outlines(actor.userId, range, most + 1)
  return {
    emails: outlines.slice(0, most).filter((email) => isFound(textOf(email))),
    lookedAt: outlines.length > most ? most : null,
  }
}
