import { titleParts } from '../language/title-words.ts'
import { isLevelWord, type Level, levelOf, levelServes } from './level.ts'
import { occupationsOf } from './occupation-of.ts'
import { PREPOSITIONS, type Relation, relationOf } from './occupations.ts'
import { titleStem } from '../language/title-stem.ts'
import { HEADS, sharedWords } from './shared-words.ts'

/** Minimum score of a title that is the wanted job. */
export const TITLE_MATCHES = 0.6

/** The relation of a posting's title to the wanted one; `words` when an occupation is unknown. */
export type TitleKind = 'same' | 'within' | 'other_name' | 'words' | Exclude<Relation, 'same'>

export interface TitleFit {
  /** 0 to 1; the title is the wanted job from TITLE_MATCHES on. */
  readonly score: number
  readonly kind: TitleKind
  readonly wantedLevel: Level
  readonly level: Level
}

/** How well an occupation serves a user who searches for another one. */
const SERVES: Readonly<Record<Relation, number>> = { same: 1, special: 0.88, general: 0.86, near: 0.68 }

const best = (wanted: readonly string[], found: readonly string[]): Relation | null =>
  wanted
    .flatMap((one) => found.map((other) => relationOf(one, other)))
    .filter((relation) => relation !== null)
    .toSorted((one, other) => SERVES[other] - SERVES[one])[0] ?? null

/** Score lost for each word beyond the wanted ones, as it may name a special field. */
const EXTRA_WORD = 0.02
const MAX_EXTRA_WORDS = 3

const wordsOf = (title: string): readonly (readonly string[])[] =>
  titleParts(title).map((part) =>
    part.filter((word) => !isLevelWord(word) && !PREPOSITIONS.has(word)).map(titleStem),
  )

/** Number of words in the title beyond the wanted ones; null when it does not have all of those. */
function extraWords(jobTitle: string, title: string): number | null {
  const wanted = new Set(wordsOf(jobTitle).flat())
  const extra = wordsOf(title)
    .filter((part) => [...wanted].every((word) => part.includes(word)))
    .map((part) => part.filter((word) => !wanted.has(word)).length)
  return extra.length === 0 ? null : Math.min(...extra)
}

/**
 * How well a posting's title fits the wanted job title. Titles with known occupations are compared by
 * occupation, across languages; other titles by their words.
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
  const extra = extraWords(jobTitle, title)
  if (extra === null) return of(score, 'other_name')
  return of(score - EXTRA_WORD * Math.min(extra, MAX_EXTRA_WORDS), extra === 0 ? 'same' : 'within')
}

/** The score of `fitTitle` alone. */
export const matchTitle = (jobTitle: string, title: string): number => fitTitle(jobTitle, title).score

/** How well a posting's title fits the best of the titles that a search counts as wanted. */
export const fitSearch = (
  { jobTitle, otherTitles = [] }: { readonly jobTitle: string; readonly otherTitles?: readonly string[] },
  title: string,
): TitleFit =>
  [jobTitle, ...otherTitles]
    .map((wanted) => fitTitle(wanted, title))
    .reduce((one, other) => (other.score > one.score ? other : one))

/** Whether a posting's title is a job that a search wants. */
export const fitsTitle = (search: Parameters<typeof fitSearch>[0], title: string): boolean =>
  fitSearch(search, title).score >= TITLE_MATCHES

/** What somebody holds is no part of the trade: "Registered Optician". */
const HELD =
  /(?<!\p{L})(?:registered|licensed|certified|qualified|chartered|(?:staatlich )?(?:geprüft|anerkannt)e?[rs]?|diplômée?s?|titulad[oa])(?!\p{L})/giu

/** Whether two titles name the same trade or one near it, at any level. */
export function namesTrade(own: string, title: string): boolean {
  const [mine, theirs] = [occupationsOf(own), occupationsOf(title)]
  if (mine.length > 0 && theirs.length > 0) return best(mine, theirs) !== null
  const [job, posted] = [own.replaceAll(HELD, ''), title.replaceAll(HELD, '')]
  const words = new Set(wordsOf(job).flat())
  const asked = [...new Set(wordsOf(posted).flat())]
  // The very title, even if it is only "Engineer".
  if (asked.length > 0 && asked.length === words.size && asked.every((word) => words.has(word))) return true
  const telling = asked.filter((word) => words.has(word) && !HEADS.has(word))
  // A title may name two jobs: "Optician / Assistant Store Manager".
  return (
    telling.length > 0 &&
    [posted, ...posted.split(' / ')].some((one) => sharedWords(job, one) >= TITLE_MATCHES)
  )
}
