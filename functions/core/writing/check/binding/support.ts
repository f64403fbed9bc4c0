import { anchorsOf } from './anchors.ts'
import type { Problem } from './problem.ts'
import { isOwnAt, type Statement, TURNS_TO_READER } from './statements.ts'
import type { Units } from './units.ts'
import { wordsOf } from './words.ts'

/** So many words in a row are the posting's own. */
const BORROWED = 4

/** A row of words that stands in the posting and not in the resume. */
function isBorrowed({ text, ownFrom }: Statement, { posting, own }: Units): boolean {
  const flat = (said: string) => ` ${wordsOf(said).map(({ text: word }) => word.toLowerCase()).join(' ')} `
  const [theirs, ours] = [posting.map(({ text: said }) => flat(said)).join('|'), own.map(({ text: said }) => flat(said)).join('|')]
  const words = wordsOf(text.slice(ownFrom))
  return words.some((_, at) => {
    const row = words.slice(at, at + BORROWED)
    const said = ` ${row.map(({ text: word }) => word.toLowerCase()).join(' ')} `
    return row.length === BORROWED && row.filter(({ light }) => !light).length >= 2 && theirs.includes(said) && !ours.includes(said)
  })
}

/** Half of what a sentence says may be put in other words; more is something else. */
const MOST_UNKNOWN = 0.55

/** What is missing stands in neither. */
const MOST_UNKNOWN_OF_GAP = 0.85

/** What stands in the reader's side alone and is said of the writer. */
const MOST_OF_THEIRS = 0.5

/**
 * L24: what is said of the writer rests on the resume, what is said of the job rests on the posting, and nothing else is said. Words that
 * stand in neither are allowed up to a share, for a fact may be told in other words.
 */
export function unsupported(statement: Statement, units: Units): readonly Problem[] {
  const problems = unsupportedFrom(statement, units)
  return problems.length === 0 || statement.ownFrom === 0 ? problems : unsupportedFrom({ ...statement, ownFrom: 0 }, units)
}

function unsupportedFrom(statement: Statement, units: Units): readonly Problem[] {
  const { kind, words, text } = statement
  if (kind === 'ask' || kind === 'way_out' || kind === 'quoted' || kind === 'empty') return []
  const said = words.filter(({ light, start }) => !light && start >= statement.ownFrom)
  const span = { start: 0, end: text.length }
  const own = said.filter(({ stem }) => units.ownMeanings.has(stem))
  const recorded = said.filter(({ stem }) => !units.ownMeanings.has(stem) && units.recordMeanings.has(stem))
  const theirs = said.filter(({ stem, start }) => (kind !== 'own' || isOwnAt(text, start)) && !units.ownMeanings.has(stem) && !units.recordMeanings.has(stem) && units.postingMeanings.has(stem))
  const counted = said.length - recorded.length
  const unknown = said.filter(({ stem }) => !units.ownMeanings.has(stem) && !units.recordMeanings.has(stem) && !units.postingMeanings.has(stem)).length
  if (kind === 'gap') return counted > 3 && unknown / counted > MOST_UNKNOWN_OF_GAP ? [{ rule: 'L24', span, message: 'Neither the resume nor the posting says this.' }] : []
  if (kind === 'wish' || kind === 'theirs') {
    const known = counted - unknown
    if (kind === 'theirs' && known === 0 && (counted > 1 || (counted === 1 && words.length <= 8))) return [{ rule: 'L24', span, message: 'Neither the resume nor the posting says this.' }]
    return counted > 1 && unknown / counted > MOST_UNKNOWN ? [{ rule: 'L24', span, message: 'Neither the resume nor the posting says this.' }] : []
  }
  if (counted === 0 || (statement.ownFrom > 0 && counted < 2)) return []
  if (own.length === 0 || anchorsOf(statement, units).length === 0) return [{ rule: 'L24', span, message: 'No fact of the resume says this of you.' }]
  const turns = TURNS_TO_READER.test(text)
  if (!turns && isBorrowed(statement, units)) return [{ rule: 'L05', span, message: 'The posting says this, the resume does not.' }]
  if (!turns && counted > 2 && theirs.length / counted >= MOST_OF_THEIRS) return [{ rule: 'L05', span, message: 'The posting says this, the resume does not.' }]
  return (turns ? unknown : unknown + theirs.length) / counted > MOST_UNKNOWN ? [{ rule: 'L24', span, message: 'The resume says too little of this.' }] : []
}
