import type { Fact, ResumeRole, RoleKind } from '../../model.ts'
import type { Section } from '../sections/sections.ts'
import { type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import type { DateRange } from '../words/dates.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { looksLikeTown } from '../words/places.ts'
import { hasRunningWords } from '../words/statements.ts'
import { isDatedPhrase } from './classify.ts'
import { cutEntries, type Entry, spanOf } from './entries.ts'
import { habitsOf, labelParts, type Labelled, type Reading } from './label.ts'
import { partsOf, TERMS } from './parts.ts'
import { rangeOf } from './ranges.ts'

/** A role without its id, and what stands under it. */
export type RoleDraft = Omit<ResumeRole, 'id'> & { readonly body: readonly Paragraph[] }

interface ReadEntry {
  readonly entry: Entry
  readonly reading: Reading
  readonly range: DateRange | null
  readonly section: Section
}

/** A title and the phrase that a dash or comma adds to it: "Director – IT Operations". */
function wholeTitle(text: string, one: ReadEntry): Labelled | null {
  const title = find(one, 'title')
  if (title === null) return null
  const next = one.reading.segments[one.reading.segments.indexOf(title) + 1]
  const joined =
    next !== undefined &&
    next.label === 'other' &&
    !TERMS.test(next.words) &&
    (/^(?:\s+[–—-]\s+|,\s+)$/u.test(text.slice(title.end, next.start)) ||
      (text.slice(title.end, next.start) === ' / ' && titleScore(next.words) > 0)) &&
    next.words.split(' ').length <= 8
  return joined ? { ...title, end: next.end, words: text.slice(title.start, next.end) } : title
}

const find = ({ reading }: ReadEntry, label: Labelled['label']): Labelled | null =>
  reading.segments.find((segment) => segment.label === label) ?? null

/**
 * Reads the roles of all sections of work together: what one entry leaves open, the others' layout decides.
 */
export function readRoles(
  text: string,
  sections: readonly Section[],
): { roles: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  // What was won stands between what was done unpaid, and belongs to none of it.
  const won = sections
    .filter(isUnpaid)
    .flatMap(({ paragraphs }) => paragraphs.filter((paragraph) => isDatedPhrase(text, paragraph)))
  const cut = sections.map((section) => ({
    section,
    ...cutEntries(
      text,
      section.paragraphs.filter((paragraph) => !won.includes(paragraph)),
    ),
  }))
  const drafts = cut.flatMap(({ section, entries }) =>
    entries.map((entry) => ({ section, entry, parts: partsOf(text, entry.head), range: rangeOf(entry) })),
  )
  const first = drafts.map(({ parts }) => labelParts(parts, new Map()))
  const habits = habitsOf(first)
  const read = drafts.map(
    ({ parts, ...draft }): ReadEntry => ({ ...draft, reading: labelParts(parts, habits) }),
  )
  const told = read.filter((one, index) => isTold(one, read[index + 1]))
  return {
    roles: toRoles(
      text,
      read.filter((one) => !told.includes(one)),
    ),
    loose: [
      ...won,
      ...cut.flatMap(({ loose }) => loose),
      ...told.flatMap(({ entry }) => paragraphOf(entry.head.map(({ line }) => line))),
    ],
  }
}

const isUnpaid = ({ title }: Section): boolean => VOLUNTEER.test(title)

/**
 * Among what somebody did unpaid, one line that names no title says what was done or won: "Food drive, each
 * December since 2019".
 */
function isTold(one: ReadEntry, next: ReadEntry | undefined): boolean {
  const [title, [head, ...more]] = [find(one, 'title'), one.entry.head]
  const untitled =
    title === null ||
    (titleScore(title.words) === 0 && head !== undefined && hasRunningWords(head.line.words))
  return (
    isUnpaid(one.section) &&
    untitled &&
    more.length === 0 &&
    one.entry.body.length === 0 &&
    !(next !== undefined && isHeadOf(one, next))
  )
}

/** An employer alone, with its titles on the lines below. */
const isHeadOf = (one: ReadEntry, next: ReadEntry): boolean =>
  find(one, 'title') === null &&
  find(one, 'employer') !== null &&
  next.section === one.section &&
  one.entry.body.length === 0 &&
  find(next, 'employer') === null &&
  find(next, 'title') !== null

function toRoles(text: string, read: readonly ReadEntry[]): readonly RoleDraft[] {
  let group: { employer: Labelled; place: Labelled | null; section: Section } | null = null
  return read.flatMap((one, index): readonly RoleDraft[] => {
    const [title, employer] = [wholeTitle(text, one), find(one, 'employer')]
    const next = read[index + 1]
    if (group !== null && group.section !== one.section) group = null
    // One line that says it all is no heading of what follows.
    if (employer !== null && title !== null && one.entry.body.length === 0 && one.entry.head.length === 1)
      group = null
    else if (employer !== null) group = { employer, place: find(one, 'place'), section: one.section }
    if (next !== undefined && isHeadOf(one, next)) return []
    if (title === null && employer === null) return []
    const inherited = employer === null && title !== null ? (group?.employer ?? null) : null
    return [
      toRole(
        text,
        one,
        title,
        employer ?? inherited,
        find(one, 'place') ?? townAfter(text, one) ?? (inherited === null ? null : (group?.place ?? null)),
      ),
    ]
  })
}

/** The town that stands after an employer's comma, whether any list knows it or not. */
function townAfter(text: string, one: ReadEntry): Labelled | null {
  const employer = find(one, 'employer')
  const next =
    employer === null ? undefined : one.reading.segments[one.reading.segments.indexOf(employer) + 1]
  return next !== undefined &&
    employer !== null &&
    next.label === 'other' &&
    looksLikeTown(next.words) &&
    /^,\s+$/u.test(text.slice(employer.end, next.start))
    ? next
    : null
}

const VOLUNTEER = /volunt|ehrenamt|bénévol|civic|community|pro bono/iu
const ROTATION = /\b(?:rotations?|practicum|clinical placement|preceptorship)\b/iu
const PROJECT = /\b(?:projects?|projekte|projets|proyectos)\b/iu

function kindOf(section: Section, title: string): RoleKind {
  if (ROTATION.test(title)) return 'rotation'
  if (VOLUNTEER.test(title) || isUnpaid(section)) return 'volunteer'
  return PROJECT.test(section.title) && !/experience|work|berufs/iu.test(section.title) ? 'project' : 'job'
}

/** A phrase that stops in its middle, or begins there. */
const BROKEN_OFF = /\s(?:of|and|for|the|in|at|de|und|y|et)$/u

/**
 * How sure a phrase is: by its own words where they tell what it is, else by how much better this way to take
 * the entry is than any other.
 */
function confidenceOf({ label, words }: Labelled, margin: number): number {
  const own =
    label === 'title' && ROTATION.test(words)
      ? 0.8
      : label === 'title'
        ? ([0, 0.6, 0.85][titleScore(words)] ?? 0)
        : label === 'employer'
          ? ([0, 0.8, 0.9][employerScore(words)] ?? 0)
          : 0.8
  return BROKEN_OFF.test(words) || (/^\p{Ll}/u.test(words) && own < 0.85)
    ? 0.3
    : Math.max(own, Math.min(1, 0.4 + margin * 0.25))
}

/**
 * "Treasurer, Hill Garden, since 2021: yearly accounts of £14,000": what stands behind the colon was done.
 */
const saidBehind = (text: string, { head }: Entry, { segments }: Reading): readonly Paragraph[] =>
  head.flatMap(({ line }) =>
    segments
      .filter(
        ({ start, end, label, words }) =>
          start >= line.start &&
          end <= line.end &&
          label === 'other' &&
          /^[\p{Ll}\d]/u.test(words) &&
          words.split(' ').length >= 3 &&
          !TERMS.test(words) &&
          /:\s+$/u.test(text.slice(line.start, start)),
      )
      .map(({ start, end, words }) => ({ lines: [line], first: line, start, end, words })),
  )

function toRole(
  text: string,
  { entry, range, section, reading }: ReadEntry,
  title: Labelled | null,
  employer: Labelled | null,
  place: Labelled | null,
): RoleDraft {
  const fact = (found: Labelled | null): Fact | null =>
    found === null
      ? null
      : factAt(text, found.start, found.end, undefined, confidenceOf(found, reading.margin))
  return {
    kind: kindOf(section, title?.words ?? ''),
    title: fact(title),
    employer: fact(employer),
    location: fact(place),
    start: range?.start ?? null,
    end: range?.end ?? null,
    span: spanOf(entry),
    body: [...saidBehind(text, entry, reading), ...entry.body],
  }
}
