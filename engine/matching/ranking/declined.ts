import { titleParts } from '../../language/title-words.ts'
import { foldText } from '../../language/text-search.ts'
import { isLevelWord, levelOf } from '../../titles/level.ts'
import type { Posting } from '../../values/posting.ts'
import type { RankingReason } from '../../values/reasons/ranking.ts'

/** What a user declined in earlier postings, as the functions below name it. */
export interface Declined {
  readonly titles: readonly string[]
  readonly places: readonly string[]
  readonly levels: readonly string[]
}

/** A declined title or level is worth this share of another; a declined place is worth nothing. */
const LESS = 0.5

const wordsOf = (title: string): readonly string[] =>
  titleParts(title)
    .flat()
    .filter((word) => !isLevelWord(word))

/** The words of a title that the searched one does not have, without those of its level. */
function titleBeside(title: string, searched: string): string | null {
  const own = new Set(wordsOf(searched))
  const words = [...new Set(wordsOf(title))].filter((word) => !own.has(word))
  return words.length === 0 ? null : words.join(' ')
}

/** The level that a title names; null if it is that of the searched one. */
function levelBeside(title: string, searched: string): string | null {
  const level = levelOf(title)
  return level === levelOf(searched) ? null : level
}

/**
 * What is declined with a posting: the words of its title that the searched one does not have, its level where it is
 * another, or its place. Null if there is nothing to decline.
 */
export function declinedPart(
  { title, location }: Pick<Posting, 'title' | 'location'>,
  part: 'title' | 'level' | 'place',
  searched: string,
): string | null {
  if (part === 'title') return titleBeside(title, searched)
  return part === 'level' ? levelBeside(title, searched) : location.trim() || null
}

/** The reasons with lower values for what the user declined before, each with that as its explanation. */
export function lessDeclined(
  reasons: readonly RankingReason[],
  { title, location }: Pick<Posting, 'title' | 'location'>,
  { titles, places, levels }: Declined,
): readonly RankingReason[] {
  const words = new Set(wordsOf(title))
  const named = titles.find((declined) => declined.split(' ').every((word) => words.has(word)))
  const level = levels.find((declined) => declined === levelOf(title))
  const place = places.find((declined) => foldText(declined) === foldText(location.trim()))
  return reasons.map((reason) => {
    if (reason.part === 'title' && named !== undefined)
      return {
        ...reason,
        value: reason.value * LESS,
        why: { code: 'declined_title', params: { words: named } },
      }
    if (reason.part === 'title' && level !== undefined)
      return { ...reason, value: reason.value * LESS, why: { code: 'declined_level', params: { title } } }
    if (reason.part === 'place' && place !== undefined)
      return { ...reason, value: 0, why: { code: 'declined_place', params: { place } } }
    return reason
  })
}
