import { fold } from '../facts/fold.ts'
import { quantities, saysSame, type Quantity } from './quantities.ts'

const JUST_NOW =
  /\b(?:from|now|today|currently|against|rather than|instead of|last year|(?:are|is|was|were|we're) at)(?:\s+(?:about|around|only|just|the|an?|some|almost|nearly))?\s+$/iu
const NOW =
  /\b(?:already|last \p{L}+|now|today|currently|at present|at the moment|so far|last year|used to|was|were)\b/iu
const GOAL =
  /\b(?:want\p{L}*|would like|wish\p{L}*|aim\p{L}*|goal|target|plan|should|hope\p{L}*|by (?:the end|next|summer|autumn|spring|december|20\d\d))\b/iu

/** What a figure of the reader's side is: what is there, or what is wished; null where the text tells neither. */
type Stand = 'now' | 'goal' | null

const CLAUSE_END = /[;(),]|\b(?:but|where|while|and)\b/gu

function standOf(text: string, { start, end }: Quantity): Stand {
  if (JUST_NOW.test(text.slice(0, start))) return 'now'
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index)
  const clause = text.slice(
    ends.findLast((at) => at < start) ?? 0,
    ends.find((at) => at >= end),
  )
  if (NOW.test(clause) === GOAL.test(clause)) return null
  return NOW.test(clause) ? 'now' : 'goal'
}

/** Of two figures of one unit of which one is the goal, the other is what is there. */
function standsOf(text: string): readonly { readonly number: Quantity; readonly stand: Stand }[] {
  const all = quantities(text).map((number) => ({ number, stand: standOf(text, number) }))
  const goals = all.filter(({ stand }) => stand === 'goal').flatMap(({ number }) => number.units)
  return all.map(({ number, stand }) => ({
    number,
    stand: stand ?? (number.units.some((unit) => goals.includes(unit)) ? 'now' : null),
  }))
}

/** True where the letter says of a figure that it is so, and the posting that it shall be, or the other way round. */
export function standsOtherwise(text: string, claimed: Quantity, posted: string): boolean {
  const said = standOf(text, claimed)
  const stands = standsOf(fold(posted))
  const stated = stands.filter(({ number, stand }) => stand !== null && saysSame(claimed, number))
  const isSwapped = stands.some(
    ({ number, stand }) => stand === said && number.units.some((unit) => claimed.units.includes(unit)),
  )
  return said !== null && stated.length > 0 && isSwapped && stated.every(({ stand }) => stand !== said)
}
