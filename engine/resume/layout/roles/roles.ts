import type { Fact, ResumeRole, RoleKind } from '../../../values/resume-facts.ts'
import { isVoluntary, isVolunteer } from '../sections/headings.ts'
import type { Section } from '../sections/sections.ts'
import { type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import type { DateRange } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, isFunction, titleScore } from '../words/job-words.ts'
import { isKnownTown, looksLikeTown } from '../words/places.ts'
import { hasRunningWords } from '../words/statements.ts'
import { cutEntries, type Entry, rangeOf, spanOf } from './entries.ts'
import { habitsOf, labelParts, type Labelled, type Reading } from './label.ts'
import { isBreak, type Label, NUMBERED_PROJECT, partsOf, TERMS } from './parts.ts'

export interface RoleDraft {
  readonly role: Omit<ResumeRole, 'id'>
  readonly body: readonly Paragraph[]
}

interface ReadEntry {
  readonly entry: Entry
  readonly reading: Reading
  readonly range: DateRange | null
  readonly section: Section
}

const find = ({ reading }: ReadEntry, label: Label): Labelled | null =>
  reading.segments.find((segment) => segment.label === label) ?? null

/**
 * Reads the roles of all work sections together, so that the layout of clear entries settles unclear ones.
 * `loose` are paragraphs that belong to no role.
 */
export function readRoles(
  text: string,
  sections: readonly Section[],
): { roles: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  const all = sections.map((section) => ({ section, ...cutEntries(text, section.paragraphs) }))
  const isTold = all.some(({ entries }) => entries.some((entry) => rangeOf(entry) !== null))
  const cut = isTold ? all.map((one) => ({ ...one, ...withoutSubjects(text, one) })) : all
  const drafts = cut.flatMap(({ section, entries }) =>
    entries
      .map((entry) => ({ section, entry, parts: partsOf(text, entry.head), range: rangeOf(entry) }))
      .filter(({ parts }) => !isBreak(parts)),
  )
  const habits = habitsOf(drafts.map(({ parts }) => labelParts(parts, new Map())))
  const labelled = drafts.map(
    ({ parts, ...draft }): ReadEntry => ({ ...draft, reading: labelParts(parts, habits) }),
  )
  const read = withoutUnits(withSame(labelled.map((one, index) => asHead(one, labelled[index + 1]))))
  const statements = new Set(read.filter((one, index) => isUnpaidStatement(one, read[index + 1])))
  return {
    roles: toRoles(
      text,
      read.filter((one) => !statements.has(one)),
    ),
    loose: [
      ...cut.flatMap(({ loose }) => loose),
      ...[...statements].flatMap(({ entry }) => paragraphOf(entry.head.map(({ line }) => line))),
    ],
  }
}

type Cut = ReturnType<typeof cutEntries>

/** Next to jobs with dates, a section without any tells of work by its subjects: "Planning and forecasting". */
function withoutSubjects(text: string, { entries, loose }: Cut): Cut {
  const isJob = ({ head }: Entry): boolean =>
    partsOf(text, head).some(({ words }) => titleScore(words) === 2 || employerScore(words) === 2)
  return entries.some((entry) => rangeOf(entry) !== null)
    ? { entries, loose }
    : {
        entries: entries.filter(isJob),
        loose: [...loose, ...entries.flatMap((entry) => (isJob(entry) ? [] : entry.body))],
      }
}

const ROTATION = /\b(?:rotations?|practicum|clinical placement|preceptorship)\b/iu
const PROJECT = /\b(?:projects?|projekte|projets|proyectos)\b/iu

/** Headings of posts beside a job, most of them unpaid, and of memberships. */
const BESIDE = /\bboards?\b|associations?|affiliations?|memberships?/iu

const isUnpaid = ({ title }: Section): boolean => isVoluntary(title) || BESIDE.test(title)

/**
 * Whether an entry of a volunteering section is a statement and no role: a single line without a title, such
 * as "Food drive, each December since 2019".
 */
function isUnpaidStatement(one: ReadEntry, next: ReadEntry | undefined): boolean {
  const { head, body } = one.entry
  const title = find(one, 'title')
  const untitled =
    title === null || (titleScore(title.words) === 0 && hasRunningWords(head[0]?.line.words ?? ''))
  return (
    isUnpaid(one.section) &&
    untitled &&
    head.length === 1 &&
    body.length === 0 &&
    !(next !== undefined && isHeadOf(one, next))
  )
}

/** Whether an entry is only an employer, perhaps with a line about it, whose titles are in the entries below. */
const isHeadOf = (one: ReadEntry, next: ReadEntry): boolean =>
  find(one, 'title') === null &&
  find(one, 'employer') !== null &&
  mayHold(one, next) &&
  next.section === one.section &&
  one.entry.body.length <= 1 &&
  one.entry.body.every(({ first }) => first.marker === '') &&
  find(next, 'employer') === null &&
  find(next, 'title') !== null

/** "Little Wren Care, Otter Crossing (90 places)" with its years above its titles: an employer and its town. */
function asHead(one: ReadEntry, next: ReadEntry | undefined): ReadEntry {
  const [title, town] = [find(one, 'title')?.words ?? '', find(one, 'employer')?.words ?? '']
  const labels = { title: 'employer', employer: 'place', place: 'place', other: 'other' } as const
  const segments = one.reading.segments.map((segment) => ({ ...segment, label: labels[segment.label] }))
  const head = { ...one, reading: { ...one.reading, segments } }
  return next !== undefined && titleScore(title) === 0 && looksLikeTown(town) && isHeadOf(head, next)
    ? head
    : one
}

/** Whether the "employer" of an entry is a unit of the one above, whose years contain it: "Charge Nurse, Neuro ICU". */
const isUnitOf = (head: ReadEntry, one: ReadEntry): boolean =>
  head.section === one.section &&
  find(head, 'title') === null &&
  employerScore(find(head, 'employer')?.words ?? '') > 0 &&
  [find(one, 'employer')?.words ?? ''].every((unit) => employerScore(unit) === 0 || isFunction(unit)) &&
  mayHold(head, one)

/** "Chef de partie, same house": the employer of the entry above. */
const SAME =
  /^\W*(?:(?:the )?same \p{L}+|ebenda|ebd\.|ibid\.?|idem|(?:la |le )?même \p{L}+|(?:el |la )?mism[oa] \p{L}+)\W*$/iu

function withSame(read: readonly ReadEntry[]): readonly ReadEntry[] {
  let above: readonly Labelled[] = []
  return read.map((one) => {
    const { segments: own } = one.reading
    const employers = own.filter(({ label }) => label === 'employer')
    const same = own.find(({ words }) => SAME.test(words))
    if (same === undefined) {
      if (employers.length > 0) above = employers
      return one
    }
    const segments = [...own.filter((segment) => segment !== same && !employers.includes(segment)), ...above]
    return { ...one, reading: { ...one.reading, segments } }
  })
}

/** The entries, in which a unit is no employer. */
function withoutUnits(read: readonly ReadEntry[]): readonly ReadEntry[] {
  let head: ReadEntry | undefined
  return read.map((one) => {
    if (head === undefined || !isUnitOf(head, one)) {
      head = one
      return one
    }
    const segments = one.reading.segments.map((segment) =>
      segment.label === 'employer' ? { ...segment, label: 'other' as const } : segment,
    )
    return { ...one, reading: { ...one.reading, segments } }
  })
}

/**
 * Whether the employer of an entry may be that of another, by their years: an employer above its titles contains
 * them; below a title and employer, a line with more than a title has to follow in time.
 */
function mayHold(head: ReadEntry, { range, reading }: ReadEntry, above: ReadEntry = head): boolean {
  const year = (fact: Fact | null | undefined) =>
    fact && (fact.value === 'present' ? 9999 : Number(fact.value.slice(0, 4)))
  const [from, to, first, last] = [head.range?.start, head.range?.end, range?.start, range?.end].map(year)
  const isTitle = reading.segments.every(({ label, words }) =>
    label === 'other' ? TERMS.test(words) : label !== 'title' || !words.includes(','),
  )
  if (find(head, 'title') !== null)
    return isTitle || isNext(year(above.range?.start), last) || isNext(first, year(above.range?.end))
  return (!from || !first || from <= first) && (!to || !last || last <= to)
}

/** Whether two years follow each other or one is unknown. */
const isNext = (one: number | null | undefined, other: number | null | undefined): boolean =>
  !one || !other || Math.abs(one - other) <= 1

function toRoles(text: string, read: readonly ReadEntry[]): readonly RoleDraft[] {
  /** The entry that names the employer of the entries below. */
  let head: ReadEntry | null = null
  return read.flatMap((one, index): readonly RoleDraft[] => {
    const [title, employer] = [wholeTitle(text, one), find(one, 'employer')]
    const next = read[index + 1]
    if (head?.section !== one.section) head = null
    // An entry complete on one line is no heading for the entries below.
    const from = spanOf(one.entry).start
    const isAbove =
      employer !== null &&
      title !== null &&
      from <= employer.start &&
      employer.part.line.start < title.part.line.start
    if (employer !== null) head = title === null || isAbove ? one : null
    if (next !== undefined && isHeadOf(one, next)) return []
    if (title === null && employer === null) return []
    const named: ReadEntry =
      employer === null && head !== null && mayHold(head, one, read[index - 1]) ? head : one
    return [toRole(text, one, title, find(named, 'employer'), find(one, 'place') ?? find(named, 'place'))]
  })
}

/** A title with the phrase that a dash, comma or slash adds to it: "Director – IT Operations". */
function wholeTitle(text: string, one: ReadEntry): Labelled | null {
  const title = find(one, 'title')
  const next = title && one.reading.segments[one.reading.segments.indexOf(title) + 1]
  if (!title || !next || next.label !== 'other' || TERMS.test(next.words) || SAME.test(next.words))
    return title
  const between = text.slice(title.end, next.start)
  // "Clerk, since 2022 Head of Office": a second title, unlike a second task.
  const isSecond =
    /^,?\s(?:since|seit|depuis|desde)\s$/u.test(between) &&
    titleScore(next.words.replace(/^[\d./ ]+/u, '')) > 0
  return isSecond || /^(?:\s+[–—-]\s+|,\s+|\s\/\s)$/u.test(between)
    ? { ...title, end: next.end, words: text.slice(title.start, next.end) }
    : title
}

function kindOf(section: Section, title: string): RoleKind {
  if (ROTATION.test(title)) return 'rotation'
  if (isVolunteer(title) || isUnpaid(section)) return 'volunteer'
  if (NUMBERED_PROJECT.test(title)) return 'project'
  return PROJECT.test(section.title) && !/experience|work|berufs/iu.test(section.title) ? 'project' : 'job'
}

/** End of a phrase that was cut in its middle. */
const BROKEN_OFF = /\s(?:of|and|for|the|in|at|de|und|y|et)$/u

/**
 * Confidence in a label, 0 to 1: the higher of what the phrase's own words give and what the lead of this
 * labelling over the next best one gives.
 */
function confidenceOf({ label, words }: Labelled, margin: number): number {
  const own =
    label === 'title' && !ROTATION.test(words)
      ? ([0, 0.6, 0.85][titleScore(words)] ?? 0)
      : label === 'employer'
        ? ([0, 0.8, 0.9][employerScore(words)] ?? 0)
        : 0.8
  return BROKEN_OFF.test(words) ||
    (label === 'employer' && isKnownTown(words)) ||
    (/^\p{Ll}/u.test(words) && own < 0.85)
    ? 0.3
    : Math.max(own, Math.min(1, 0.4 + margin * 0.25))
}

/** Says that the title was not held from the beginning, and since when: "Promoted from Clerk in 2021". */
const PROMOTED =
  /(?<!\p{L})(?:promoted|promotion|befördert|promue?|ascendid[oa])(?!\p{L})[^\n]{0,60}(?:19|20)\d\d|(?:19|20)\d\d [^\n]{0,40}befördert/iu
/** Confidence in a title whose dates are those of an earlier one as well. */
const PROMOTED_CONFIDENCE = 0.7

/** The title's own time behind it, which its quote holds where the job has another: "Lead Teacher (since Jan 2023)". */
const SINCE = /^,? \(?(?:since|seit|depuis|desde)(?: \p{L}+\.?)?(?: \d\d?[./]| )(?:19|20)\d\d(?!\d)\)?/iu

function toRole(
  text: string,
  { entry, range, section, reading }: ReadEntry,
  title: Labelled | null,
  employer: Labelled | null,
  place: Labelled | null,
): RoleDraft {
  const fact = (found: Labelled | null, own = ''): Fact | null =>
    found &&
    factAt(
      text,
      found.start,
      found.end + own.length,
      own === '' ? undefined : found.words,
      confidenceOf(found, reading.margin),
    )
  // "Engineer (Senior since 2023)" tells the time of another title.
  const [own = ''] = title?.words.includes('(') ? [] : (SINCE.exec(text.slice(title?.end ?? 0)) ?? [])
  const hasOwn = range?.start && !own.includes(range.start.quote)
  const [held, span] = [fact(title, hasOwn ? own : ''), spanOf(entry)]
  const isPromoted = held !== null && PROMOTED.test(text.slice(span.start, span.end))
  return {
    role: {
      kind: kindOf(section, title?.words ?? ''),
      title: isPromoted ? { ...held, confidence: Math.min(held.confidence, PROMOTED_CONFIDENCE) } : held,
      employer: fact(employer),
      location: fact(place),
      start: range?.start ?? null,
      end: range?.end ?? null,
      span,
    },
    body: entry.body,
  }
}
