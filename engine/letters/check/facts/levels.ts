import { remember } from '../../../remember.ts'
import type { Rule } from '../model.ts'
import { languageNames } from '../../../matching/spoken.ts'
import { isClaim } from '../text/clauses.ts'
import { bare } from '../text/fold.ts'
import { isLight, stemOf, wordsOf } from '../text/words.ts'
import { inClauses } from '../told.ts'

/** Levels of languages and tools, from the first steps to mastery. */
const LEVELS: readonly RegExp[] = [
  /\b(?:a[12]|beginners?|basics?|elementary|a little|greetings|first steps|learning|hobby|gcse|grundkenntnisse|grundlagen|grundzuge?n?|anfanger\p{L}*|ansatzen|erste schritte|wenig|debutante?s?|notions|bases|un peu|basic[oa]s?|nociones|principiante|un poco)\b/u,
  /\b(?:b[12]|intermediate|conversational|mittelstufe|mittel|gut|gute kenntnisse|intermediaire|intermedi[oa]|medi[oa])\b/u,
  /\b(?:c[12]|fluen\p{L}*|native|bilingual|mother tongue|first language|advanced|expert\p{L}*|mastered|mastery of|proficien\p{L}*|highly skilled|inside out|fliessend\p{L}*|verhandlungssicher\p{L}*|(?:mutter|erst)sprach\p{L}*|beherrsche|sehr gut|perfekt|couramment|courant|bilingue|maternelles?|maternas?|parfaitement|maitrise|avance|fluid[oa]|fluidez|soltura|domin[oa]|avanzad[oa]|experta?|nativ[oa])\b/u,
]
const ANY = new RegExp(LEVELS.map(({ source }) => source).join('|'), 'gu')
const levelOf = (text: string): number => LEVELS.findLastIndex((level) => level.test(text))

interface Known {
  /** The stems of a tool's name, or the one name of a language. */
  readonly name: readonly string[]
  readonly level: number
}

/** "Excel (basic)", "French: fluent", "Deutsch – C1": a name and what stands after it in its item of a list. */
const ITEM = /[^,;:|•·\n(]*[\p{L}\p{N}+#][^,;|•·\n(]*(?:\([^)\n]*\))?/gu
/** The tools and languages of a resume that have a level beside them. */
const leveled = remember(
  (resumeText): readonly Known[] =>
    [...resumeText.matchAll(ITEM)].flatMap(({ 0: item }) => {
      const text = bare(item)
      const level = levelOf(text)
      const language = wordsOf(item).flatMap(({ key }) => languageNames(key)[0] ?? [])
      if (level < 0 || language.length > 1) return []
      if (language.length > 0) return [{ name: language, level }]
      const named = wordsOf(item.replace(/\(.*/u, '').replace(/^[^:]*:\s/u, '')).filter(
        (word) => !isLight(word) && levelOf(word.key) < 0,
      )
      const isTool = item.includes('(') && named.length < 4 && /^\p{Lu}/u.test(named[0]?.text ?? '')
      return isTool ? [{ name: named.map(({ key }) => stemOf(key)), level }] : []
    }),
  100_000,
)

/** What a clause gives a level to, each with the level that stands next: "English at C1 and Breton at B1". */
function levelsIn(
  text: string,
  known: readonly Known[],
): readonly { readonly known: Known; readonly level: number }[] {
  const plain = bare(text)
  const words = wordsOf(plain)
  const placeOf = (name: string) =>
    words.find(({ key }) => name === languageNames(key)[0] || name === stemOf(key))?.start
  const named = known.flatMap((one) => {
    const [start, ...more] = one.name.map(placeOf)
    return start === undefined || more.includes(undefined) ? [] : [{ known: one, start }]
  })
  const levels = [...plain.matchAll(ANY)].map(({ 0: said, index }) => ({
    level: levelOf(said),
    start: index,
  }))
  const ordered = named.toSorted((one, other) => one.start - other.start)
  // As many levels as names: each has its own. Otherwise the level that stands on the same side of all.
  if (levels.length === ordered.length)
    return ordered.map((one, at) => ({ known: one.known, level: levels[at]?.level ?? -1 }))
  const isBefore = (levels[0]?.start ?? 0) < (ordered[0]?.start ?? 0)
  return ordered.map(({ known: one, start }) => {
    const near = isBefore
      ? levels.findLast((level) => level.start < start)
      : levels.find((level) => level.start > start)
    return { known: one, level: near?.level ?? -1 }
  })
}

/** L05: a language or a tool is told at the level that the resume gives it. */
export const l05Levels: Rule = ({ told, assignment }) => {
  const known = leveled(assignment.resumeText)
  return inClauses(told, (clause) => {
    const isRaised = levelsIn(clause.text, known).some(
      ({ known: one, level }) =>
        level > one.level &&
        !known.some(({ name, level: other }) => name[0] === one.name[0] && other >= level),
    )
    return isClaim(clause) && isRaised ? [['Your resume gives this language or tool a lower level.']] : []
  })
}
