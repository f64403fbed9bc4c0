import { isDashLine } from '#functions/letters/render-letter.ts'
import type { ResumeRole, Span } from '#functions/resume/model.ts'
import type { CheckContext, Statement, StatementKind } from '../model.ts'
import { fold } from '../facts/fold.ts'
import { NUMBER_WORDS } from '../figures/number-words.ts'
import { asks, sentencesIn, WAY_OUT } from './asks.ts'
import { rolesInTown, rolesNamed } from '../facts/anchors.ts'
import { segmentAt } from './segments.ts'
import { type Word, wordsOf } from '../facts/words.ts'

export const FIRST_PERSON = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]urs?|[Uu]s)\b/
const GAP =
  /\b(?:not(?! only| just)|for the first time|would meet|unknown to me|beyond me|unfamiliar|foreign to me|only (?:read|heard|seen|touched|from)|know only|more than I|would learn|(?:still |be )?learning|no(?! longer)|nothing|small scale|never|none|neither|nor|without|cannot|rather than|instead of|new to me|(?:be|are|is) (?:a )?(?:new|change)|have to learn|(?:would|'d) (?:need|have) to|to learn|(?:yet|still) to|basics?|missing|lack(?:ing|s)?|less of|gaps?|starting out|at the start)\b|n't\b/i
const WISH =
  /\bI(?:'d| would| could| hope| want| wish| look forward)\b(?! have\b)|\bwould (?:like|love|welcome|be glad)\b/i

/** Opinions, likes and intentions, which claim no deed unless CLAIMED matches as well. */
const OPINION =
  /\bI(?:'m| am| don't| won't| can't| cannot)?(?: also| still| rather| even| do| quite| really)* (?:think|believe|suspect|reckon|suppose|guess|imagine|trust|like|enjoy|prefer|care|wonder|admit|recogni[sz]e|expect|agree|doubt|find|value|drawn|curious|keen|glad|happy|aware|mention|pretend|claim|say|tend|intend)\b|\b(?:interests?|appeals? to|draws?|attracts?|matters? to|suits?) me\b|\bin my (?:view|opinion|experience)\b|\bto my mind\b|\b(?:I|me|my|mine)\b.*\b(?:would|could|might|should)\b|\b(?:would|could|might|should|won't)\b.*\b(?:I|me|my|mine)\b|\bI(?:'d|'ll)\b/iu
const CLAIMED =
  /\bI(?:'ve| have| had| was| did|'m| am) (?!to |no |not |glad|happy|keen|curious|drawn|aware|sure)|\b(?:I|me|my|mine|we|our|us)\b[^,;:]*\b(?:was|were|had|has|have been|did|made|gave|told|led|ran|wrote|built|\p{L}{3,}ed)\b/iu

/** Asides that say nothing about the writer: "as I understand it", "one line made me write". */
export const ASIDE =
  /\b(?:as|how|so|if) I (?:understand|read|see|get|take|gather)\b(?: it| that| your \w+)?|\bI (?:understand|see|read|gather|take it)(?: that)?\b|\bI(?:'ve| have)?(?: just)? (?:saw|seen|read|noticed?|found|came across|noted) (?=that\b|your\b|the \p{L}+ (?:posting|opening|role|position|post)\b|\p{Lu})|\bI(?:'m| am) (?:writing|interested|getting in touch)\b|\bmade me (?:want to )?write\b|\bst(?:ood|ands?) out to me\b|\bI was (?:glad|pleased|happy|delighted|curious) to (?:find|read|see|hear|learn)\b/giu
export const blank = (match: string): string => ' '.repeat(match.length)
/** True when the clause around an offset is about the writer. */
export const isOwnAt = (text: string, at: number): boolean => {
  const { start, end } = segmentAt(text, at)
  return FIRST_PERSON.test(text.slice(start, end).replaceAll(ASIDE, blank))
}

/** True when the clause around an offset says what the writer lacks. */
export const isGapAt = (text: string, at: number): boolean => {
  const { start, end } = segmentAt(text, at)
  return GAP.test(text.slice(start, end))
}

/** Matches sentences that mention the reader's side: "Your posting asks for …", "as your team does". */
export const TURNS_TO_READER =
  /\b(?:you|your|yours|the (?:role|posting|position|post|team|job|nurse|engineer|manager))\b/i

function kindOf(text: string, words: readonly Word[], isQuoted: boolean): StatementKind {
  if (isQuoted) return 'quoted'
  if (!text.includes('?') && WAY_OUT.test(text)) return 'way_out'
  if (asks(text).length > 0) return 'ask'
  if (words.every(({ light }) => light)) return 'empty'
  if (!FIRST_PERSON.test(text.replaceAll(ASIDE, blank))) return 'theirs'
  if (OPINION.test(text) && !CLAIMED.test(text)) return 'wish'
  if (GAP.test(text)) return 'gap'
  return WISH.test(text) ? 'wish' : 'own'
}

/** Words for having or doing something, which turn the posting's words before the first "I" into claims. */
const POSSESSED =
  /\b(?:experience|skills?|knowledge|background|track record|habit|expertise|ability|command)\b|\bI (?:also |already |now |still )?(?:bring|have|offer|hold|possess|own|had|did|do|used?|write|run|speak|work)\b|\bmy (?:\p{L}+ )?(?:duty|duties|tasks?|job|responsibilit\p{L}*)\b|\b(?:part of|in) (?:both |all )?my\b|\b(?:is|are) (?:mine|my)\b|\b(?:fell|up|falls) to me\b|\bon my (?:desk|screen|machine)\b/iu
/** Remarks about the posting are in the present tense. */
const PAST = /\b(?:was|were|had|did|been)\b/iu
/** Offset of the first "I" after words about the reader's side; 0 when all is about the writer. */
function firstPersonAt(text: string): number {
  const at = FIRST_PERSON.exec(text.replaceAll(ASIDE, blank))?.index ?? 0
  return POSSESSED.test(text) || PAST.test(text.slice(0, at)) ? 0 : at
}

/** The quotation in a dash line, and its origin in parentheses. */
function partsOf(line: string, quote: Span | undefined) {
  const length = quote === undefined ? line.length : quote.end - quote.start - 2
  const rest = { text: line.slice(length + 2, -1), span: { start: length + 2 } }
  return [{ text: line.slice(0, length), span: { start: 0 } }, ...(length < line.length ? [rest] : [])]
}

/** "You ask for two years; I'm coming up to eight": the figure at the end has its unit from the other half. */
const NEEDS_UNIT = new RegExp(String.raw`; .*(?:${NUMBER_WORDS}|\d)[.?!]?$`, 'iu')

/** The parts of a sentence between semicolons, each of which makes claims of its own. */
const halvesOf = ({ text, span }: { readonly text: string; readonly span: Span }) =>
  NEEDS_UNIT.test(text)
    ? [{ text, span }]
    : [...text.matchAll(/(?:[^;]|;(?! ))+/gu)].map(({ 0: part, index }) => {
        const start = span.start + index + (part.length - part.trimStart().length)
        return { text: part.trim(), span: { start, end: start + part.trim().length } }
      })

/** The classified sentences of a letter, without greeting and signature. */
export function statementsOf({
  assignment,
  laidOut,
  quoted: quotes,
}: Pick<CheckContext, 'assignment' | 'laidOut' | 'quoted'>): readonly Statement[] {
  let last: readonly ResumeRole[] = []
  return laidOut.sentences.flatMap(({ sentence, span }): Statement[] => {
    const whole = fold(sentence.text)
    const isLine = isDashLine(whole)
    const offset = isLine ? 2 : 0
    const quote = isLine ? quotes.find(({ start }) => start === span.start) : undefined
    const parts = isLine ? partsOf(whole.slice(2), quote) : sentencesIn(whole).flatMap(halvesOf)
    return parts.map(({ text, span: own }) => {
      const words = wordsOf(text)
      const quoted = quote !== undefined && own.start === 0
      const named = rolesNamed(text, assignment.facts.roles)
      // The parentheses after a quoted line name the job of that line alone.
      const bound = quoted ? rolesNamed(parts[1]?.text ?? '', assignment.facts.roles) : []
      const isImplied = quoted || (named.length === 0 && THERE.test(text))
      const impliedRoles = bound.length > 0 ? bound : isImplied ? last : null
      const there = named.length > 0 ? named : rolesInTown(text, assignment.facts.roles)
      if (!isLine && there.length > 0) last = there
      return {
        kind: kindOf(text, words, quoted),
        text,
        sentence: whole,
        start: span.start + offset + own.start,
        words,
        impliedRoles,
        mineFrom: isLine ? 0 : firstPersonAt(text),
      }
    })
  })
}

const THERE = /\bthere\b(?! (?:is|are|was|were|will|has|have|would|might|may)\b)/iu
