import { looksLikeInstruction, ORDERED } from '../instruction-like.ts'
import type { Certificate, Education, Fact, ResumeRole, Span } from '../model.ts'
import type { Entry } from './claim-headings.ts'
import type { ReadingAnswer } from './reading-answer.ts'
import type { TextLines } from './text-lines.ts'
import { endDate, startDate } from './written-date.ts'

export interface Document {
  readonly text: string
  readonly lines: TextLines
}

type Place = Span | null | undefined

/**
 * An item as the model gave it: where its values have to stand, and what it is when they have been found.
 * Null: nothing that names it was.
 */
export interface Candidate<T> {
  readonly entry: Entry
  item(places: readonly Place[]): T | null
}

/**
 * What is proven is as sure as this, but not where the line speaks to whoever reads it: a model may have done
 * what it says.
 */
const PROVEN = 0.9
/** A statement has no more lines than this. */
const MAX_LINES = 12

/** A fact at a place; null without one, or where `valueOf` makes nothing of what stands there. */
export function factOf(
  { text, lines }: Document,
  place: Place,
  valueOf: (quote: string) => string | null = (quote) => quote.replaceAll(/\s+/gu, ' '),
): Fact | null {
  if (!place) return null
  const quote = text.slice(place.start, place.end)
  const value = valueOf(quote)
  return value === null
    ? null
    : {
        value,
        span: place,
        quote,
        confidence: looksLikeInstruction(lines.wordsOf(lines.lineOf(place.start))) ? ORDERED : PROVEN,
      }
}

function period(document: Document, from: Place, to: Place): { start: Fact | null; end: Fact | null } {
  const start = factOf(document, from, startDate)
  return { start, end: factOf(document, to, (quote) => endDate(quote, start?.value ?? null)) }
}

/** From the first line that belongs to an item to the end of its last. */
function spanOf({ lines }: Document, facts: readonly (Fact | null)[], under: Entry['lines'] = []): Span {
  const numbers = [
    ...facts.flatMap((fact) =>
      fact === null ? [] : [lines.lineOf(fact.span.start), lines.lineOf(fact.span.end)],
    ),
    ...under.map(({ to }) => to),
  ]
  return lines.spanOf(Math.min(...numbers), Math.max(...numbers))
}

/** The lines of a role that lie between its own heading and the next role's. */
function ownLines(
  { at, lines }: ReadingAnswer['roles'][number],
  roles: ReadingAnswer['roles'],
  document: Document,
): Entry['lines'] {
  const next = Math.min(document.lines.count + 1, ...roles.flatMap((role) => (role.at > at ? [role.at] : [])))
  return lines.filter(({ from, to }) => from > at && to >= from && to < next && to - from < MAX_LINES)
}

export interface ProvenRole {
  readonly role: ResumeRole
  /** Parts of the text that the model bound to it. */
  readonly bound: readonly Span[]
}

export function roleCandidate(
  document: Document,
  role: ReadingAnswer['roles'][number],
  roles: ReadingAnswer['roles'],
): Candidate<ProvenRole> {
  const lines = ownLines(role, roles, document)
  return {
    entry: { at: role.at, lines, values: [role.employer, role.title, role.location, role.start, role.end] },
    item: ([employer, title, location, from, to]) => {
      const facts = {
        title: factOf(document, title),
        employer: factOf(document, employer),
        location: factOf(document, location),
        ...period(document, from, to),
      }
      if (facts.title === null && facts.employer === null) return null
      return {
        role: { id: '', kind: role.kind, ...facts, span: spanOf(document, Object.values(facts), lines) },
        bound: lines.map((range) => document.lines.spanOf(range.from, range.to)),
      }
    },
  }
}

/** The end of studies that are not over has the word that says so in its quote. */
function withExpected({ text }: Document, end: Fact | null): Fact | null {
  const word =
    end === null
      ? undefined
      : /\bexpected[\s:(]*$/iu.exec(text.slice(Math.max(0, end.span.start - 20), end.span.start))?.[0]
  if (end === null || word === undefined) return end
  const span = { start: end.span.start - word.length, end: end.span.end }
  return { ...end, span, quote: text.slice(span.start, span.end) }
}

export function educationCandidate(
  document: Document,
  study: ReadingAnswer['education'][number],
): Candidate<Education> {
  return {
    entry: {
      at: study.at,
      lines: [],
      values: [study.institution, study.degree, study.field, study.start, study.end],
    },
    item: ([institution, degree, field, from, to]) => {
      const { start, end } = period(document, from, to)
      const facts = {
        institution: factOf(document, institution),
        degree: factOf(document, degree),
        field: factOf(document, field),
        start,
        end: withExpected(document, end),
      }
      return facts.institution === null && facts.degree === null
        ? null
        : { id: '', ...facts, span: spanOf(document, Object.values(facts)) }
    },
  }
}

export function certificateCandidate(
  document: Document,
  licence: ReadingAnswer['certificates'][number],
): Candidate<Certificate> {
  return {
    entry: {
      at: licence.at,
      lines: [],
      values: [licence.name, licence.issuer, licence.region, licence.year],
    },
    item: ([named, issuer, region, year]) => {
      const name = factOf(document, named)
      if (name === null) return null
      const facts = {
        name,
        issuer: factOf(document, issuer),
        region: factOf(document, region),
        year: factOf(document, year, startDate),
      }
      return { id: '', ...facts, span: spanOf(document, Object.values(facts)) }
    },
  }
}
