import type { Fact, ResumeFacts, Span } from '../model.ts'
import { claimHeadings } from './claim-headings.ts'
import {
  type Candidate,
  certificateCandidate,
  type Document,
  educationCandidate,
  factOf,
  roleCandidate,
} from './proven-items.ts'
import type { ReadingAnswer } from './reading-answer.ts'
import { NEAR, placesOf, textLines } from './text-lines.ts'
import { withIds } from '../with-ids.ts'

/** What of a model's answer stands in the text where the model says that it does. */
export interface Proven
  extends Pick<
    ResumeFacts,
    'name' | 'headline' | 'roles' | 'education' | 'certificates' | 'skills' | 'languages'
  > {
  /** Parts of the text that the model bound to a role. */
  readonly bound: readonly { readonly span: Span; readonly role: string }[]
}

/** A value at the place nearest to the line that it is said to stand on. */
function nearest(document: Document, value: string, at: number): Fact | null {
  const { lines, text } = document
  const distance = ({ start }: Span): number => Math.abs(lines.lineOf(start) - at)
  const around = lines.spanOf(Math.max(1, at - NEAR), Math.min(lines.count, at + NEAR))
  return factOf(document, placesOf(text, value, around).toSorted((a, b) => distance(a) - distance(b))[0])
}

const listed = (document: Document, lists: ReadingAnswer['skills']): readonly Fact[] =>
  lists.flatMap(({ at, values }) => values.flatMap((value) => nearest(document, value, at) ?? []))

/**
 * Positions with one employer may all be said to begin at its line: the later ones begin at their own titles,
 * right above their own lines.
 */
function anchored({ text, lines }: Document, roles: ReadingAnswer['roles']): ReadingAnswer['roles'] {
  return roles.map((role, index) => {
    const first = Math.min(...role.lines.map(({ from }) => from), lines.count + 1)
    if (
      role.title === null ||
      first > lines.count ||
      first <= role.at ||
      roles.findIndex(({ at }) => at === role.at) === index
    )
      return role
    const title = placesOf(text, role.title, lines.spanOf(Math.max(role.at, first - NEAR), first - 1)).at(-1)
    return title === undefined ? role : { ...role, at: lines.lineOf(title.start) }
  })
}

/**
 * Items of which nothing that names them stands near their line were made up, and so they bound nobody else's
 * heading.
 */
function plausible(
  document: Document,
  { roles, education, certificates }: ReadingAnswer,
): Pick<ReadingAnswer, 'roles' | 'education' | 'certificates'> {
  const stands = (at: number, ...names: readonly (string | null)[]): boolean =>
    names.some((name) => name !== null && nearest(document, name, at) !== null)
  return {
    roles: anchored(document, roles).filter(({ at, employer, title }) => stands(at, employer, title)),
    education: education.filter(({ at, institution, degree }) => stands(at, institution, degree)),
    certificates: certificates.filter(({ at, name }) => stands(at, name)),
  }
}

const items = <T>(
  candidates: readonly Candidate<T>[],
  places: readonly (readonly (Span | null)[])[],
): readonly T[] => candidates.flatMap((candidate, index) => candidate.item(places[index] ?? []) ?? [])

/**
 * Keeps of a model's answer what stands word for word in the text, at the place where the model says that it
 * does and in nobody else's heading; an item of which nothing that names it can be found is dropped whole.
 * `text` is the one that was numbered for the model.
 */
export function proveReading(text: string, answer: ReadingAnswer): Proven {
  const document = { text, lines: textLines(text) }
  const { roles, education, certificates } = plausible(document, answer)
  const readRoles = roles.map((role) => roleCandidate(document, role, roles))
  const studies = education.map((study) => educationCandidate(document, study))
  const licences = certificates.map((licence) => certificateCandidate(document, licence))
  const places = claimHeadings(
    text,
    document.lines,
    [...readRoles, ...studies, ...licences].map(({ entry }) => entry),
  )
  const proven = items(readRoles, places)
  const named = withIds({
    roles: proven.map(({ role }) => role),
    education: items(studies, places.slice(readRoles.length)),
    certificates: items(licences, places.slice(readRoles.length + studies.length)),
    skills: listed(document, answer.skills),
    languages: listed(document, answer.languages),
  })
  return {
    ...named,
    name: answer.name && nearest(document, answer.name.text, answer.name.at),
    headline: answer.headline && nearest(document, answer.headline.text, answer.headline.at),
    bound: proven.flatMap(({ bound }, index) =>
      bound.map((span) => ({ span, role: named.roles[index]?.id ?? '' })),
    ),
  }
}
