import { APART } from '../document.ts'
import type { Section } from '../sections/sections.ts'
import { type DateRange, isInside, yearOf } from '../words/dates.ts'
import { employerScore, isFunction, titleScore } from '../words/job-words.ts'
import { isKnownTown, looksLikeTown } from '../words/places.ts'
import { hasRunningWords } from '../words/statements.ts'
import { type Entry, spanOf } from './entries.ts'
import type { Labelled, Reading } from './label.ts'
import type { Label } from './form-labels.ts'
import { TERMS } from './parts.ts'

export interface ReadEntry {
  readonly entry: Entry
  readonly reading: Reading
  readonly range: DateRange | null
  readonly section: Section
}

export const find = ({ reading }: ReadEntry, label: Label): Labelled | null =>
  reading.segments.find((segment) => segment.label === label) ?? null

/** The employer that an entry names itself and has not from the one above. */
export const ownEmployer = (one: ReadEntry): Labelled | null => {
  const employer = find(one, 'employer')
  return employer !== null && spanOf(one.entry).start <= employer.start ? employer : null
}

/** Whether an entry is only an employer, perhaps with a line about it, whose titles are in the entries below. */
export const isHeadOf = (one: ReadEntry, next: ReadEntry): boolean =>
  find(one, 'title') === null &&
  find(one, 'employer') !== null &&
  mayHold(one, next) &&
  next.section === one.section &&
  one.entry.body.length <= 1 &&
  one.entry.body.every(({ first }) => first.marker === '') &&
  (isUnitWithin(one, next) || (ownEmployer(next) === null && find(next, 'title') !== null))

/** "Little Wren Care, Otter Crossing (90 places)" with its years above its titles: an employer and its town. */
export function asHead(one: ReadEntry, next: ReadEntry | undefined): ReadEntry {
  const [title, employer] = [find(one, 'title'), find(one, 'employer')]
  if (title === null || employer === null || next === undefined || titleScore(title.words) > 0) return one
  const isTown = isKnownTown(title.words.replace(/ \(\d+\)$/u, ''))
  const [house, town] = isTown ? [employer, title] : [title, employer]
  const segments = one.reading.segments.map((segment): Labelled => {
    const label = segment === house ? 'employer' : segment === town ? 'place' : segment.label
    return { ...segment, label }
  })
  const head = { ...one, reading: { ...one.reading, segments } }
  return (isTown || looksLikeTown(town.words)) && isHeadOf(head, next) ? head : one
}

/**
 * Whether words without a legal form, beside a title or in place of one, are a unit or a title within the years of
 * the employer above: "Charge Nurse, Medical ICU".
 */
function isUnitWithin(head: ReadEntry, one: ReadEntry): boolean {
  const [title, unit] = [find(one, 'title'), ownEmployer(one)]
  return (
    unit !== null &&
    employerScore(unit.words) < 2 &&
    (title === null ? hasRunningWords(unit.words) : title.part === unit.part) &&
    find(head, 'title') === null &&
    [head, one].every(({ range }) => range?.start && range.end) &&
    mayHold(head, one)
  )
}

/** Whether the "employer" of an entry is a unit of the one above, whose years contain it: "Charge Nurse, Neuro ICU". */
function isUnitOf(head: ReadEntry, one: ReadEntry, above: ReadEntry): boolean {
  const [house, unit] = [find(head, 'employer')?.words ?? '', find(one, 'employer')?.words ?? '']
  if (head.section !== one.section) return false
  if (isUnitWithin(head, one)) return true
  if (employerScore(unit) > 0 && !isFunction(unit)) return false
  if (find(head, 'title') === null) return employerScore(house) > 0 && mayHold(head, one)
  const isRightBelow =
    above.entry.body.length === 0 &&
    one.entry.head.length === 1 &&
    one.entry.head.every(({ line }) => line.gap < APART)
  // "Motor Sergeant", and below it a squadron, where the entry above has a battalion.
  const isInPlaceOfUnit = isBelowTitle(one, 'employer') && isBelowTitle(head, 'other')
  const isBeside = find(one, 'employer')?.part.line === find(one, 'title')?.part.line
  return (
    isAbove(head) &&
    (isKnownTown(unit) || isBeside || isInPlaceOfUnit) &&
    (isRightBelow || (employerScore(house) > 0 && isNext(yearOf(above.range?.start), yearOf(one.range?.end))))
  )
}

const isBelowTitle = (one: ReadEntry, label: Label): boolean =>
  (find(one, label)?.part.line.start ?? 0) > (find(one, 'title')?.part.line.start ?? Infinity)

/** Whether the employer of an entry is on a line above its title. */
export function isAbove(one: ReadEntry): boolean {
  const [title, employer] = [find(one, 'title'), ownEmployer(one)]
  return title !== null && employer !== null && employer.part.line.start < title.part.line.start
}

/** "Chef de partie, same house": the employer of the entry above. */
export const SAME =
  /^\W*(?:(?:the )?same \p{L}+|ebenda|ebd\.|ibid\.?|idem|(?:la |le )?même \p{L}+|(?:el |la )?mism[oa] \p{L}+)\W*$/iu

/** The entries with the employer above in place of "same firm", and beside a unit, which is none. */
export function withEmployers(read: readonly ReadEntry[]): readonly ReadEntry[] {
  let [head] = read
  let employers: readonly Labelled[] = []
  return read.map((one, index) => {
    const { segments } = one.reading
    const named = segments.filter(({ label }) => label === 'employer')
    const isSame = segments.some(({ words }) => SAME.test(words))
    if (!isSame && (index === 0 || head === undefined || !isUnitOf(head, one, read[index - 1] ?? head))) {
      if (named.length > 0) [head, employers] = [one, named]
      return one
    }
    const label = find(one, 'title') === null && !isSame ? 'title' : 'other'
    const own = segments
      .filter((segment) => !isSame || (!named.includes(segment) && !SAME.test(segment.words)))
      .map((segment) => (named.includes(segment) ? ({ ...segment, label } as const) : segment))
    return { ...one, reading: { ...one.reading, segments: [...own, ...employers] } }
  })
}

/**
 * Whether the employer of an entry may be that of another, by their years: it contains them, or, below a title and
 * employer, a line with more than a title follows in time.
 */
export function mayHold(head: ReadEntry, { range, reading }: ReadEntry, above: ReadEntry = head): boolean {
  const [first, last] = [range?.start, range?.end].map(yearOf)
  const isTitle = reading.segments.every(({ label, words }) =>
    label === 'other' ? TERMS.test(words) : label !== 'title' || !words.includes(','),
  )
  if (range === null || isInside(range, head.range)) return true
  return (
    find(head, 'title') !== null &&
    (isTitle || isNext(yearOf(above.range?.start), last) || isNext(first, yearOf(above.range?.end)))
  )
}

/** Whether two years follow each other or one is unknown. */
const isNext = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || Math.abs(one - other) <= 1
