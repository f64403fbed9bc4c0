import { type FactField, FIELDS_OF } from '../../values/fact-fields.ts'
import { looksLikeInstruction, INSTRUCTION_CONFIDENCE } from '../instruction-like.ts'
import { withExpected } from '../layout/education/education.ts'
import { findRange, findSingle } from '../layout/words/dates.ts'
import type {
  Certificate,
  Education,
  Fact,
  ResumeFacts,
  ResumeRole,
  Span,
} from '../../values/resume-facts.ts'
import { withIds } from '../with-ids.ts'
import { claimHeadings, type Entry } from './claim-headings.ts'
import type { ReadingAnswer } from './reading-answer.ts'
import { NEAR, placesOf, textLines, type TextLines } from './text-lines.ts'

/** The part of a model's answer that is found in the text at the places it names. */
export interface Proven
  extends Pick<
    ResumeFacts,
    'name' | 'headline' | 'roles' | 'education' | 'certificates' | 'skills' | 'languages'
  > {
  /** Parts of the text that the model bound to a role. */
  readonly bound: readonly { readonly span: Span; readonly role: string }[]
}

type Answers = Pick<ReadingAnswer, 'roles' | 'education' | 'certificates'>

/** Confidence of a proven value, unless its line looks like an instruction, as the model may have obeyed. */
const PROVEN = 0.9
const MAX_LINES = 12

/** A fact at a place; null without a place, or when `valueOf` returns null for the words there. */
function factOf(
  lines: TextLines,
  place: Span | null | undefined,
  valueOf: (quote: string) => string | null = (quote) => quote.replaceAll(/\s+/gu, ' '),
): Fact | null {
  if (!place) return null
  const quote = lines.text.slice(place.start, place.end)
  const value = valueOf(quote)
  const isOrder = looksLikeInstruction(lines.wordsOf(lines.lineOf(place.start)))
  return value === null
    ? null
    : { value, span: place, quote, confidence: isOrder ? INSTRUCTION_CONFIDENCE : PROVEN }
}

/** A value as a fact, at its place nearest to the line that the model names; null when it is not found. */
function nearest(lines: TextLines, value: string, at: number): Fact | null {
  const around = lines.spanOf(Math.max(1, at - NEAR), Math.min(lines.count, at + NEAR))
  return factOf(lines, lines.nearest(placesOf(lines.text, value, around), at))
}

/**
 * A model may have all positions with one employer begin at the employer's line. The later ones are moved to
 * their own titles, directly above their own lines.
 */
function anchored(lines: TextLines, roles: Answers['roles']): Answers['roles'] {
  return roles.map((role, index) => {
    const first = Math.min(...role.lines.map(({ from }) => from), lines.count + 1)
    const isFirst = roles.findIndex(({ at }) => at === role.at) === index
    if (role.title === null || first > lines.count || first <= role.at || isFirst) return role
    const above = lines.spanOf(Math.max(role.at, first - NEAR), first - 1)
    const title = placesOf(lines.text, role.title, above).at(-1)
    return title === undefined ? role : { ...role, at: lines.lineOf(title.start) }
  })
}

/** Drops items whose names are not found near their line: they are made up and must not limit headings. */
function plausible(lines: TextLines, { roles, education, certificates }: ReadingAnswer): Answers {
  const isFound = (at: number, ...names: readonly (string | null)[]): boolean =>
    names.some((name) => name !== null && nearest(lines, name, at) !== null)
  return {
    roles: anchored(lines, roles).filter(({ at, employer, title }) => isFound(at, employer, title)),
    education: education.filter(({ at, institution, degree }) => isFound(at, institution, degree)),
    certificates: certificates.filter(({ at, name }) => isFound(at, name)),
  }
}

/** The lines of a role between its own heading and the next role. */
function ownLines({ at, lines }: Answers['roles'][number], roles: Answers['roles'], count: number) {
  const next = Math.min(count + 1, ...roles.flatMap((role) => (role.at > at ? [role.at] : [])))
  return lines.filter(({ from, to }) => from > at && to >= from && to < next && to - from < MAX_LINES)
}

type Item = Readonly<Partial<Record<FactField, string | null>>> & { readonly at: number }

const entryOf = (kind: 'role' | 'education' | 'certificate', item: Item, lines: Entry['lines']): Entry => ({
  at: item.at,
  lines,
  values: FIELDS_OF[kind].fields.map((field) => item[field] ?? null),
})

/**
 * Keeps the values of a model's answer that occur word for word in the text, near the line that the model
 * names and in no other item's heading. An item without any such name is dropped. `text` is the text whose
 * lines were numbered for the model.
 */
export function proveReading(text: string, answer: ReadingAnswer): Proven {
  const lines = textLines(text)
  const { roles, education, certificates } = plausible(lines, answer)
  const readRoles = roles.map((role) => ({ ...role, lines: ownLines(role, roles, lines.count) }))
  const places = claimHeadings(lines, [
    ...readRoles.map((role) => entryOf('role', role, role.lines)),
    ...education.map((study) => entryOf('education', study, [])),
    ...certificates.map((licence) => entryOf('certificate', licence, [])),
  ])
  const proven = readRoles.flatMap(({ kind, lines: own }, index) => {
    const role = provenRole(lines, kind, places[index] ?? [], own)
    return role === null ? [] : [{ role, own }]
  })
  const [studiesFrom, licencesFrom] = [roles.length, roles.length + education.length]
  const listed = (lists: ReadingAnswer['skills']): readonly Fact[] =>
    lists.flatMap(({ at, values }) => values.flatMap((value) => nearest(lines, value, at) ?? []))
  const named = withIds({
    roles: proven.map(({ role }) => role),
    education: places.slice(studiesFrom, licencesFrom).flatMap((found) => provenStudy(lines, found) ?? []),
    certificates: places.slice(licencesFrom).flatMap((found) => provenLicence(lines, found) ?? []),
    skills: listed(answer.skills),
    languages: listed(answer.languages),
  })
  return {
    ...named,
    name: answer.name && nearest(lines, answer.name.text, answer.name.at),
    headline: answer.headline && nearest(lines, answer.headline.text, answer.headline.at),
    bound: proven.flatMap(({ own }, index) =>
      own.map(({ from, to }) => ({ span: lines.spanOf(from, to), role: named.roles[index]?.id ?? '' })),
    ),
  }
}

type Places = readonly (Span | null)[]

/** From the start of an item's first line to the end of its last one. */
function spanOf(lines: TextLines, facts: readonly (Fact | null)[], under: Entry['lines'] = []): Span {
  const spans = facts.flatMap((fact) => fact?.span ?? [])
  const numbers = spans.flatMap(({ start, end }) => [lines.lineOf(start), lines.lineOf(end)])
  return lines.spanOf(Math.min(...numbers), Math.max(...numbers, ...under.map(({ to }) => to)))
}

/** YYYY-MM or YYYY of a date as written; null when it is no date. */
function startDate(written: string): string | null {
  const date = findSingle(written, 0, written.length)
  return (date?.start ?? date?.end)?.value ?? null
}

/** The same for the end of a range, which may be `present`; "21" after 2019 is 2021. */
function endDate(written: string, start: string | null): string | null {
  const range = `${start?.slice(0, 4) ?? '1950'} – ${written}`
  return findRange(range, 0, range.length)?.end?.value ?? null
}

function period(lines: TextLines, from: Places[number] = null, to: Places[number] = null) {
  const start = factOf(lines, from, startDate)
  return { start, end: factOf(lines, to, (quote) => endDate(quote, start?.value ?? null)) }
}

function provenRole(
  lines: TextLines,
  kind: ResumeRole['kind'],
  [employer, title, location, from, to]: Places,
  own: Entry['lines'],
): Omit<ResumeRole, 'id'> | null {
  const facts = {
    title: factOf(lines, title),
    employer: factOf(lines, employer),
    location: factOf(lines, location),
    ...period(lines, from, to),
  }
  return facts.title === null && facts.employer === null
    ? null
    : { kind, ...facts, span: spanOf(lines, Object.values(facts), own) }
}

function provenStudy(
  lines: TextLines,
  [institution, degree, field, from, to]: Places,
): Omit<Education, 'id'> | null {
  const { start, end } = period(lines, from, to)
  const facts = {
    institution: factOf(lines, institution),
    degree: factOf(lines, degree),
    field: factOf(lines, field),
    start,
    end: end && withExpected(lines.text, lines.spanOf(lines.lineOf(end.span.start), 1).start, end),
  }
  return facts.institution === null && facts.degree === null
    ? null
    : { ...facts, span: spanOf(lines, Object.values(facts)) }
}

function provenLicence(
  lines: TextLines,
  [named, issuer, region, year]: Places,
): Omit<Certificate, 'id'> | null {
  const name = factOf(lines, named)
  if (name === null) return null
  const facts = {
    name,
    issuer: factOf(lines, issuer),
    region: factOf(lines, region),
    year: factOf(lines, year, startDate),
  }
  return { ...facts, span: spanOf(lines, Object.values(facts)) }
}
