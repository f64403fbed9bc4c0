import { askedOf } from '../../matching/asked.ts'
import { termsOf } from '../../language/terms.ts'
import { postingText } from '../check/record.ts'
import { matchesOf } from '../matches-of.ts'
import type { Assignment } from '../model.ts'
import { slot, type Slot } from './frames.ts'
import { isQuotable } from './lines.ts'
import { countWords } from '../render-letter.ts'

const MAX_WORDS = 16

/** "no journeyman card", "Keine Gesellenprüfung als Gebäudereinigerin" */
const LACKS = /(?<!\p{L})(?:keine?n?|pas d[eu’']|aucune?|sin|ning[uú]na?)((?: [^\s,.;:()]+){1,4})/giu
/** In Spanish "no" negates a verb: "no tengo el título bloqueado". */
const LACKS_IN_ENGLISH = /(?<!\p{L})(?:no|not an?|not have an?)((?: [^\s,.;:()]+){1,4})/giu
/** A wish that is no condition. */
const NICE = /preferred|\bplus\b|mandatory|von vorteil|wünschenswert|souhait|apprécié|deseable|valora/iu

/** "Gebäudereinigung" and "Gebäudereinigerin" begin alike. */
const beginning = (term: string): string => term.slice(0, 9)

/**
 * What the posting asks for, in its words, and the resume says the writer lacks: "No journeyman card" of
 * "Journeyman certification or equivalent experience".
 */
export function gapOf(assignment: Assignment): Slot | undefined {
  const { facts, posting, resumeText } = assignment
  const lacking = [...resumeText.matchAll(facts.language === 'eng' ? LACKS_IN_ENGLISH : LACKS)].flatMap(
    ([, what = '']) => [...termsOf(what, facts.language)].map(beginning),
  )
  const need = matchesOf(assignment).posting.facts.find((fact) => {
    const asked = askedOf({ ...fact, kind: 'requirement' })
    return (
      (asked === 'certificate' || asked === 'degree') &&
      !fact.cut &&
      !NICE.test(fact.text) &&
      countWords(fact.text) <= MAX_WORDS &&
      isQuotable(fact.text) &&
      [...termsOf(fact.text, facts.language)].some((term) => lacking.includes(beginning(term)))
    )
  })
  if (need === undefined) return undefined
  const before = postingText(posting).length - posting.description.length
  const { start, end } = need.span
  return slot(need.text, {
    kind: 'posting',
    start: before + start,
    end: before + end,
    quote: posting.description.slice(start, end),
  })
}
