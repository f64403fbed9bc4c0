import { titleParts } from '#functions/language/title-words.ts'
import { isLevelWord, type Level, levelOf, levelServes } from './titles/level.ts'
import { occupationsOf } from './titles/occupation-of.ts'
import { PREPOSITIONS, type Relation, relationOf } from './titles/occupations.ts'
import { titleStem } from '#functions/language/title-stem.ts'
import { sharedWords } from './titles/shared-words.ts'

/** From this score on a posting is the wanted job. */
export const TITLE_MATCHES = 0.6

/** What a posting's title is to the wanted one. `words`: it has the same words, and its occupation is not known. */
export type TitleKind = 'same' | 'within' | 'other_name' | 'words' | Exclude<Relation, 'same'>

export interface TitleFit {
  /** 0 to 1; TITLE_MATCHES and above is the wanted job. */
  readonly score: number
  readonly kind: TitleKind
  readonly wantedLevel: Level
  readonly level: Level
}

/** How well an occupation serves somebody who looks for another one. */
const SERVES: Readonly<Record<Relation, number>> = { same: 1, special: 0.88, general: 0.86, near: 0.68 }

const best = (wanted: readonly string[], found: readonly string[]): Relation | null =>
  wanted
    .flatMap((one) => found.map((other) => relationOf(one, other)))
    .filter((relation) => relation !== null)
    .toSorted((one, other) => SERVES[other] - SERVES[one])[0] ?? null

/** What each word costs that a title has beside the wanted ones: it may name a special field. */
const WORD_MORE = 0.02
const MAX_MORE = 3

const wordsOf = (title: string): readonly (readonly string[])[] =>
  titleParts(title).map((part) =>
    part.filter((word) => !isLevelWord(word) && !PREPOSITIONS.has(word)).map(titleStem),
  )

/** How many words the title has beside the wanted ones where these stand; null where they do not. */
function wordsBeside(jobTitle: string, title: string): number | null {
  const wanted = new Set(wordsOf(jobTitle).flat())
  const beside = wordsOf(title)
    .filter((part) => [...wanted].every((word) => part.includes(word)))
    .map((part) => part.filter((word) => !wanted.has(word)).length)
  return beside.length === 0 ? null : Math.min(...beside)
}

/**
 * How well a posting's title fits the wanted job title. Titles whose occupations are known are compared by
 * these, in whatever language each is; of others the words are.
 */
export function fitTitle(jobTitle: string, title: string): TitleFit {
  const [wantedLevel, level] = [levelOf(jobTitle), levelOf(title)]
  const [wanted, found] = [occupationsOf(jobTitle), occupationsOf(title)]
  const byWords = sharedWords(jobTitle, title)
  const of = (score: number, kind: TitleKind): TitleFit => ({
    score: Math.round(score * 100) / 100,
    kind,
    wantedLevel,
    level,
  })
  if (wanted.length === 0 || found.length === 0) return of(byWords, 'words')
  const relation = best(wanted, found)
  if (relation === null) return of(Math.min(byWords, TITLE_MATCHES - 0.1), 'near')
  const score = SERVES[relation] * levelServes(wantedLevel, level)
  if (relation !== 'same') return of(score, relation)
  const beside = wordsBeside(jobTitle, title)
  if (beside === null) return of(score, 'other_name')
  return of(score - WORD_MORE * Math.min(beside, MAX_MORE), beside === 0 ? 'same' : 'within')
}

/** The score of `fitTitle` alone. */
export const matchTitle = (jobTitle: string, title: string): number => fitTitle(jobTitle, title).score
