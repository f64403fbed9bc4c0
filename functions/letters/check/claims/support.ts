import { quantities } from '../figures/quantities.ts'
import { anchorsOf, namesCompany } from '../facts/anchors.ts'
import type { Problem } from './problem.ts'
import { isOwnAt, type Statement, TURNS_TO_READER } from '../sentences/statements.ts'
import { rowOf, type Units } from '../facts/facts.ts'
import { namesIn } from './names.ts'
import { type Word, wordsOf } from '../facts/words.ts'

/** So many words in a row are the posting's own. */
const BORROWED = 4

/** A row of words that stands in the posting and not in the resume, whose telling words are those of no role either. */
function isBorrowed({ text, ownFrom }: Statement, { own, postingRow, ownRow }: Units): boolean {
  const words = wordsOf(text.slice(ownFrom))
  return words.some((_, at) => {
    const row = words.slice(at, at + BORROWED)
    const first = row.findIndex(({ light }) => !light)
    const last = row.findLastIndex(({ light }) => !light)
    const said = rowOf(row)
    const telling = row.filter(({ light }) => !light)
    const isTitle = own.some(
      ({ kind, says }) => kind === 'role' && telling.every(({ stem }) => says.has(stem)),
    )
    return (
      !isTitle &&
      row.length === BORROWED &&
      telling.length >= 2 &&
      postingRow.includes(said) &&
      !ownRow.includes(rowOf(row.slice(first, last + 1)))
    )
  })
}

/** Half of what a sentence says may be put in other words; more is something else. */
const MOST_UNKNOWN = 0.55

/** What is missing stands in neither. */
const MOST_UNKNOWN_OF_GAP = 0.85

/** What stands in the reader's side alone and is said of the writer. */
const MOST_OF_THEIRS = 0.5

/**
 * L24: what is said of the writer rests on the resume, what is said of the job rests on the posting, and
 * nothing else is said. Words that stand in neither are allowed up to a share, for a fact may be told in
 * other words.
 */
export function unsupported(statement: Statement, units: Units): readonly Problem[] {
  const problems = unsupportedFrom(statement, units)
  return problems.length === 0 || statement.ownFrom === 0
    ? problems
    : unsupportedFrom({ ...statement, ownFrom: 0 }, units)
}

function unsupportedFrom(statement: Statement, units: Units): readonly Problem[] {
  const { kind, words, text } = statement
  if (kind === 'ask' || kind === 'way_out' || kind === 'empty') return []
  const problem = (rule: string, message: string): readonly Problem[] => [
    { rule, message, span: { start: 0, end: text.length } },
  ]
  const isOwn = ({ stem }: Word) => units.ownMeanings.has(stem)
  const isTheirs = ({ stem }: Word) => units.postingMeanings.has(stem)
  const told = LESSON.exec(text)?.index ?? text.length
  // Names of the record are everybody's, and an employer's name proves nothing.
  const named = new Set(
    units.own
      .flatMap(({ kind: of, role }) => (of === 'role' ? wordsOf(role?.employer?.value ?? '') : []))
      .map(({ text: word }) => word),
  )
  const counted = words.filter(
    (word) =>
      !word.light &&
      word.start >= statement.ownFrom &&
      word.end <= told &&
      !named.has(word.text) &&
      (isOwn(word) || !units.recordMeanings.has(word.stem)),
  )
  // Figures stand in facts, or L05 says so.
  const figures = quantities(text).filter(
    ({ values: [value = 0], units: of }) => value > SMALL || !of.includes(null),
  ).length
  const own = counted.filter(isOwn).length + figures
  const unknown = counted.filter(
    (word) => !isOwn(word) && !isTheirs(word) && (kind !== 'own' || isOwnAt(text, word.start)),
  ).length
  const share = (part: number) => part / (counted.length + figures)
  if (kind === 'gap')
    return counted.length > 3 && share(unknown) > MOST_UNKNOWN_OF_GAP ? problem('L24', NOBODY) : []
  if (kind === 'wish' || isRemark(statement, units)) return []
  if (kind === 'theirs') {
    const isBare =
      figures === 0 &&
      unknown === counted.length &&
      (counted.length > 1 || (counted.length === 1 && words.length <= 8))
    return isBare || (counted.length > 1 && share(unknown) > MOST_UNKNOWN) ? problem('L24', NOBODY) : []
  }
  if (counted.length === 0 || (statement.ownFrom > 0 && counted.length < 2)) return []
  if (TURNS_TO_READER.test(text) && !counted.some(({ start }) => isOwnAt(text, start))) return []
  if (own === 0 || (figures === 0 && anchorsOf(statement, units).length === 0))
    return problem('L24', 'No fact of the resume says this of you.')
  if (TURNS_TO_READER.test(text)) return share(unknown) > MOST_UNKNOWN ? problem('L24', TOO_LITTLE) : []
  const theirs = counted.filter((word) => !isOwn(word) && isTheirs(word) && isOwnAt(text, word.start)).length
  if (isBorrowed(statement, units) || (counted.length > 1 && share(theirs) >= MOST_OF_THEIRS))
    return problem('L05', 'The posting says this, the resume does not.')
  return share(unknown + theirs) > MOST_UNKNOWN ? problem('L24', TOO_LITTLE) : []
}

/** What one has learned from a thing is no fact of its own. */
const LESSON = /\b(?:taught|teaches|showed|shows) (?:me|us)\b/iu

/** Of nobody in particular, and of no past: "Old walls take longer". */
export const isRemark = ({ kind, text }: Statement, { company, own }: Units): boolean =>
  kind === 'theirs' &&
  !OF_SOMEBODY.test(text.replaceAll(OF_NOBODY, '')) &&
  namesIn(text).length === 0 &&
  ![company, ...own.map(({ role }) => role?.employer?.value ?? '')].some((name) => namesCompany(text, name))
const OF_SOMEBODY =
  /\b(?:your?|yours|was|were|did|(?:has|have|had) (?:\p{L}+ly |just |never |always )?(?:been|\p{L}{2,}(?:ed|en|wn|ught))|those|fell|rose|went|came|grew|made|gave|took|ran|saw|led|got|kept|built|brought|\p{L}{3,}ed)\b|^\(/iu
/** "Is opened" is of no past, and "you learn" of nobody. */
const OF_NOBODY =
  /\b(?:is|are|be|being|gets?) (?:\p{L}+ly )?\p{L}+ed\b|\byou (?:learn|notice|see|find|get|soon|only|never)\b|^\p{L}+ing\b.*\byou\b(?=.*\b(?:is|means|takes|starts)\b)/giu

/** Two and three count whatever was just said. */
const SMALL = 3

const NOBODY = 'Neither the resume nor the posting says this.'
const TOO_LITTLE = 'The resume says too little of this.'
