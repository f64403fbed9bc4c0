import type { Assignment } from '#functions/letters/model.ts'
import { quantities, type Quantity } from '../text/quantities.ts'
import type { Statement } from './statements.ts'
import type { Unit } from './units.ts'

/** Parts of a list: "A, B and C" has three. */
function listLengths(text: string): readonly number[] {
  const lists = text.split(/[.;:?!]|\b(?:which|who|where|while|that)\b/u)
  return lists.flatMap((list) => {
    const joints =
      list.match(/,(?: (?:and|or|und|et|y))?|\b(?:and|or|as well as|beside|und|et|y)\b/gu)?.length ?? 0
    return joints === 0 ? [] : [joints + 1, joints]
  })
}

const THINGS_OF_A_RESUME =
  /^\W*(?:\p{L}+ ){0,2}(?:employers?|compan(?:y|ies)|firms?|jobs?|roles?|posts?|positions?|degrees?|languages?|certificates?|certifications?|licen[cs]es?|hospitals?|schools?|places?|practices?|clinics?|restaurants?|kitchens?|warehouses?|shops?|stores?|firms?|agencies|agency|towns?|cities|countries|years? there)\b/iu

/**
 * True for the number of things that this or the last sentence lists, of two that were just named, and of the
 * resume's own jobs, degrees and languages.
 */
export function isCount(
  quantity: Quantity,
  statement: Statement,
  previous: Statement | null,
  { facts }: Assignment,
): boolean {
  const [value] = quantity.values
  if (value === undefined || value > 12 || !quantity.units.includes(null)) return false
  const { text } = statement
  if (
    /\b(?:the|these|those)\s+$/i.test(text.slice(0, quantity.start)) &&
    quantities(previous?.text ?? '').some((before) => before.values.includes(value))
  )
    return true
  if (
    /\b(?:the|these|those|all|of the|any of the|none of the|both|other)\s+$/i.test(
      text.slice(0, quantity.start),
    ) &&
    value <= 4
  )
    return [...listLengths(text), ...listLengths(previous?.text ?? '')].includes(value) || value === 2
  if (
    /^ (?:targets?|goals?|things?|points?|parts?|reasons?|aims?|tasks?|questions?|lines?|sides?|halves)\b/i.test(
      text.slice(quantity.end),
    ) &&
    listLengths(text).includes(value)
  )
    return true
  if (!THINGS_OF_A_RESUME.test(text.slice(quantity.end))) return false
  const employers = new Set(facts.roles.flatMap(({ employer }) => employer?.value.toLowerCase() ?? []))
  return [
    employers.size,
    facts.roles.length,
    facts.education.length,
    facts.languages.length,
    facts.certificates.length,
  ].includes(value)
}

const COMPARES =
  /\b(?:by|fewer|less|more|points?|drop(?:ped)?|difference|faster|slower|sooner|earlier|quicker|shorter|longer|up|down|half|halved|third|quarter|fifth|times|saved?|gain(?:ed)?|rise|rose|cut|left|gone|go|off|others|rest|remaining|above|over|below|under|to spare)\b/iu

/**
 * True for what two figures of one fact make together: from 9 days to 5 is four fewer, and a third of 90 is
 * 30.
 */
export function isDifference(
  quantity: Quantity,
  text: string,
  units: readonly Pick<Unit, 'numbers'>[],
): boolean {
  if (SUMS.test(text) && units.some(({ numbers }) => isSum(quantity, numbers))) return true
  if (!COMPARES.test(text) || /\b(?:from|to)\s+$/iu.test(text.slice(0, quantity.start))) return false
  if (
    quantity.units.includes('%') &&
    /\b(?:above|over|below|under|beyond|short of)\b/iu.test(text) &&
    units.some(({ numbers }) =>
      numbers.some(
        (one) =>
          one.units.includes('%') &&
          one.values.some((value) => quantity.values.includes(Math.abs(value - 100))),
      ),
    )
  )
    return true
  return units.some(({ numbers: all }) => {
    const numbers = all.filter(({ text: said }) => !/^(?:19|20)\d{2}$/.test(said.trim()))
    return numbers.some((one, at) =>
      [numbers[at - 1], numbers[at + 1]].some(
        (other) =>
          other !== undefined &&
          sameUnit(one, other, quantity) &&
          inMinutes(one, quantity).some((from) =>
            inMinutes(other, quantity).some((to) => isBetween(from, to, quantity)),
          ),
      ),
    )
  })
}

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 }
const isTime = (unit: Quantity['units'][number]): boolean => unit !== null && unit in MINUTES

/** Times of which a share is told are compared in minutes, other figures as they stand. */
const inMinutes = ({ values, units: [unit = null] }: Quantity, claimed: Quantity): readonly number[] =>
  values.map(
    (value) => value * (unit === null || !claimed.units.includes('times') ? 1 : (MINUTES[unit] ?? 1)),
  )

const SUMS = /\b(?:together|in total|in all|altogether|comes to|combined|sum)\b/iu

/** True for what two or more figures of one fact in a row make together. */
const isSum = ({ values }: Quantity, numbers: readonly Quantity[]): boolean => {
  const figures = numbers
    .filter(({ text }) => !/^(?:19|20)\d{2}$/.test(text.trim()))
    .map(({ values: [value = 0] }) => value)
  return figures.some((_, from) =>
    [2, 3, 4, 5].some(
      (length) =>
        from + length <= figures.length &&
        values.includes(figures.slice(from, from + length).reduce((sum, value) => sum + value, 0)),
    ),
  )
}

const sameUnit = (one: Quantity, other: Quantity, claimed: Quantity): boolean => {
  const isBare = ({ units }: Quantity) => units.every((unit) => unit === null)
  const shared =
    (isBare(one) !== isBare(other) &&
      !claimed.units.includes('%') &&
      !claimed.units.includes('times') &&
      claimed.units.some(
        (unit) => unit !== null && (one.units.includes(unit) || other.units.includes(unit)),
      )) ||
    one.units.some(
      (unit) =>
        other.units.includes(unit) ||
        (isTime(unit) && other.units.some(isTime) && claimed.units.includes('times')),
    )
  return (
    shared &&
    (claimed.units.includes(null) ||
      claimed.units.includes('%') ||
      claimed.units.includes('times') ||
      claimed.units.some((unit) => one.units.includes(unit) || other.units.includes(unit)))
  )
}

/** Shares may be rounded to a whole number of percent. */
function isBetween(from: number, to: number, { values, units }: Quantity): boolean {
  if (from <= to && !(units.includes('times') || values.includes(to - from))) return false
  const isShare = units.includes('%') || units.includes('times')
  return values.some(
    (value) =>
      Math.abs(from - to) === value ||
      (isShare &&
        from > 0 &&
        [to / from, (from - to) / from].some(
          (share) => Math.abs(share * 100 - (value < 1 ? value * 100 : value)) <= 2,
        )),
  )
}
