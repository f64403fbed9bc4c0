import { fold } from '../facts/fold.ts'
import { quantities, saysSame, type Quantity } from './quantities.ts'

/** What a figure of the reader's side is: what is there, or what is wished. */
type Stand = 'now' | 'goal'

const HEDGE = String.raw`(?:\s+(?:about|around|only|just|the|a|an|around|some|almost|nearly))?\s+$`
const JUST_NOW = new RegExp(
  String.raw`\b(?:from|now|today|currently|against|rather than|instead of|last year|(?:are|is|was|were) at)${HEDGE}`,
  'iu',
)
const JUST_GOAL = new RegExp(
  String.raw`\b(?:to|below|under|reach|within|at least|no more than)${HEDGE}`,
  'iu',
)
const NOW =
  /\b(?:already|last \p{L}+|now|today|currently|at present|at the moment|so far|last year|used to|was|were)\b/iu
const GOAL =
  /\b(?:want\p{L}*|would like|wish\p{L}*|aim\p{L}*|goal|target|plan|should|hope\p{L}*|by (?:the end|next|summer|autumn|spring|december|20\d\d))\b/iu

/** "Five to six visits" has no goal. */
const isRange = (before: string): boolean =>
  !/\bfrom\b/iu.test(before) && quantities(before).some(({ end }) => /^ to $/u.test(before.slice(end)))

function standOf(text: string, { start, end }: Quantity): Stand | null {
  const before = text.slice(0, start)
  if (JUST_NOW.test(before)) return 'now'
  if (JUST_GOAL.test(before) && !isRange(before)) return 'goal'
  const from = Math.max(
    ...[...before.matchAll(/[;(),]|\b(?:but|where|while|and)\b/gu)].map(({ index }) => index),
    0,
  )
  const after = text.slice(end)
  const until = /[;(),]|\b(?:but|where|while|and)\b/u.exec(after)?.index ?? after.length
  const clause = text.slice(from, end + until)
  if (NOW.test(clause) === GOAL.test(clause)) return null
  return NOW.test(clause) ? 'now' : 'goal'
}

/** Of two figures of one unit in a sentence of which one is the goal, the other is what is there. */
function standsOf(text: string): readonly { readonly number: Quantity; readonly stand: Stand | null }[] {
  const all = quantities(text).map((number) => ({ number, stand: standOf(text, number) }))
  return all.map(({ number, stand }) => {
    const other = all.find(
      (one) =>
        one.number !== number &&
        one.stand !== null &&
        one.number.units.some((unit) => number.units.includes(unit)),
    )
    return { number, stand: stand ?? (other?.stand === 'goal' ? 'now' : null) }
  })
}

/** True where the letter says of a figure that it is so, and the posting that it shall be, or the other way round. */
export function standsOtherwise(text: string, claimed: Quantity, posted: string): boolean {
  const said = standOf(text, claimed)
  if (said === null) return false
  const posting = standsOf(fold(posted))
  const stated = posting.filter(({ number, stand }) => saysSame(claimed, number) && stand !== null)
  const isSwapped = stated.some(({ number }) =>
    posting.some(
      ({ number: other, stand }) => stand === said && other.units.some((unit) => number.units.includes(unit)),
    ),
  )
  return isSwapped && stated.every(({ stand }) => stand !== said)
}
