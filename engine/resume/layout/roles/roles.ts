import type { Section } from '../sections/sections.ts'
import { type Paragraph, paragraphOf } from '../text/paragraphs.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { hasRunningWords } from '../words/statements.ts'
import {
  asHead,
  find,
  isAbove,
  isHeadOf,
  mayHold,
  ownEmployer,
  type ReadEntry,
  withEmployers,
} from './employers.ts'
import { cutEntries, type Entry, rangeOf } from './entries.ts'
import { habitsOf, labelParts } from './label.ts'
import { isBreak, partsOf } from './parts.ts'
import { settled } from './settled.ts'
import { isUnpaid, type RoleDraft, toRole, wholeTitle } from './to-role.ts'

/**
 * Reads the roles of all work sections together, so that the layout of clear entries settles unclear ones.
 * `loose` are paragraphs that belong to no role.
 */
export function readRoles(
  text: string,
  sections: readonly Section[],
): { roles: readonly RoleDraft[]; loose: readonly Paragraph[] } {
  const all = sections.map((section) => ({ section, ...cutEntries(text, section.paragraphs) }))
  const isTold = ({ entries }: Cut) => entries.some((entry) => rangeOf(entry) !== null)
  const cut = all.map((one) =>
    all.some(isTold) && !isTold(one) ? { ...one, ...withoutSubjects(text, one) } : one,
  )
  const drafts = cut.flatMap(({ section, entries }) =>
    entries
      .map((entry) => ({ section, entry, parts: partsOf(text, entry.head), range: rangeOf(entry) }))
      .filter(({ parts }) => !isBreak(parts.filter(({ hint }) => hint !== 'other'))),
  )
  const habits = habitsOf(drafts.map(({ parts }) => labelParts(parts, new Map())))
  const labelled = drafts.map(
    ({ parts, ...draft }): ReadEntry => ({ ...draft, reading: labelParts(parts, habits) }),
  )
  const read = withEmployers(labelled.map((one, index) => asHead(one, labelled[index + 1])))
  const statements = new Set(read.filter((one, index) => isUnpaidStatement(one, read[index + 1])))
  return {
    roles: settled(
      text,
      toRoles(
        text,
        read.filter((one) => !statements.has(one)),
      ),
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
  const others = entries.filter((entry) => !isJob(entry))
  return { entries: entries.filter(isJob), loose: [...loose, ...others.flatMap(({ body }) => body)] }
}

/**
 * Whether an entry of a volunteering section is a statement and no role: a single line without a title, such
 * as "Food drive, each December since 2019".
 */
function isUnpaidStatement(one: ReadEntry, next: ReadEntry | undefined): boolean {
  const { head, body } = one.entry
  const title = find(one, 'title')
  const untitled =
    title === null ||
    !isPost(title.words) ||
    (titleScore(title.words) === 0 &&
      employerScore(find(one, 'employer')?.words ?? '') === 0 &&
      one.reading.segments.some(({ words }) => hasRunningWords(words)))
  return (
    isUnpaid(one.section) &&
    untitled &&
    head.length === 1 &&
    body.length === 0 &&
    !(next !== undefined && isHeadOf(one, next))
  )
}

/** A membership is no post, nor is what a remark says of it: "Chess Club, secretary since 2019". */
export const isPost = (title: string): boolean =>
  /^\P{Ll}/u.test(title) && !/^(?:member|mitglied|membre|miembro)$/iu.test(title)

function toRoles(text: string, read: readonly ReadEntry[]): readonly RoleDraft[] {
  /** The entry that names the employer of the entries below. */
  let head: ReadEntry | null = null
  return read.flatMap((one, index): readonly RoleDraft[] => {
    const [title, employer] = [wholeTitle(text, one), find(one, 'employer')]
    const next = read[index + 1]
    if (head?.section !== one.section || one.entry.isApart) head = null
    // An entry complete on one line is no heading for the entries below.
    const own = ownEmployer(one)
    if (own !== null) head = title === null || isAbove(one) ? one : null
    if (next !== undefined && isHeadOf(one, next)) return []
    if (title === null && employer === null) return []
    const named: ReadEntry =
      own === null && head !== null && (employer !== null || mayHold(head, one, read[index - 1])) ? head : one
    return [
      toRole(
        text,
        one,
        title,
        employer ?? find(named, 'employer'),
        find(one, 'place') ?? find(named, 'place'),
      ),
    ]
  })
}
