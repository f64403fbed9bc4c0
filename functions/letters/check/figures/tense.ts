import { fold } from '../facts/fold.ts'
import { quantities, saysSame } from './quantities.ts'
import type { Quantity } from '../model.ts'

const JUST_NOW =
  /\b(?:from|now|today|currently|against|rather than|instead of|last year|(?:are|is|was|were|we're) at)(?:\s+(?:about|around|only|just|the|an?|some|almost|nearly))?\s+$/iu
const NOW =
  /\b(?:already|last \p{L}+|now|today|currently|at present|at the moment|so far|last year|used to|was|were)\b/iu
const GOAL =
  /\b(?:want\p{L}*|would like|wish\p{L}*|aim\p{L}*|goal|target|plan|should|hope\p{L}*|by (?:the end|next|summer|autumn|spring|december|20\d\d))\b/iu

/** Whether a figure of the reader's side is the current state or a goal; null when the text says neither. */
type Tense = 'now' | 'goal' | null

const CLAUSE_END = /[;(),]|\b(?:but|where|while|and)\b/gu

function tenseOf(text: string, { start, end }: Quantity): Tense {
  if (JUST_NOW.test(text.slice(0, start))) return 'now'
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index)
  const clause = text.slice(
    ends.findLast((at) => at < start) ?? 0,
    ends.find((at) => at >= end),
  )
  if (NOW.test(clause) === GOAL.test(clause)) return null
  return NOW.test(clause) ? 'now' : 'goal'
}

/** The tense of each figure. Next to a goal, an unmarked figure of the same unit is the current state. */
function tensesOf(text: string) {
  const all = quantities(text).map((number) => ({ number, tense: tenseOf(text, number) }))
  const goals = all.filter(({ tense }) => tense === 'goal').flatMap(({ number }) => number.units)
  return all.map(({ number, tense }) => ({
    number,
    tense: tense ?? (number.units.some((unit) => goals.includes(unit)) ? 'now' : null),
  }))
}

/** True when the letter calls a figure current that is a goal in the posting, or the other way round. */
export function isOtherTense(text: string, claimed: Quantity, posted: string): boolean {
  const said = tenseOf(text, claimed)
  const tenses = tensesOf(fold(posted))
  const stated = tenses.filter(({ number, tense }) => tense !== null && saysSame(claimed, number))
  const isSwapped = tenses.some(
    ({ number, tense }) => tense === said && number.units.some((unit) => claimed.units.includes(unit)),
  )
  return said !== null && stated.length > 0 && isSwapped && stated.every(({ tense }) => tense !== said)
}
