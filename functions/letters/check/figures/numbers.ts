import type { Assignment } from '#functions/letters/model.ts'
import { fold } from '../facts/fold.ts'
import { NUMERIC_MONTH, withoutContacts } from '../facts/contact-data.ts'
import { isYear, quantities, type Quantity, saysSame } from './quantities.ts'
import { namesCompany, rolesNamed } from '../facts/anchors.ts'
import { follows, isNear, leewayAt, ratioAt } from './arithmetic.ts'
import { isCount } from './counts.ts'
import { claimedAt, type Claimed, contradiction, countsOtherwise, fromOf, misfit } from './figure-fit.ts'
import { problem, type Problem } from '../claims/problem.ts'
import { isOwnAt, type Statement, TURNS_TO_READER } from '../sentences/statements.ts'
import { isRemark } from '../claims/support.ts'
import { standsOtherwise } from './tense.ts'
import type { Unit, Units } from '../facts/facts.ts'
import { meaningOf, stemOf } from '../facts/words.ts'

const blank = (match: string): string => ' '.repeat(match.length)

/**
 * Digits that are no figures (addresses, telephone numbers, dates in digits, names of the record with a
 * digit) made blank.
 */
function figuresOnly(text: string, { posting, contact, facts, resumeText }: Assignment): string {
  const names = [
    posting.title,
    posting.company,
    contact.company,
    contact.title ?? '',
    ...facts.roles.flatMap(({ employer }) => employer?.value ?? []),
    ...facts.certificates.map(({ name }) => name.value),
    ...facts.skills.map(({ value }) => value),
  ]
  const plain = withoutContacts(fold(text))
    .replaceAll(NUMERIC_MONTH, blank)
    .replaceAll(/\bp\d\d\b/g, blank)
  // "Year 11", "Level 3", "OSHA 30": a name with a number in it, where the resume or the posting has the
  // same.
  const said = fold(`${resumeText}\n${posting.description}`)
  const numbered = plain.replaceAll(
    /\b(\p{Lu}\p{L}+?)s? (\d{1,3})(?:(?:,| and| to| or) (\d{1,3}))?\b/gu,
    (whole, word: string, first: string) =>
      new RegExp(String.raw`\b${word}s? (?:\d{1,3}(?:,| and| to| or) )*${first}\b`, 'u').test(said)
        ? blank(whole)
        : whole,
  )
  return names
    .filter((name) => /\d/.test(name))
    .reduce((left, name) => left.replaceAll(fold(name), blank), numbered)
}

/** Years and months of experience are compared with the dates of the resume. */
const isDuration = ({ units }: Quantity): boolean => units.includes('year') || units.includes('month')

/** "11 to 13 nurses" holds a dozen. */
function inRange(quantity: Quantity, unit: Unit): boolean {
  return [...fold(unit.text).matchAll(/(\d+)\s?(?:to|-|–|bis|à|a)\s?(\d+)/gu)].some(([, low, high]) =>
    quantity.values.some((value) => value >= Number(low) && value <= Number(high)),
  )
}

const TIMES: readonly Quantity['units'][number][] = ['minute', 'hour', 'day', 'week']
const THEIR_SIDE: readonly Statement['kind'][] = ['theirs', 'gap', 'ask', 'wish', 'empty']

/** Small numbers in words count whatever is at hand, unless something else counts the same. */
const isFew = (claimed: Claimed, units: Units): boolean => {
  if (fromOf(claimed.statement.text, claimed.quantity) !== undefined) return false
  const { text, values, units: of } = claimed.quantity
  return (
    !/\d/.test(text) &&
    of.every((unit) => unit === null) &&
    values.length > 0 &&
    values.every((value) => value <= MOST_FEW) &&
    !countsOtherwise(claimed, units)
  )
}
const MOST_FEW = 4

/** "A little over half" is 58 %. */
const isNearShare = (claimed: Quantity, number: Quantity, leeway: readonly [number, number]): boolean =>
  claimed.units.includes('times') &&
  number.units.includes('%') &&
  claimed.values.some(
    (value) => value < 1 && number.values.some((actual) => isNear(value * 100, actual, leeway)),
  )

/** The figures of a statement that have to stand in a fact. */
function figuresIn(plain: string, { kind, paragraph }: Statement, isTheirs: boolean): readonly Quantity[] {
  return quantities(plain).filter(
    (quantity) =>
      !isYear(quantity) &&
      !(isDuration(quantity) && (kind !== 'theirs' || paragraph < 0 || !isTheirs)) &&
      !/^ and a half (?:years?|months?|of (?:them|those))\b/.test(plain.slice(quantity.end)),
  )
}

/** L05: every figure stands in a fact that the sentence rests on, counts the same thing there, or follows from it. */
export function unboundNumbers(
  statement: Statement,
  previous: Statement | null,
  units: Units,
  assignment: Assignment,
): readonly Problem[] {
  const { kind, text, words } = statement
  const { posting, facts } = assignment
  const plain = figuresOnly(text, assignment)
  const stems = new Set(words.map(({ stem }) => stem))
  const isOfCompany = kind === 'theirs' && namesCompany(text, posting.company)
  const isOfRole = rolesNamed(text, facts.roles).length > 0
  const all = figuresIn(plain, statement, !isOfRole && (isOfCompany || TURNS_TO_READER.test(text)))
  const before = quantities(previous?.text ?? '')
  const named = [...quantities(plain), ...before].flatMap(({ units: of }) => of).filter((of) => of !== null)
  const sharesWord = ({ says }: Unit): boolean =>
    [...words, ...(previous?.words ?? [])].some(
      ({ stem, light, text: word }) => (!light || /^(?:target|goal|quota)s?$/iu.test(word)) && says.has(stem),
    )
  const told = units.own.filter(sharesWord)
  return all.flatMap((quantity): readonly Problem[] => {
    const isAsked = kind === 'ask' || kind === 'way_out'
    if (isAsked && (TIMES.some((unit) => quantity.units.includes(unit)) || !/\d/.test(quantity.text)))
      return []
    const reason = wrong(quantity)
    return reason === null ? [] : [problem('L05', reason, { start: quantity.start, end: quantity.end })]
  })

  function wrong(quantity: Quantity): string | null {
    const claimed = claimedAt(statement, quantity)
    const leeway = leewayAt(text, quantity)
    const isLast =
      quantity.units.every((of) => of === null) && /^\s*(?:[.,;]|$)/u.test(plain.slice(quantity.end))
    const hasUnitElsewhere = (number: Quantity): boolean =>
      quantity.units.every((of) => of === null) &&
      (claimed.counted.length === 0 || claimed.counted.every(({ stem }) => !units.ownMeanings.has(stem))) &&
      number.units.some((of) => of !== null && named.includes(of))
    const isSame = (number: Quantity): boolean =>
      !isYear(number) &&
      (saysSame(quantity, number) ||
        (isLast &&
          THEIR_SIDE.includes(kind) &&
          quantity.values.some((value) => number.values.includes(value))) ||
        isNearShare(quantity, number, leeway) ||
        (hasUnitElsewhere(number) && quantity.values.some((value) => number.values.includes(value))) ||
        (quantity.units.some((of) => number.units.includes(of)) &&
          leeway.some((share) => share > 0) &&
          quantity.values.some((value) => number.values.some((actual) => isNear(value, actual, leeway)))))
    const says = (unit: Unit): boolean => unit.numbers.some(isSame) || inRange(quantity, unit)
    const stating = isOfCompany ? [] : units.own.filter(says)
    const fitting = stating.map((unit) => ({ unit, reason: misfit(claimed, unit, units, facts.roles) }))
    const contradicted = fitting.flatMap(({ unit, reason }) =>
      reason === null ? [contradiction(claimed, unit)] : [],
    )
    if (contradicted.includes(null)) return null
    if (contradicted[0] !== undefined) return contradicted[0]
    const speaksOfThem =
      quantity.start < statement.mineFrom ||
      !isOwnAt(text, quantity.start) ||
      THEIR_SIDE.includes(kind) ||
      TURNS_TO_READER.test(text)
    const theirs = units.posting.filter(
      (unit) => says(unit) && (isLast || [...stems].some((stem) => unit.says.has(stem))),
    )
    if (speaksOfThem && theirs.length > 0) {
      if (theirs.some((unit) => !standsOtherwise(text, quantity, unit.text))) return null
      return `"${quantity.text.trim()}" is something else in the posting.`
    }
    const isWord = !/\d/.test(quantity.text)
    const isPosted = units.postingMeanings.has(meaningOf(stemOf(quantity.text.trim().toLowerCase())))
    if (speaksOfThem && isWord && quantity.units.includes('times') && isPosted) return null
    const isLoose =
      (isWord && quantity.units.some((of) => of === null || of === 'times') && isRemark(statement, units)) ||
      (quantity.units.includes('times')
        ? kind === 'own' && !isOwnAt(text, quantity.start)
        : isFew(claimed, units))
    return isLoose || isDerived(quantity, speaksOfThem)
      ? null
      : (fitting[0]?.reason ??
          `"${quantity.text.trim()}" stands in no fact. Use a figure that does, or none.`)
  }

  /** What figures of the last sentence, of a fact, or of the posting make together, and what is counted. */
  function isDerived(quantity: Quantity, speaksOfThem: boolean): boolean {
    const share = ratioAt(text, quantity, all)
    const numbersOf = [
      before,
      ...(isOfCompany ? [] : told.map(({ numbers }) => numbers)),
      ...(speaksOfThem ? [quantities(posting.description)] : []),
    ]
    if (numbersOf.some((numbers) => follows(quantity, text, numbers))) return true
    const isShareOf = (numbers: readonly Quantity[]): boolean =>
      share !== null &&
      (follows(share, text, numbers) ||
        numbers.some(
          ({ units: of, values }) =>
            of.includes('%') &&
            values.some((value) => isNear((share.values[0] ?? 0) * 100, value, leewayAt(text, share))),
        ))
    if (numbersOf.some(isShareOf)) return true
    return isCount(quantity, statement, previous, assignment)
  }
}
