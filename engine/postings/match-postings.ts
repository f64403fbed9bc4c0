import { jobKey } from './job-key.ts'
import { matchWorkplace, PLACE_MATCHES } from '../places/match-place.ts'
import { fitSearch, TITLE_MATCHES, type TitleFit } from '../titles/match-title.ts'
import type { Posting, Skip } from '../values/posting.ts'
import { screenPosting, type Screen } from './screen-posting.ts'

export interface Match {
  readonly posting: Posting
  readonly jobKey: string
  readonly title: TitleFit
  readonly place: number
}

/** Whether one posting of a job is better than another: nearer to the user, else longer, else newer. */
const isBetter = (one: Match, other: Match): boolean =>
  (one.place - other.place ||
    one.posting.description.length - other.posting.description.length ||
    (one.posting.postedAt?.getTime() ?? 0) - (other.posting.postedAt?.getTime() ?? 0)) > 0

/** Keeps the postings that a letter can be written for, and returns the reason for each skipped one. */
export function matchPostings(
  postings: readonly Posting[],
  screen: Screen,
): { matches: readonly Match[]; skips: readonly Skip[]; fitting: number } {
  const skips: Skip[] = []
  const best = new Map<string, Match>()
  const seenIds = new Set<string>()
  let fitting = 0
  for (const posting of postings) {
    if (seenIds.has(posting.id)) continue
    seenIds.add(posting.id)
    const title = fitSearch(screen.search, posting.title)
    const place = matchWorkplace(screen.search, posting)
    if (title.score < TITLE_MATCHES) skips.push({ reason: 'title_differs', postingId: posting.id })
    else if (place < PLACE_MATCHES) skips.push({ reason: 'place_differs', postingId: posting.id })
    else {
      fitting += 1
      const reason = screenPosting(posting, screen)
      if (reason !== null) {
        skips.push({ reason, postingId: posting.id })
        continue
      }
      const match = { posting, jobKey: jobKey(posting), title, place }
      const other = best.get(match.jobKey)
      const worse = other === undefined ? null : isBetter(match, other) ? other : match
      if (worse !== match) best.set(match.jobKey, match)
      if (worse !== null) skips.push({ reason: 'repost', postingId: worse.posting.id })
    }
  }
  return { matches: [...best.values()], skips, fitting }
}
