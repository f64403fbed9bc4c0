import type { Match } from '../gather-postings.ts'
import type { Search, Skip } from '../model.ts'
import { screenPosting, type Screen } from '../screen-posting.ts'
import type { ReadWhole } from './whole-posting.ts'

/**
 * The matches with their whole texts, each looked up when it is asked for. What only the whole text says, such
 * as that nobody is to be written to, is heeded: such a match is skipped.
 */
export async function* readMatches<M extends Match>(
  matches: readonly M[],
  search: Search,
  screen: Screen,
  readWhole: ReadWhole,
  skip: (skipped: Skip) => void,
): AsyncGenerator<M> {
  for (const match of matches) {
    const posting = await readWhole(match.posting, search)
    const reason = posting === match.posting ? null : screenPosting(posting, screen)
    if (reason === null) yield { ...match, posting }
    else skip({ reason, postingId: posting.id })
  }
}
