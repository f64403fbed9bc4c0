import type { SkipReason } from '#shared/catalog/skip-reasons.ts'
import type { Match } from '../gather-postings.ts'
import type { Skip } from '../model.ts'
import { screenPosting, type Screen } from '../screen-posting.ts'
import type { ReadWhole } from './whole-posting.ts'

/**
 * A match with its whole text, or as it was where that is not found; with the employer's domain, by its site.
 * What only the whole text says, such as that nobody is to be written to, is heeded: then it gives the reason.
 */
export type ReadMatch<M extends Match> = (match: M, domain?: string) => Promise<M | SkipReason>

/** Reads matches; what a whole text changes in one, `changed` works out again. */
export const matchReader =
  <M extends Match>(screen: Screen, readWhole: ReadWhole, changed: (match: M) => M): ReadMatch<M> =>
  async (match, domain) => {
    const posting = await readWhole(match.posting, screen.search, domain)
    if (posting === match.posting) return match
    return screenPosting(posting, screen) ?? changed({ ...match, posting })
  }

/** The matches with their whole texts, each looked up when it is asked for; some are skipped then. */
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
