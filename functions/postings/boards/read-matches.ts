import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import { type Match, screenPosting, type Screen } from '#engine/postings'
import type { Skip } from '../model.ts'
import type { ReadWhole } from './whole-posting.ts'

/**
 * Returns a match with its whole text, or unchanged when that is not found. With the employer's domain,
 * boards linked from its site are searched. Returns the reason to skip the match if the whole text gives one,
 * such as a request not to be contacted.
 */
export type ReadMatch<M extends Match> = (match: M, domain?: string) => Promise<M | SkipReason>

/** Makes a ReadMatch; `changed` recomputes what depends on the text. */
export const matchReader =
  <M extends Match>(screen: Screen, readWhole: ReadWhole, changed: (match: M) => M): ReadMatch<M> =>
  async (match, domain) => {
    const posting = await readWhole(match.posting, screen.search, domain)
    if (posting === match.posting) return match
    return screenPosting(posting, screen) ?? changed({ ...match, posting })
  }

/** Yields the matches with their whole texts, each looked up on demand; calls `skip` for skipped ones. */
export async function* readMatches<M extends Match>(
  matches: readonly M[],
  read: ReadMatch<M>,
  skip: (skipped: Skip) => void,
): AsyncGenerator<M> {
  for (const match of matches) {
    const found = await read(match)
    if (typeof found === 'object') yield found
    else skip({ reason: found, postingId: match.posting.id })
  }
}
