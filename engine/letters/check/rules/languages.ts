import { error } from '../findings.ts'
import type { Rule } from '../model.ts'
import { clausesOf, isClaim } from '../text/clauses.ts'
import { bare } from '../text/fold.ts'
import { stemOf, wordsOf } from '../text/words.ts'

const LEVELS: readonly RegExp[] = [
  /\b(?:a[12]|beginner|basics?|elementary|greetings|first steps|grundkenntnisse|anfanger\p{L}*|debutante?|notions|bases|basico|nociones|principiante)\b/u,
  /\b(?:b[12]|intermediate|conversational|mittelstufe|gute kenntnisse|intermediaire|intermedio)\b/u,
  /\b(?:c[12]|fluent\p{L}*|native|bilingual|flie(?:ss|ß)end\p{L}*|verhandlungssicher|muttersprache\p{L}*|couramment|courant|bilingue|maternelle|fluido|fluidez|nativ[oa])\b/u,
]
const levelIn = (text: string): number => LEVELS.findLastIndex((level) => level.test(bare(text)))

/** L05: a language is told at the level that the resume gives it. */
export const l05Languages: Rule = ({ sentences, assignment: { facts, resumeText } }) => {
  const known = facts.languages.map(({ value, span }) => ({
    stem: stemOf(bare(value)),
    level: levelIn(/^[^,;\n]*/u.exec(resumeText.slice(span.start))?.[0] ?? ''),
  }))
  return sentences.flatMap(({ text, span }) =>
    clausesOf({ text }).flatMap((clause) => {
      const said = wordsOf(clause.text).map(({ key }) => stemOf(key))
      const told = levelIn(clause.text)
      const raised = known.filter(({ stem, level }) => said.includes(stem) && level >= 0 && told > level)
      // "English at C1 and Croatian at B1": which level is whose is the second reader's.
      const isOne = !known.some(({ stem, level }) => said.includes(stem) && level >= told)
      const at = { start: span.start + clause.start, end: span.start + clause.start + clause.text.length }
      return isClaim(clause) && isOne && raised.length > 0
        ? [error('L05', 'Your resume gives this language a lower level.', at)]
        : []
    }),
  )
}
