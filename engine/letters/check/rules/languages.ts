import { DETECTED_LANGUAGES } from '../../../language/detect-language.ts'
import { letterLanguageOf, nameIn } from '../../../language/letter-languages.ts'
import type { Assignment } from '../../model.ts'
import { remember } from '../../../remember.ts'
import { LETTER_LANGUAGES } from '../../../values/letter-languages.ts'
import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { clausesOf, isClaim } from '../text/clauses.ts'
import { bare } from '../text/fold.ts'
import { wordsOf } from '../text/words.ts'

/** Levels, of the Common European Framework and in words, each with its rank. */
const LEVELS: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [
    7,
    /\b(?:native|mother tongue|bilingual|muttersprach\p{L}*|maternelle|langue natale|bilingue|nativ[oa]|materna)\b/iu,
  ],
  [6, /\bC2\b/u],
  [5, /\bC1\b/u],
  [
    5,
    /\b(?:fluent\p{L}*|full professional|verhandlungssicher\p{L}*|fließend\p{L}*|courant|couramment|fluid[oe]z?|con fluidez)\b/iu,
  ],
  [4, /\bB2\b/u],
  [3, /\bB1\b|\b(?:intermediate|conversational|mittelstufe|intermédiaire|intermedi[oa])\b/iu],
  [2, /\bA2\b/u],
  [
    1,
    /\bA1\b|\b(?:basic|elementary|beginner|grundkenntnisse|notions|débutant\p{L}*|scolaire|básic[oa]|nociones)\b/iu,
  ],
]
const FLUENT = 5
const INTERMEDIATE = 3
const levelIn = (text: string): number => LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? 0

const CLAIMS = /\b(?:speak|spreche|parle|hablo)\b/iu

/** The names of languages in all languages of letters, with their codes. */
const languageNames = remember(
  () =>
    new Map(
      LETTER_LANGUAGES.flatMap((locale) =>
        DETECTED_LANGUAGES.map((code) => [bare(nameIn(locale, code)), code] as const),
      ),
    ),
  1,
)

/** The resume's level of a language: what stands after its name and before the next one. Null without the language. */
function recordedLevel(
  { facts: { languages, language }, resumeText }: Assignment,
  code: string,
): number | null {
  const at = languages.findIndex(({ value }) =>
    wordsOf(value).some(({ key }) => languageNames('').get(key) === code),
  )
  const fact = languages[at]
  if (fact !== undefined) {
    const until = languages[at + 1]?.span.start ?? fact.span.end + 80
    return levelIn(
      resumeText.slice(fact.span.end, Math.max(fact.span.end, Math.min(until, fact.span.end + 80))),
    )
  }
  const isNamed = wordsOf(resumeText).some(({ key }) => languageNames('').get(key) === code)
  return isNamed || letterLanguageOf(language) === letterLanguageOf(code) ? 0 : null
}

function isRaised(assignment: Assignment, code: string, claimed: number): boolean {
  if (letterLanguageOf(code) === assignment.language) return false
  const recorded = recordedLevel(assignment, code)
  return (
    recorded === null ||
    (recorded > 0 && claimed > recorded && (recorded <= INTERMEDIATE || claimed > FLUENT))
  )
}

/** What stands between commas, with its offset. */
const partsOf = (text: string) =>
  [...text.matchAll(/[^,]+/gu)].map(({ 0: part, index }) => ({ text: part, start: index }))

/** L05: a language and its level are proven by the resume; a level that it leaves open is the second reader's. */
export const l05Languages: Rule = ({ assignment, sentences }) =>
  sentences.flatMap(({ text, span }) => {
    if (text.trimEnd().endsWith('?')) return []
    return clausesOf({ text }).flatMap((clause) => {
      if (!isClaim(clause)) return []
      return partsOf(clause.text).flatMap((part) => {
        const named = wordsOf(part.text).filter(({ key }) => languageNames('').has(key))
        const [word] = named
        const claimed = levelIn(part.text)
        // Of two languages in one part the text does not show which level is whose.
        if (word === undefined || named.length > 1 || (claimed === 0 && !CLAIMS.test(part.text))) return []
        const start = span.start + clause.start + part.start + word.start
        return isRaised(assignment, languageNames('').get(word.key) ?? '', claimed)
          ? [
              error('L05', `Your resume does not give this level of "${word.text}".`, {
                start,
                end: start + word.text.length,
              }),
            ]
          : []
      })
    })
  })
