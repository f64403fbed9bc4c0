import type { Fact, ResumeRole, RoleKind } from '../../../values/resume-facts.ts'
import { isVoluntary, isVolunteer } from '../sections/headings.ts'
import type { Section } from '../sections/sections.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { factAt } from '../words/fact.ts'
import { employerScore, titleScore } from '../words/job-words.ts'
import { isKnownTown, isPlace, placeStart } from '../words/places.ts'
import { hasRunningWords } from '../words/statements.ts'
import { find, type ReadEntry, SAME } from './employers.ts'
import { spanOf } from './entries.ts'
import type { Labelled } from './label.ts'
import { isSmall, NUMBERED_PROJECT, TERMS } from './parts.ts'

export interface RoleDraft {
  readonly role: Omit<ResumeRole, 'id'>
  readonly body: readonly Paragraph[]
}

const ROTATION = /\b(?:rotations?|practicum|clinical placement|preceptorship)\b/iu
const PROJECT = /\b(?:projects?|projekte|projets|proyectos)\b/iu

/** Headings of posts beside a job, most of them unpaid, and of memberships. */
const BESIDE = /\bboards?\b|\bactivities\b|associations?|affiliations?|memberships?/iu

export const isUnpaid = ({ title }: Section): boolean => isVoluntary(title) || BESIDE.test(title)

/** A title that ends at an offset, or before the place there. */
function titleTo(text: string, title: Labelled, end: number): Labelled {
  const words = text.slice(title.start, end)
  const place = placeStart(words)
  const whole = (place > 0 ? words.slice(0, place) : words).replace(/[,\s]+$/u, '')
  return { ...title, end: title.start + whole.length, words: whole }
}

/** A title with the phrase that a dash, comma or slash adds to it: "Director – IT Operations". */
export function wholeTitle(text: string, one: ReadEntry): Labelled | null {
  const held = find(one, 'title')
  // "Section Sergeant (E-6), Fort Ansel, KY; Vicenza, Italy": one of two places.
  const title = held && find(one, 'place') ? titleTo(text, held, held.end) : held
  const next =
    title && one.reading.segments[one.reading.segments.findIndex(({ label }) => label === 'title') + 1]
  if (
    !title ||
    next?.label !== 'other' ||
    TERMS.test(next.words) ||
    SAME.test(next.words) ||
    isPlace(next.words)
  )
    return title
  const between = text.slice(title.end, next.start)
  // "Clerk, since 2022 Head of Office": a second title, unlike a second task.
  const isSecond =
    /^,?\s(?:since|seit|depuis|desde)\s$/u.test(between) &&
    titleScore(next.words.replace(/^[\d./ ]+/u, '')) > 0
  return isSecond || /^(?:\s+[–—-]\s+|,\s+|\s\/\s)$/u.test(between) ? titleTo(text, title, next.end) : title
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
function confidenceOf({ label, words }: Labelled, margin: number, hasTitle: boolean): number {
  const own =
    label === 'title' && !ROTATION.test(words)
      ? ([0, 0.6, 0.85][titleScore(words)] ?? 0)
      : label === 'employer'
        ? ([0, 0.8, 0.9][employerScore(words)] ?? 0)
        : 0.8
  return BROKEN_OFF.test(words) ||
    (label === 'employer' && (isKnownTown(words) || (own === 0 && !hasTitle && hasRunningWords(words)))) ||
    (isSmall(words) && own < 0.85)
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

/** "Welfare officer (volunteer)", unlike "voluntary secondary school". */
const UNPAID = /^(?:volunteer|voluntary|unpaid|ehrenamtlich|bénévole|voluntari[oa])$/iu

export function toRole(
  text: string,
  { entry, range, section, reading }: ReadEntry,
  title: Labelled | null,
  employer: Labelled | null,
  place: Labelled | null,
): RoleDraft {
  // "Crew Member", and below it "Parks Field Crew (Otter Corps)"
  const isRivaled = reading.segments.some(
    ({ label, words, part }) =>
      label === 'other' && titleScore(words) === 2 && part.line.start < (title?.part.line.start ?? 0),
  )
  const fact = (found: Labelled | null, own = ''): Fact | null =>
    found &&
    factAt(
      text,
      found.start,
      found.end + own.length,
      own === '' ? undefined : found.words,
      isRivaled ? 0.4 : confidenceOf(found, reading.margin, title !== null),
    )
  // "Engineer (Senior since 2023)" tells the time of another title.
  const [own = ''] = title?.words.includes('(') ? [] : (SINCE.exec(text.slice(title?.end ?? 0)) ?? [])
  const hasOwn = range?.start && !own.includes(range.start.quote)
  const [held, span] = [fact(title, hasOwn ? own : ''), spanOf(entry)]
  const isPromoted = held !== null && PROMOTED.test(text.slice(span.start, span.end))
  const isUnpaidPost = reading.segments.some(({ label, words }) => label === 'other' && UNPAID.test(words))
  return {
    role: {
      kind: isUnpaidPost ? 'volunteer' : kindOf(section, title?.words ?? ''),
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
