import { bare, fold } from '../facts/fold.ts'
import { isBare, isYear, saysSame } from './quantities.ts'
import { rolesInTown, rolesNamed, sameEmployer } from '../facts/anchors.ts'
import { phraseAt, segmentAt, tellingIn } from '../sentences/segments.ts'
import { isCommon, stemOf, type Word, wordsOf } from '../facts/words.ts'
import type { Quantity, Statement, Unit, Units } from '../model.ts'

/** A figure of a statement, with the words that say what it measures or counts. */
export interface Claimed {
  readonly quantity: Quantity
  readonly statement: Statement
  /** The content words of its phrase right after a bare number and the one before; those of its clause for others. */
  readonly near: readonly Word[]
  /** What a bare number counts: "58 cast parts". */
  readonly counted: readonly Word[]
}

/** The words right after a figure, which it counts: "58 cast parts", "40 of the 130 scripts". */
function countedBy(text: string, words: readonly Word[], { end: from }: Quantity): readonly Word[] {
  const to = from + text.slice(from).search(STOPS)
  const after = words.filter(({ start, end }) => start >= from && end <= to)
  const isCounted = ({ light, text: word }: Word) => !light || PLURAL.test(word)
  const row = after.slice(Math.max(0, after.findIndex(isCounted)))
  const length = row.findIndex((word) => !isCounted(word))
  return row.slice(0, Math.min(text[from] === '-' ? 1 : 3, length < 0 ? 3 : length))
}
/** What ends the words that a figure counts. */
const STOPS =
  /\b(?:in|on|at|for|from|to|by|with|as|and|or|but|than|per|an?|is|are|was|were|be|been|has|have|had|do|did|who|which|that|when|where|while|I|we|they|it|you)\b|[,.;:()!?]|$/iu
/** Light words that count as content right after a figure: "five colleagues", "14 problems". */
const PLURAL = /^(?!times$|years$|less$|always$|others$)\p{L}{4,}[^s]s$/u

/** A figure of a statement with the words around it that say what it is. */
export function claimedAt(statement: Statement, quantity: Quantity): Claimed {
  const { text, words } = statement
  if (!isBare(quantity))
    return { quantity, statement, near: tellingIn(statement, segmentAt(text, quantity.start)), counted: [] }
  const phrase = tellingIn(statement, phraseAt(text, quantity.start))
  const after = phrase.filter(({ start }) => start >= quantity.end).slice(0, 2)
  const before = phrase.filter(({ end }) => end <= quantity.start).slice(-1)
  return { quantity, statement, near: [...after, ...before], counted: countedBy(text, words, quantity) }
}

const stemsOf = (words: readonly Word[]): ReadonlySet<string> => new Set(words.map(({ stem }) => stem))

/** The figures of a fact, each with the stems of what it counts. */
function countsIn({ text, numbers }: Pick<Unit, 'text' | 'numbers'>) {
  const folded = fold(text)
  const words = wordsOf(folded)
  return numbers
    .filter((number) => !isYear(number))
    .map((number) => ({ number, counted: stemsOf(countedBy(folded, words, number)) }))
}

const meet = (words: readonly Word[], stems: ReadonlySet<string>): boolean =>
  words.some(({ stem }) => stems.has(stem))

/** True for "340 bank accounts" when the fact says "six bank accounts and 340 statements". */
function countsOther({ quantity, counted }: Claimed, unit: Unit, units: Units): boolean {
  const all = countsIn(unit)
  const own = all.filter(({ number }) => saysSame(quantity, number))
  // Another figure of the same thing shows what this one does not count.
  return (
    own.length > 0 &&
    counted.length > 0 &&
    own.every((one) => one.counted.size > 0 && !meet(counted, one.counted)) &&
    units.own
      .flatMap((one) => (one === unit ? all.filter((other) => !own.includes(other)) : countsIn(one)))
      .some((one) => counted.every(({ stem }) => one.counted.has(stem)))
  )
}

/** True when a fact or the posting gives another number for the same thing. */
export const countsOtherwise = ({ quantity, near }: Claimed, { own, posting }: Units): boolean =>
  [...own, ...posting].some((unit) =>
    countsIn(unit).some((one) => !saysSame(quantity, one.number) && meet(near, one.counted)),
  )

/** What a figure is tied to in a text, so that "fell by 38%" is not "fell to 38%", and "2 a shift" not "2 a day". */
const TIES: readonly (readonly [
  message: string,
  tieAt: (text: string, at: Quantity) => string | undefined,
])[] = [
  [
    'is tied to another word there: "by", "from" and "to" differ.',
    (text, { start }) =>
      /(?<!\b(?:run|runs|ran|come|comes|came|amounts?|amounted|up) )\b(by|from|to)(?: (?:about|over|nearly|almost|around|under|up to|more than|less than))?\s+$/i
        .exec(text.slice(Math.max(0, start - 24), start))?.[1]
        ?.toLowerCase(),
  ],
  [
    'is the figure of another span of time there.',
    (text, { end }) =>
      /^[^,;:.\d]{0,25}?(?:(?<!\b(?:after|for|in|within|over|of|than) )\b(?:an?|per|each|every) (hour|shift|day|week|month|year)\b|\b(?:(hour|week|month|year)ly|dai(ly)\b))/iu
        .exec(text.slice(end))
        ?.slice(1)
        .find((found) => found !== undefined)
        ?.replace('ly', 'day'),
  ],
  [
    'is the figure of another year there.',
    (text, { start, end }) =>
      /^[^,;.\d]{0,30}\bin ((?:19|20)\d{2})\b/u.exec(text.slice(end))?.[1] ??
      /^In ((?:19|20)\d{2})\b[^,;]*$/u.exec(text.slice(0, start))?.[1],
  ],
]

const LESS_OR_MORE = /^(?: \p{L}+){0,3} (?:off|fewer|less|faster|quicker|sooner|shorter)\b/iu
const ALL_BEFORE = /\b(?:all|every one|each)(?: of)?(?: (?:the|my|our|these|those))? $/i
const ALL_AFTER =
  /\b(?:have|are|were|had|was) all\b|\ball (?:have|are|were|had)\b|\bevery one of (?:them|whom)\b/i

/** Message for a figure that contradicts the fact it was found in; null when it does not. */
export function contradiction({ quantity, statement: { text } }: Claimed, unit: Unit): string | null {
  const shown = quantity.text.trim()
  const same = unit.numbers.filter((number) => saysSame(quantity, number))
  const differing = TIES.find(([, tieAt]) => {
    const claimed = tieAt(text, quantity)
    const stated = same.flatMap((number) => tieAt(fold(unit.text), number) ?? [])
    return claimed !== undefined && stated.length > 0 && !stated.includes(claimed)
  })
  if (LESS_OR_MORE.test(text.slice(quantity.end)) && !/\b(?:by|fewer|less|more|off)\b/iu.test(unit.text))
    return `"${shown}" is no difference in your resume.`
  if (differing !== undefined) return `"${shown}" ${differing[0]}`
  const isAll = ALL_AFTER.test(text.slice(quantity.end)) || ALL_BEFORE.test(text.slice(0, quantity.start))
  return isAll && !/\b(?:all|every|each|100\s?%)\b/iu.test(unit.text)
    ? `The resume does not say "all" of the ${shown}.`
    : null
}

/** Message for a figure that this fact has, but for something else; null when the fact supports it. */
export function misfit(claimed: Claimed, unit: Unit, units: Units): string | null {
  const { quantity, near, counted } = claimed
  const shown = quantity.text.trim()
  // Words that occur in no source are ignored: they may be a paraphrase.
  const known = near.filter(({ stem }) => units.ownMeanings.has(stem) || units.postingMeanings.has(stem))
  const object = lowered(claimed).filter(({ stem }) => units.ownMeanings.has(stem))
  const isNamed =
    known.length === 0 ||
    meet(known, unit.states) ||
    known.some(({ text: word }) => word.length > 4 && unit.text.toLowerCase().includes(stemOf(bare(word))))
  if (
    !isNamed ||
    (object.length > 0 && !meet(object, unit.states)) ||
    countsOther(claimed, unit, units) ||
    (counted.length > 0 && isMixed(claimed, unit, units))
  )
    return `"${shown}" is the figure of something else in your resume.`
  return ofOtherJob(claimed, unit, units)
}

/** Message when the employer or town that is named or meant by "there" is not that of the fact; else null. */
function ofOtherJob({ quantity, statement }: Claimed, { role }: Unit, units: Units): string | null {
  const { roles } = units.assignment.facts
  const { start, end } = segmentAt(statement.text, quantity.start)
  const part = statement.text.slice(start, end)
  const meant = [
    rolesNamed(part, roles),
    rolesInTown(` ${part}`, roles),
    statement.impliedRoles ?? rolesNamed(statement.text.slice(0, end), roles),
  ].find((found) => found.length > 0)
  return role === null || meant === undefined || meant.some((one) => sameEmployer(one, role))
    ? null
    : `"${quantity.text.trim()}" belongs to another job of your resume.`
}

/** What changes: "sepsis deaths" in "cut sepsis deaths by 38%", and the subject in "defects fell by 38%". */
const lowered = ({ statement: { text, words }, quantity: { start } }: Claimed): readonly Word[] => {
  const phrase = phraseAt(text, start)
  const before = words.filter((word) => !word.light && word.start >= phrase.start && word.end <= start)
  const verb = before.findLastIndex(({ stem }) => isCommon(stem))
  const object = before.slice(verb + 1)
  if (!/\b(?:by|from) $/u.test(text.slice(0, start))) return []
  return object.length > 0 ? before.slice(-2) : before.slice(0, verb)
}

/** True when a fact of another line has at least two content words of the phrase that this fact lacks. */
function isMixed({ statement, quantity }: Claimed, unit: Unit, { own }: Units): boolean {
  const telling = tellingIn(statement, phraseAt(statement.text, quantity.start))
  const shared = telling.filter(({ stem }) => unit.says.has(stem)).length
  const foreign = telling.filter(({ stem }) => !unit.states.has(stem) && !isCommon(stem))
  return own.some(
    ({ says, kind }) =>
      kind === 'line' && foreign.filter(({ stem }) => says.has(stem)).length >= Math.max(2, shared),
  )
}
