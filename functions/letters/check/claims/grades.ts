import { problem, type Problem } from '../findings.ts'
import { meaningOf, stemOf, wordsOf } from '../facts/words.ts'
import { isGapAt, isOwnAt } from '../sentences/statements.ts'
import type { Statement, Unit, Units } from '../model.ts'

const TIMES = /^(?:day|week|month|year|time|hour)s?$/iu

/** Claims of a high level, each with the pattern that proves it in a fact. */
const GRADES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:expert(?:ise|ly)?|specialist in|mastery of|mastered|guru|authority on)\b/iu,
    /\b(?:expert|specialis|mastery|mastered|authority)/iu,
  ],
  [
    /\b(?:deep(?:ly)?|extensive|vast|profound|strong|excellent|exceptional|outstanding|advanced|thorough|wide|broad|solid|considerable|rich|in-depth) (?:\p{L}+ )?(?:experience|knowledge|skills?|understanding|command|background|expertise|familiarity)/iu,
    /\b(?:deep|extensive|vast|profound|strong|excellent|exceptional|outstanding|advanced|thorough|solid|in-depth|expert)/iu,
  ],
  [
    /\bfluent(?:ly)?\b|\bin depth\b|\bby heart\b/iu,
    /\bfluent|\bnative\b|\bmother tongue\b|\bbilingual\b|\bC[12]\b|\bprofessional|\bexpert|\badvanced/iu,
  ],
  [
    /(?<!part[- ]|un|not |non-|fully )\b(?:qualified|certified|chartered|licen[cs]ed)\b|\bfully qualified\b/iu,
    /(?<!part[- ]|un|not |non-)\b(?:qualified|certified|chartered|licen[cs]ed?|certificat\p{L}*|qualification)/iu,
  ],
  [
    /\b(?:took|got|earned|received|have|hold|with) a first\b(?! (?:step|job|role|talk|call|chat|year))|\bfirst[- ]class\b|\bdistinction\b|\bcum laude\b/iu,
    /\bfirst[- ]class\b|\bfirst\b|\bdistinction\b|\bcum laude\b|\b1:1\b/iu,
  ],
  [
    /\b(?:never once|every (?:time|job|project|semester|term|season|employer|year|month)|throughout my (?:studies|career|life)|my (?:entire|whole)|year after year|never (?:once |yet )?(?:missed|failed|lost|late|been late|let|had an?|made an?|broken?))\b|\b(?:nobody|no one|not one|not once)\b.*\bever\b/iu,
    /\b(?:always|every|each|throughout|annual(?:ly)?|yearly|monthly|(?:a|per) (?:year|month)|month-end|never|perfect|no|zero)\b/iu,
  ],
]

/** The items of lists, each with the label of its list: "Advanced: SQL, Python" has two advanced items. */
function itemsOf(text: string): readonly string[] {
  return text.split(/[\n;|•·]/u).flatMap((line) => {
    const [, label = '', rest = line] = /^([^:,]{2,30}):(.*)$/u.exec(line) ?? []
    return rest.split(/,(?![^(]*\))/u).map((item) => `${label} ${item}`)
  })
}

/** Message for a level that the resume does not give to that skill; null when there is none. */
export function unprovenGrade(statement: Statement, anchored: readonly Unit[], units: Units): string | null {
  const { text } = statement
  const of = new Set(statement.words.filter(({ light }) => !light).map(({ stem }) => stem))
  for (const [claim, proof] of GRADES) {
    const { 0: said, index } = claim.exec(text) ?? { index: 0 }
    if (said === undefined || (isGapAt(text, index) && !/^(?:never|n)/u.test(said))) continue
    if (/^every/iu.test(said) && !isOwnAt(text, index)) continue
    if (/^qualified$/iu.test(said) && units.own.some((unit) => proof.test(unit.text))) continue
    const isProven = anchored.some((unit) =>
      itemsOf(unit.text).some(
        (item) =>
          proof.test(item) && (unit.kind === 'posting' || wordsOf(item).some(({ stem }) => of.has(stem))),
      ),
    )
    if (!isProven) return `The resume does not say "${said}" of this.`
  }
  return everyForSome(text, anchored) ?? otherwise(statement, anchored)
}

const LOW =
  /(?<!\p{L})(?:basics?|beginner|first steps|Grundkenntnisse|Anfänger(?:in)?|notions|débutante?|básic[oa]|nociones|principiante)(?!\p{L})/iu
const HIGH =
  /(?<!\p{L})(?:advanced|expert\p{L}*|fluent(?:ly)?|very (?:good|well)|strong|every (?:day|week)|daily|for years|in production|inside out|with ease|in depth|sehr gut|beherrsche|täglich|fließend|bestens|maîtris\p{L}*|couramment|quotidien\p{L}*|parfaitement|domin[oa]|avanzad[oa]|a diario)(?!\p{L})/iu

/** "Advanced" as part of a name: "Advanced Cardiovascular Life Support" is a certificate. */
const NAMED_ADVANCED = /\bAdvanced(?: \p{Lu}\p{L}+)+/gu

/** L23: the letter must not claim mastery of what the resume calls basic, in any language of letters. */
export function overstatedSkills({ text }: Statement, { own }: Units): readonly Problem[] {
  const basic = own
    .flatMap((unit) => itemsOf(unit.text))
    .filter((item) => LOW.test(item))
    .flatMap((item) => item.match(/\p{Lu}[\p{L}\p{N}+#]+(?: \p{Lu}+)*/gu) ?? [])
    .filter((name) => !LOW.test(name))
  const at = [...text.matchAll(/[^,;:]+/gu)].find(
    ({ 0: part, index }) =>
      HIGH.test(
        part.replace(NAMED_ADVANCED, (name) => (own.some((unit) => unit.text.includes(name)) ? '' : name)),
      ) &&
      !isGapAt(text, index) &&
      basic.some((name) => part.includes(name)),
  )
  return at === undefined ? [] : [problem('L23', 'Your resume calls this basic.', text)]
}

/** Message for "every evening" when the fact says "two evenings a week". */
function everyForSome(text: string, anchored: readonly Unit[]): string | null {
  const raised = [...text.matchAll(/\b(?:every|each|all)(?: of)?(?: the| my)? (\p{L}{4,})/giu)].find(
    ({ 1: noun = '', index }) => {
      const stem = meaningOf(stemOf(noun.toLowerCase()))
      return anchored.some(
        ({ text: fact, numbers }) =>
          !TIMES.test(noun) &&
          isOwnAt(text, index) &&
          !/\b(?:every|each|all)\b/iu.test(fact) &&
          numbers.some(({ end }) => wordsOf(fact).find(({ start }) => start >= end)?.stem === stem),
      )
    },
  )
  return raised === undefined ? null : `The resume does not say "${raised[0]}" of this.`
}

/** Message for "I write programs" when the fact says "not write", or for "without" when it says "with". */
function otherwise({ text, words }: Statement, anchored: readonly Unit[]): string | null {
  const facts = anchored.map((unit) => unit.text).join('\n')
  const denied = [...facts.matchAll(/\bnot (\p{L}{4,})/gu)].map(([, verb = '']) => stemOf(verb))
  const done = words.find(({ text: word, start }) => denied.includes(stemOf(word)) && !isGapAt(text, start))
  const missing = [...text.matchAll(/\bwithout (?:an? |the |any )?(\p{L}{4,})/giu)].find(([, noun = '']) =>
    new RegExp(String.raw`\bwith (?:an? |the |my )?${noun}`, 'iu').test(facts),
  )
  const said = done?.text ?? missing?.[0]
  return said === undefined ? null : `The resume says otherwise than "${said}".`
}
