import { isDashLine } from '#functions/letters/render-letter.ts'
import type { ResumeRole, Span } from '#functions/resume/model.ts'
import type { CheckContext } from '../model.ts'
import { asks, sentencesIn, WAY_OUT } from './asks.ts'
import { rolesInTown, rolesNamed } from '../facts/anchors.ts'
import { segmentAt } from './segments.ts'
import { type Word, wordsOf } from '../facts/words.ts'

/**
 * What a sentence is: a question or request, a way out, a line quoted whole, a gap or wish of the writer,
 * something said of the writer (own), something said of the job and the company (theirs), or nothing that
 * could be true or false (empty).
 */
export type StatementKind = 'ask' | 'way_out' | 'quoted' | 'gap' | 'wish' | 'own' | 'theirs' | 'empty'

export interface Statement {
  readonly kind: StatementKind
  readonly text: string
  /** Offset in the body. */
  readonly start: number
  readonly words: readonly Word[]
  /**
   * Where its first "I" or "my" stands, when the sentence does not begin with it: figures before it may be
   * the posting's.
   */
  readonly mineFrom: number
  /** The roles that "there" means: those of the employer last named before it. */
  readonly at: readonly ResumeRole[] | null
  /** The bracket behind a quoted line, which says what job it is from. */
  readonly isOrigin: boolean
  /** It ends in a colon, and lines quoted whole come after it: they say for themselves what was done. */
  readonly leadsIn: boolean
  /** Index of its paragraph. */
  readonly paragraph: number
}

const FIRST_PERSON = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]urs?|[Uu]s)\b/
const GAP =
  /\b(?:not(?! only| just)|for the first time|would meet|unknown to me|beyond me|unfamiliar|foreign to me|only (?:read|heard|seen|touched|from)|know only|more than I|would learn|(?:still |be )?learning|no(?! longer)|nothing|small scale|never|none|neither|nor|without|cannot|rather than|instead of|new to me|(?:be|are|is) (?:a )?(?:new|change)|have to learn|(?:would|'d) (?:need|have) to|to learn|(?:yet|still) to|basics?|missing|lack(?:ing|s)?|less of|gaps?|starting out|at the start)\b|n't\b/i
const WISH =
  /\bI(?:'d| would| could| hope| want| wish| look forward)\b(?! have\b)|\bwould (?:like|love|welcome|be glad)\b/i

/** What one thinks, likes or would do claims no deed, unless the sentence goes on to tell one. */
const OPINION =
  /\bI(?:'m| am| don't| won't| can't| cannot)?(?: also| still| rather| even| do| quite| really)* (?:think|believe|suspect|reckon|suppose|guess|imagine|trust|like|enjoy|prefer|care|wonder|admit|recogni[sz]e|expect|agree|doubt|find|value|drawn|curious|keen|glad|happy|aware|mention|pretend|claim|say|tend|intend)\b|\b(?:interests?|appeals? to|draws?|attracts?|matters? to|suits?) me\b|\bin my (?:view|opinion|experience)\b|\bto my mind\b|\b(?:I|me|my|mine)\b.*\b(?:would|could|might|should)\b|\b(?:would|could|might|should|won't)\b.*\b(?:I|me|my|mine)\b|\bI(?:'d|'ll)\b/iu
const CLAIMED =
  /\bI(?:'ve| have| had| was| did|'m| am) (?!to |no |not |glad|happy|keen|curious|drawn|aware|sure)|\b(?:I|me|my|mine|we|our|us)\b[^,;:]*\b(?:was|were|had|has|have been|did|made|gave|told|led|ran|wrote|built|\p{L}{3,}ed)\b/iu

/** "As I understand it", "one line made me write" say nothing of the writer. */
const ASIDE =
  /\b(?:as|how|so|if) I (?:understand|read|see|get|take|gather)\b(?: it| that| your \w+)?|\bI (?:understand|see|read|gather|take it)(?: that)?\b|\bmade me (?:want to )?write\b|\bst(?:ood|ands?) out to me\b|\bI was glad to (?:find|read)\b/giu
const blank = (match: string): string => ' '.repeat(match.length)
/** What follows a condition is a way out, unless it asks: "If it is filled, I will gladly step back". */
const CONDITION = /^(?:and |but |so )?(?:if|should|otherwise|in case|unless)\b/iu

/** Whether a place stands in a part of the sentence that speaks of the writer. */
export const isOwnAt = (text: string, at: number): boolean => {
  const { start, end } = segmentAt(text, at)
  return FIRST_PERSON.test(text.slice(start, end))
}

/** Whether a place stands in a part of the sentence that says what is missing. */
export const isGapAt = (text: string, at: number): boolean => {
  const { start, end } = segmentAt(text, at)
  return GAP.test(text.slice(start, end))
}

/**
 * "Your posting asks for …", "which you name", "as your team does": the sentence speaks of the reader's side
 * as well.
 */
export const TURNS_TO_READER =
  /\b(?:you|your|yours|the (?:role|posting|position|post|team|job|nurse|engineer|manager))\b/i

function kindOf(text: string, words: readonly Word[], isQuoted: boolean): StatementKind {
  if (isQuoted) return 'quoted'
  if (!text.includes('?') && (WAY_OUT.test(text) || CONDITION.test(text))) return 'way_out'
  if (asks(text).length > 0) return 'ask'
  if (words.every(({ light }) => light) && !/\d/.test(text)) return 'empty'
  if (!FIRST_PERSON.test(text.replaceAll(ASIDE, blank))) return 'theirs'
  if (OPINION.test(text) && !CLAIMED.test(text)) return 'wish'
  if (GAP.test(text)) return 'gap'
  return WISH.test(text) ? 'wish' : 'own'
}

/** Something that one has, which a posting's words before it would claim. */
const POSSESSED =
  /\b(?:experience|skills?|knowledge|background|track record|habit|expertise|ability|command)\b|\bI (?:bring|have|offer|hold|possess|own|had|did|do|used?|write|run|speak|work)\b|\bmy (?:\p{L}+ )?(?:duty|duties|tasks?|job|responsibilit\p{L}*)\b|\b(?:part of|in) (?:both |all )?my\b|\bis (?:mine|my)\b|\b(?:fell|up|falls) to me\b|\bon my (?:desk|screen|machine)\b/iu
/** A remark on the posting is of today. */
const PAST = /\b(?:was|were|had|did|been)\b/iu
/**
 * Where the first "I" stands, behind words of the reader's side; 0 where something is claimed as one's own.
 */
function firstPersonAt(text: string): number {
  const at = FIRST_PERSON.exec(text.replaceAll(ASIDE, blank))?.index ?? 0
  return POSSESSED.test(text) || PAST.test(text.slice(0, at)) ? 0 : at
}

/**
 * The posting's words in quotation marks are its own, and the writer's only where the rest of the sentence
 * speaks of the writer.
 */
function withoutTheirs(text: string, at: number, quotes: readonly Span[]): string {
  const rest = quotes
    .filter(({ start, end }) => start >= at && end <= at + text.length)
    .reduce(
      (left, { start, end }) => left.slice(0, start - at) + ' '.repeat(end - start) + left.slice(end - at),
      text,
    )
  return FIRST_PERSON.test(rest.replaceAll(ASIDE, blank)) ? text : rest
}

/** What a dash line quotes, and what stands in brackets behind it. */
function partsOf(line: string, quote: Span | undefined) {
  const length = quote === undefined ? line.length : quote.end - quote.start - 2
  const rest = { text: line.slice(length + 2, -1), span: { start: length + 2 } }
  return [{ text: line.slice(0, length), span: { start: 0 } }, ...(length < line.length ? [rest] : [])]
}

/** The sentences of a letter, greeting and signature left out, with what each is. */
export function statementsOf({
  assignment,
  laidOut,
  quoted: quotes,
}: Pick<CheckContext, 'assignment' | 'laidOut' | 'quoted'>): readonly Statement[] {
  let last: readonly ResumeRole[] = []
  return laidOut.sentences.flatMap(({ sentence, span, paragraph }): Statement[] => {
    const isLine = isDashLine(sentence.text)
    const offset = isLine ? 2 : 0
    const quote = isLine ? quotes.find(({ start }) => start === span.start) : undefined
    const parts = isLine ? partsOf(sentence.text.slice(2), quote) : sentencesIn(sentence.text)
    return parts.map(({ text: said, span: own }) => {
      const text = isLine ? said : withoutTheirs(said, span.start + own.start, quotes)
      const words = wordsOf(text)
      const quoted = quote !== undefined && own.start === 0
      const named = rolesNamed(text, assignment.facts.roles)
      // The bracket behind a quoted line names the job of that line alone.
      const bound = quoted ? rolesNamed(parts[1]?.text ?? '', assignment.facts.roles) : []
      const at = bound.length > 0 ? bound : quoted || (named.length === 0 && THERE.test(text)) ? last : null
      const there = named.length > 0 ? named : rolesInTown(text, assignment.facts.roles)
      if (!isLine && there.length > 0) last = there
      return {
        kind: kindOf(text, words, quoted),
        text,
        start: span.start + offset + own.start,
        words,
        at,
        paragraph,
        mineFrom: isLine ? 0 : firstPersonAt(text),
        isOrigin: quote !== undefined && !quoted,
        leadsIn: !isLine && text.trim().endsWith(':'),
      }
    })
  })
}

const THERE = /\bthere\b(?! (?:is|are|was|were|will|has|have|would|might|may)\b)/iu
