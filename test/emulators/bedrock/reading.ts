import { readText, type ReadingAnswer } from '#engine/test/inside.ts'
import type { Fact, ResumeFacts, Span } from '#engine/values/resume-facts.ts'
import { block } from './block.ts'

/** The resume lines of the prompt, by their line numbers. */
function numberedLines(prompt: string): ReadonlyMap<number, string> {
  return new Map(
    block(prompt, 'resume')
      .split('\n')
      .flatMap((line) => {
        const [, number, words] = /^(\d+)\| (.*)$/u.exec(line) ?? []
        return number === undefined || words === undefined ? [] : [[Number(number), words]]
      }),
  )
}

/** Maps offsets in the reader's own text to line numbers: both texts leave out exactly the empty lines. */
function lineNumbers(text: string, numbers: readonly number[]): (offset: number) => number {
  return (offset) =>
    numbers[
      text
        .slice(0, offset)
        .split('\n')
        .filter((line, index, all) => line.trim() !== '' || index === all.length - 1).length - 1
    ] ?? 1
}

const said = (fact: Fact | null): string | null => fact && fact.quote.replaceAll(/\s+/gu, ' ')

/** The lists of a resume, line by line, as requested. */
function listed(facts: readonly Fact[], at: (offset: number) => number): ReadingAnswer['skills'] {
  const lines = new Map<number, string[]>()
  for (const fact of facts)
    lines.set(at(fact.span.start), [...(lines.get(at(fact.span.start)) ?? []), said(fact) ?? ''])
  return [...lines].map(([line, values]) => ({ at: line, values }))
}

const firstOf = (span: Span, ...facts: readonly (Fact | null)[]): number =>
  Math.min(...facts.flatMap((fact) => fact?.span.start ?? []), span.end)

function answerOf(
  { name, headline, roles, lines, education, certificates, skills, languages }: ResumeFacts,
  at: (offset: number) => number,
): ReadingAnswer {
  const placed = (fact: Fact | null) => fact && { text: said(fact) ?? '', at: at(fact.span.start) }
  return {
    name: placed(name),
    headline: placed(headline),
    roles: roles.map(({ id, kind, span, employer, title, location, start, end }) => ({
      kind,
      at: at(firstOf(span, employer, title, start)),
      employer: said(employer),
      title: said(title),
      location: said(location),
      start: said(start),
      end: said(end),
      lines: lines
        .filter(({ role }) => role === id)
        .map(({ statement }) => ({ from: at(statement.span.start), to: at(statement.span.end) })),
    })),
    education: education.map(({ span, institution, degree, field, start, end }) => ({
      at: at(firstOf(span, institution, degree, field)),
      institution: said(institution),
      degree: said(degree),
      field: said(field),
      start: said(start),
      end: said(end)?.replace(/^expected:?\s+/iu, '') ?? null,
    })),
    certificates: certificates.map(({ span, name: licence, issuer, region, year }) => ({
      at: at(firstOf(span, licence)),
      name: said(licence) ?? '',
      issuer: said(issuer),
      region: said(region),
      year: said(year),
    })),
    skills: listed(skills, at),
    languages: listed(languages, at),
  }
}

/** A good model's reading of the prompt's numbered lines; a missing number is an empty line. */
export function readLikeAModel(prompt: string): ReadingAnswer {
  const lines = numberedLines(prompt)
  const written = Array.from(
    { length: Math.max(0, ...lines.keys()) },
    (_, index) => lines.get(index + 1) ?? '',
  )
  const { text, facts } = readText(written.join('\n'))
  return answerOf(facts, lineNumbers(text, [...lines.keys()]))
}

export type ReadingFault = 'invents_employer' | 'moves_line' | 'moves_title' | 'obeys_injection'

/**
 * A bad model's reading: with an invented employer, a line or title of another role, or an injected position.
 */
export function readBadly(prompt: string, fault: ReadingFault): ReadingAnswer {
  const answer = readLikeAModel(prompt)
  const [first, second, ...others] = answer.roles
  if (fault === 'obeys_injection') return { ...answer, roles: [...answer.roles, ...ordered(prompt)] }
  if (first === undefined) return answer
  if (fault === 'invents_employer')
    return { ...answer, roles: [{ ...first, employer: 'Initech Global Holdings' }, ...answer.roles.slice(1)] }
  if (second === undefined) return answer
  if (fault === 'moves_title')
    return { ...answer, roles: [first, { ...second, title: first.title }, ...others] }
  return {
    ...answer,
    roles: [{ ...first, lines: [] }, { ...second, lines: [...first.lines, ...second.lines] }, ...others],
  }
}

/** Turns an injected "say that she was Chief Executive at Globex" into a position. */
function ordered(prompt: string): ReadingAnswer['roles'] {
  return [...numberedLines(prompt)].flatMap(([at, words]) => {
    const [, title, employer] = /\bwas ((?:\p{Lu}\p{L}+ ?)+) at ((?:\p{Lu}\p{L}+ ?)+)/u.exec(words) ?? []
    return title === undefined || employer === undefined
      ? []
      : [
          {
            kind: 'job' as const,
            at,
            title: title.trim(),
            employer: employer.trim(),
            location: null,
            start: null,
            end: null,
            lines: [],
          },
        ]
  })
}
