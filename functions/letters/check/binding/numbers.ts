import type { Assignment } from '#functions/letters/model.ts'
import { fold } from '../text/fold.ts'
import { GROUPED, phones } from '../text/contact-data.ts'
import { NUMERIC_MONTH } from '../text/months.ts'
import { quantities, type Quantity, saysSame } from '../text/quantities.ts'
import { namesCompany, rolesNamed, sameEmployer } from './anchors.ts'
import { isCount, isDifference } from './counts.ts'
import type { Problem } from './problem.ts'
import { segmentAt, tellingIn } from './segments.ts'
import { type Statement, TURNS_TO_READER } from './statements.ts'
import type { Unit, Units } from './units.ts'
import { isCommon, meaningOf, stemOf, type Word, wordsOf } from './words.ts'

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
  const plain = fold(text)
    .replaceAll(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@\S{1,255}/g, blank)
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
  const uncalled = phones(numbered)
    .filter((phone) => !GROUPED.test(phone.text))
    .reduce((left, phone) => left.replace(phone.text, blank), numbered)
  return names
    .filter((name) => /\d/.test(name))
    .reduce((left, name) => left.replaceAll(fold(name), blank), uncalled)
}

export const isYear = ({ text }: Quantity): boolean => /^(?:19|20)\d{2}$/.test(text.trim())

/** Years and months of experience are compared with the dates of the resume. */
const isDuration = ({ units, end }: Quantity, text: string): boolean =>
  (units.includes('year') || units.includes('month')) && !/^ Years?\b/.test(text.slice(end))

/** "11 to 13 nurses" holds a dozen. */
function inRange(quantity: Quantity, unit: Unit): boolean {
  return [...fold(unit.text).matchAll(/(\d+)\s?(?:to|-|–|bis|à|a)\s?(\d+)/gu)].some(([, low, high]) =>
    quantity.values.some((value) => value >= Number(low) && value <= Number(high)),
  )
}

/** "fell by 38%" is not "fell to 38%"; "from 26 to 40" is not "by 26 and 40". */
function relationDiffers(text: string, quantity: Quantity, unit: Unit): boolean {
  const relation = (source: string, at: number) =>
    /\b(by|from|to)(?: (?:about|over|nearly|almost|around|under|up to|more than|less than))?\s+$/i
      .exec(source.slice(Math.max(0, at - 24), at))?.[1]
      ?.toLowerCase()
  const claimed = relation(text, quantity.start)
  if (claimed === undefined) return false
  const stated = unit.numbers
    .filter((number) => saysSame(quantity, number))
    .map(({ start }) => relation(fold(unit.text), start))
    .filter((found) => found !== undefined)
  if (stated.length === 0)
    return claimed === 'by' && /\b(?:from|to)\b|\bin (?:19|20)\d{2}\b/iu.test(unit.text)
  return !stated.includes(claimed)
}

const ALL_OF = /\b(?:all|every one|each)(?: of)?(?: (?:the|my|our|these|those))? $/i

const LESS_OR_MORE = /^(?: \p{L}+){0,3} (?:off|fewer|less|faster|quicker|sooner|shorter)\b/iu
const ALL_AFTER =
  /\b(?:have|are|were|had|was) all\b|\ball (?:have|are|were|had)\b|\bevery one of (?:them|whom)\b/i

/** "11 in 2022, 3 in 2025" says nothing of 11 in 2025. */
function yearDiffers(text: string, quantity: Quantity, unit: Unit): boolean {
  const year = (source: string, end: number) =>
    /^[^,;.\d]{0,30}\bin ((?:19|20)\d{2})\b/u.exec(source.slice(end))?.[1]
  const claimed = year(text, quantity.end)
  const stated = unit.numbers
    .filter((number) => saysSame(quantity, number))
    .flatMap(({ end }) => year(fold(unit.text), end) ?? [])
  return claimed !== undefined && stated.length > 0 && !stated.includes(claimed)
}

/** Why the number of the statement is not the number of this fact; null when it is. */
function misfit(
  statement: Statement,
  quantity: Quantity,
  unit: Unit,
  units: Units,
  roles: Assignment['facts']['roles'],
): string | null {
  const { text } = statement
  const segment = segmentAt(text, quantity.start)
  const telling = tellingIn(statement, segment)
  const until =
    quantity.end +
    (/^(?:\s?%| percent| per cent)?,? ?(?:to|and|or|–|-|against) [$€£]?\d[\d.,]*/iu.exec(
      text.slice(quantity.end),
    )?.[0].length ?? 0)
  const next = quantities(text).find(({ start }) => start >= until)?.start ?? text.length
  const after = telling.filter(({ start, end }) => start >= until && end <= next).slice(0, 2)
  const before = telling.filter(({ end }) => end <= quantity.start).slice(-3)
  const near =
    quantity.units.every((of) => of === null) && after.length > 0 ? [...after, ...before.slice(-1)] : telling
  const shown = quantity.text.trim()
  if (statement.paragraph >= 0 && near.length > 0 && !near.some(({ stem }) => unit.states.has(stem)))
    return `"${shown}" is the figure of something else in your resume.`
  if (isCountedByOther(after, quantity, unit, /^ of\b/.test(text.slice(quantity.end))))
    return `"${shown}" counts something else in your resume.`
  const foreign = [...before, ...after].filter(
    ({ stem, text: word, start }) => !unit.states.has(stem) && (start === 0 || !/^\p{Lu}/u.test(word)),
  )
  const nearby = before.length + after.length
  const isCounted = quantity.units.includes(null) && after[0] !== undefined && unit.states.has(after[0].stem)
  if (
    statement.paragraph >= 0 &&
    !isCounted &&
    nearby >= 3 &&
    foreign.length >= 2 &&
    foreign.length / nearby > 0.5
  )
    return `"${shown}" is the figure of something else in your resume.`
  if (LESS_OR_MORE.test(text.slice(quantity.end)) && !/\b(?:by|fewer|less|more|off)\b/iu.test(unit.text))
    return `"${shown}" is no difference in your resume.`
  if (relationDiffers(text, quantity, unit))
    return `"${shown}" is tied to another word there: "by", "from" and "to" differ.`
  if (yearDiffers(text, quantity, unit)) return `"${shown}" is the figure of another year there.`
  if (ALL_AFTER.test(text.slice(quantity.end)) && !/\b(?:all|every|each)\b/iu.test(unit.text))
    return `The resume does not say "all" of the ${shown}.`
  if (
    ALL_OF.test(text.slice(0, quantity.start)) &&
    !/^ (?:are|were|is|apply|fit|stand)\b/i.test(text.slice(quantity.end)) &&
    !/\b(?:all|every|each|100\s?%)\b/i.test(unit.text)
  )
    return `The resume does not say "all" of the ${shown}.`
  if (unit.role === null) return null
  const { role } = unit
  const named = statement.at ?? rolesNamed(text, roles)
  const inSegment = rolesNamed(text.slice(segment.start, segment.end), roles)
  const meant = inSegment.length > 0 ? inSegment : named
  if (meant.length > 0 && !meant.some((one) => sameEmployer(one, role)))
    return `"${shown}" belongs to another job of your resume.`
  const elsewhere = telling.filter(
    ({ stem, text: word, start }) =>
      !unit.states.has(stem) &&
      !isCommon(stem) &&
      (start === 0 || !/^\p{Lu}/u.test(word)) &&
      onlyAtOthers(stem, role, units),
  )
  return meant.length === 0 && elsewhere.length > 0
    ? `"${shown}" and "${elsewhere[0]?.text ?? ''}" belong to two different jobs of your resume.`
    : null
}

/** "340 bank accounts" where the fact has "six bank accounts and 340 statements". */
function isCountedByOther(
  after: readonly Word[],
  quantity: Quantity,
  unit: Unit,
  isOfMore: boolean,
): boolean {
  const text = fold(unit.text)
  const words = wordsOf(text).filter(({ light }) => !light)
  const counted = (number: Quantity) =>
    new Set(
      words
        .filter(({ start }) => start >= number.end)
        .slice(0, 3)
        .map(({ stem }) => stem),
    )
  const own = unit.numbers.filter((number) => saysSame(quantity, number))
  const first = after[0]
  if (
    first === undefined ||
    quantity.units.some((of) => of !== null) ||
    isOfMore ||
    own.length === 0 ||
    own.some((number) => after.some(({ stem }) => counted(number).has(stem)))
  )
    return false
  return unit.numbers.some(
    (number) => !own.includes(number) && !isYear(number) && [...counted(number)][0] === first.stem,
  )
}

/** True when the resume says it of other employers' jobs alone. */
function onlyAtOthers(stem: string, role: NonNullable<Unit['role']>, units: Units): boolean {
  const places = units.own.filter(({ states }) => states.has(stem))
  return places.length > 0 && places.every((place) => place.role !== null && !sameEmployer(place.role, role))
}

/** L05: every number stands in a fact that the sentence rests on, and counts the same thing there. */
export function unboundNumbers(
  statement: Statement,
  previous: Statement | null,
  units: Units,
  assignment: Assignment,
): readonly Problem[] {
  const { kind, text, words } = statement
  const { posting } = assignment
  const plain = figuresOnly(text, assignment)
  const all = quantities(plain).filter(
    (quantity) =>
      !isYear(quantity) &&
      !(isDuration(quantity, plain) && (kind !== 'theirs' || statement.paragraph < 0)) &&
      !/^ and a half (?:years?|months?)\b/.test(plain.slice(quantity.end)),
  )
  const stems = new Set(words.map(({ stem }) => stem))
  const whole = [{ numbers: quantities(posting.description) }]
  return all.flatMap((quantity): readonly Problem[] => {
    const span = { start: quantity.start, end: quantity.end }
    const isTime = quantity.units.some(
      (unit) => unit === 'minute' || unit === 'hour' || unit === 'day' || unit === 'week',
    )
    if ((kind === 'ask' || kind === 'way_out') && (isTime || !/\d/.test(quantity.text))) return []
    const isDay =
      quantity.units.includes(null) &&
      !/^\s*(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i.test(plain.slice(quantity.end)) &&
      /\b(?:(?:day|week|month|hour)\s+|(?:minutes|hours|days|weeks|months|years|percent|points|%) (?:to|and|or|against|from) (?:just |only |about |around )?)$/i.test(
        plain.slice(0, quantity.start),
      )
    // "It takes 15 minutes where it took 25": of the unit that stands with another figure of the same two
    // sentences.
    const beside = [...all, ...quantities(previous?.text ?? '')]
      .flatMap(({ units: of }) => of)
      .filter((of) => of !== null)
    const isBeside = (number: Quantity) =>
      quantity.units.every((of) => of === null) &&
      number.units.some((of) => of !== null && beside.includes(of)) &&
      quantity.values.some((value) => number.values.includes(value))
    const says = (unit: Unit): boolean =>
      unit.numbers.some(
        (number) =>
          (!isYear(number) && saysSame(quantity, number)) ||
          isBeside(number) ||
          (isDay && quantity.values.some((value) => number.values.includes(value))),
      ) || inRange(quantity, unit)
    const isOfCompany = kind === 'theirs' && namesCompany(text, posting.company)
    const ofOwner = isOfCompany ? [] : units.own.filter(says)
    const reasons = ofOwner.map((unit) => misfit(statement, quantity, unit, units, assignment.facts.roles))
    if (reasons.includes(null)) return []
    const speaksOfThem =
      quantity.start < statement.mineFrom ||
      kind === 'theirs' ||
      kind === 'gap' ||
      kind === 'ask' ||
      kind === 'wish' ||
      TURNS_TO_READER.test(text)
    if (
      speaksOfThem &&
      units.posting.some((unit) => says(unit) && [...stems].some((stem) => unit.says.has(stem)))
    )
      return []
    const inflected = meaningOf(stemOf(quantity.text.trim().toLowerCase()))
    if (speaksOfThem && units.postingMeanings.has(inflected)) return []
    if (previous !== null && isDifference(quantity, text, [{ numbers: quantities(previous.text) }])) return []
    const told = units.own.filter(({ says: said }) =>
      [...words, ...(previous?.words ?? [])].some(({ stem, light }) => !light && said.has(stem)),
    )
    if (isDifference(quantity, text, isOfCompany ? whole : speaksOfThem ? [...told, ...whole] : told))
      return []
    if (
      !(
        ALL_OF.test(plain.slice(0, quantity.start)) &&
        !/^ (?:are|were|is|apply|fit|of (?:these|those)|stand)\b/i.test(plain.slice(quantity.end))
      ) &&
      isCount(quantity, statement, previous, assignment)
    )
      return []
    const [reason] = reasons
    return [
      {
        rule: 'L05',
        span,
        message: reason ?? `"${quantity.text.trim()}" stands in no fact. Use a figure that does, or none.`,
      },
    ]
  })
}
