import type { Assignment } from '#functions/letters/model.ts'
import { fold } from '../facts/fold.ts'
import { NUMERIC_MONTH, withoutContacts } from '../facts/contact-data.ts'
import { isBare, isYear, quantities, saysSame } from './quantities.ts'
import { namesCompany, rolesNamed } from '../facts/anchors.ts'
import { follows, isCountOfList, isNear, leewayAt, ratioAt } from './arithmetic.ts'
import { claimedAt, type Claimed, contradiction, countsOtherwise, misfit } from './figure-fit.ts'
import { problem, type Problem } from '../findings.ts'
import { blank, isOwnAt, TURNS_TO_READER } from '../sentences/statements.ts'
import { isRemark } from '../claims/support.ts'
import { isOtherTense } from './tense.ts'
import { meaningOf, stemOf, wordsOf } from '../facts/words.ts'
import type { Quantity, Statement, Unit, Units } from '../model.ts'

/**
 * Blanks out digits that are not figures: links, phone numbers, numeric dates, and names with a number such as
 * "Year 11", "Level 3" and "ISO 9001" that the resume or the posting has too. "NGN 900 million" is a figure.
 */
function figuresOnly(text: string, { posting, resumeText }: Assignment): string {
  const said = fold(`${resumeText}\n${posting.title}\n${posting.company}\n${posting.description}`)
  return withoutContacts(text)
    .replaceAll(NUMERIC_MONTH, blank)
    .replaceAll(
      /\b(\p{Lu}\p{L}+?)s? (\d{1,4})(?:(?:,| and| to| or) (\d{1,3}))?\b(?![.,]\d| (?:thousand|million|billion)\b)/gu,
      (whole, word: string, first: string) =>
        new RegExp(String.raw`\b${word}s? (?:\d{1,3}(?:,| and| to| or) )*${first}\b`, 'u').test(said)
          ? blank(whole)
          : whole,
    )
}

/** True for years and months of experience, which `unsupportedDurations` compares with the resume's dates. */
const isDuration = ({ units }: Quantity): boolean => units.includes('year') || units.includes('month')

/** True for a figure within a range of the fact: a dozen for "11 to 13 nurses". */
const inRange = ({ values }: Quantity, unit: Unit): boolean =>
  [...fold(unit.text).matchAll(/(\d+)\s?(?:to|-|–|bis|à|a)\s?(\d+)/gu)].some(([, low, high]) =>
    values.some((value) => value >= Number(low) && value <= Number(high)),
  )

const inWords = ({ text }: Quantity): boolean => !/\d/.test(text)

/** True for numbers up to four in words, which need no fact unless a fact gives another number. */
const isFew = (claimed: Claimed, units: Units): boolean =>
  inWords(claimed.quantity) &&
  isBare(claimed.quantity) &&
  claimed.quantity.values.some((value) => value <= 4) &&
  !countsOtherwise(claimed, units)

/** True for a fraction that is near a percentage: "a little over half" for 58 %. */
const isNearShare = (claimed: Quantity, number: Quantity, leeway: readonly [number, number]): boolean =>
  claimed.units.includes('times') &&
  number.units.includes('%') &&
  claimed.values.some(
    (value) => value < 1 && number.values.some((actual) => isNear(value * 100, actual, leeway)),
  )

/** L05: every figure must occur in a fact with the same meaning, or follow from a fact by arithmetic. */
export function unsupportedNumbers(
  statement: Statement,
  saidBefore: string,
  units: Units,
): readonly Problem[] {
  const { kind, text, words } = statement
  const { posting, facts } = units.assignment
  const plain = figuresOnly(text, units.assignment)
  const isAsked = kind === 'ask' || kind === 'way_out'
  const isCompanyNamed = namesCompany(text, posting.company)
  const isOfCompany = kind === 'theirs' && isCompanyNamed
  const isOfReader =
    kind === 'theirs' &&
    (isOfCompany || TURNS_TO_READER.test(text)) &&
    rolesNamed(text, facts.roles).length === 0
  const all = quantities(plain).filter(
    (quantity) => !isYear(quantity) && (isOfReader || !isDuration(quantity)),
  )
  const before = quantities(saidBefore)
  const unitsNamed = [...quantities(plain), ...before]
    .flatMap(({ units: of }) => of)
    .filter((of) => of !== null)
  const told = units.own.filter(({ says }) =>
    [...words, ...wordsOf(saidBefore)].some(
      ({ stem, light, text: word }) => (!light || /^(?:target|goal|quota)s?$/iu.test(word)) && says.has(stem),
    ),
  )
  return all
    .filter((quantity) => !isAsked || (!inWords(quantity) && isBare(quantity)))
    .flatMap((quantity) => {
      const reason = wrong(quantity)
      return reason === null ? [] : [problem('L05', reason, quantity)]
    })

  /** True when a fact has this figure, perhaps more precisely or with a unit that the statement omits. */
  function isSame(quantity: Quantity, number: Quantity, claimed: Claimed): boolean {
    const leeway = leewayAt(text, quantity)
    const sharesUnit = quantity.units.some((of) => number.units.includes(of))
    const isOfUnitElsewhere =
      number.units.some((of) => of !== null && unitsNamed.includes(of)) &&
      claimed.counted.every(({ stem }) => !units.ownMeanings.has(stem))
    return (
      !isYear(number) &&
      (saysSame(quantity, number) ||
        isNearShare(quantity, number, leeway) ||
        // "With five others" makes six.
        (/\bwith $/iu.test(text.slice(0, quantity.start)) &&
          number.values.some((actual) => quantity.values.includes(actual - 1))) ||
        quantity.values.some((value) =>
          number.values.some(
            (actual) =>
              (sharesUnit && isNear(value, actual, leeway)) ||
              (value === actual && isBare(quantity) && (isOfUnitElsewhere || isLast(quantity))),
          ),
        ))
    )
  }

  function isLast(quantity: Quantity): boolean {
    return isBare(quantity) && /^\s*(?:[.,;]|$)/u.test(plain.slice(quantity.end))
  }

  function wrong(quantity: Quantity): string | null {
    const claimed = claimedAt(statement, quantity)
    if (isCountOfList(quantity, text, saidBefore)) return null
    const shown = quantity.text.trim()
    const says = (unit: Unit): boolean =>
      unit.numbers.some((number) => isSame(quantity, number, claimed)) || inRange(quantity, unit)
    const stating = isOfCompany ? [] : units.own.filter(says)
    const fitting = stating.map((unit) => ({ unit, reason: misfit(claimed, unit, units) }))
    const contradicted = fitting.flatMap(({ unit, reason }) =>
      reason === null ? [contradiction(claimed, unit)] : [],
    )
    if (contradicted.includes(null)) return null
    const isVague = inWords(quantity) && !quantity.units.includes('%') && isRemark(statement)
    if (contradicted[0] !== undefined && !isVague) return contradicted[0]
    const speaksOfThem =
      quantity.start < statement.mineFrom ||
      !isOwnAt(text, quantity.start) ||
      kind !== 'own' ||
      TURNS_TO_READER.test(text) ||
      isCompanyNamed
    const theirs = units.posting.filter(
      (unit) => says(unit) && (isLast(quantity) || words.some(({ stem }) => unit.says.has(stem))),
    )
    if (speaksOfThem && theirs.length > 0)
      return theirs.some((unit) => !isOtherTense(text, quantity, unit.text))
        ? null
        : `"${shown}" is something else in the posting.`
    const isShare = quantity.units.includes('times')
    const isLoose =
      isVague ||
      (isShare ? kind === 'own' && !isOwnAt(text, quantity.start) : isFew(claimed, units)) ||
      (isShare && speaksOfThem && units.postingMeanings.has(meaningOf(stemOf(shown.toLowerCase()))))
    return isLoose || isDerived(quantity, speaksOfThem)
      ? null
      : (fitting[0]?.reason ?? `"${shown}" stands in no fact. Use a figure that does, or none.`)
  }

  /** True when the figure follows from the previous sentence, a fact or the posting. */
  function isDerived(quantity: Quantity, speaksOfThem: boolean): boolean {
    const share = ratioAt(text, quantity, all)
    const posted = speaksOfThem ? quantities(posting.description) : []
    return [before, ...told.map(({ numbers }) => numbers), posted].some(
      (numbers) =>
        follows(quantity, text, numbers) ||
        (share !== null &&
          (follows(share, text, numbers) ||
            numbers.some((number) => isNearShare(share, number, leewayAt(text, share))))),
    )
  }
}
