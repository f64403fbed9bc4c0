import { mapFacts, mapItem } from '../map-facts.ts'
import {
  type Certificate,
  DOUBTFUL,
  type Education,
  type Fact,
  type ResumeFacts,
  type ResumeLine,
  type ResumeRole,
  type Span,
} from '../model.ts'
import { lowered, mergeFact, mergeItem, mergeLists } from './merge-facts.ts'
import { mergeItems } from './merge-items.ts'
import type { Proven } from './prove-reading.ts'

/** What a role loses that the layout reader alone saw. */
const UNSEEN = 0.2

const around = (...spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})

/**
 * The layout reader knows lines that look like instructions: what a model took from such a line is as
 * doubtful as the line.
 */
function withoutInstructions(proven: Proven, lines: readonly ResumeLine[]): Proven {
  const doubtful = lines.filter(({ statement }) => statement.confidence < DOUBTFUL)
  const trusted = <F extends Fact>(fact: F): F => {
    const line = doubtful.find(
      ({ statement: { span } }) => span.start < fact.span.end && fact.span.start < span.end,
    )
    return line === undefined
      ? fact
      : { ...fact, confidence: Math.min(fact.confidence, line.statement.confidence) }
  }
  return { ...proven, ...mapFacts(proven, trusted) }
}

const mergeRoles = (layout: readonly ResumeRole[], model: readonly ResumeRole[]) =>
  mergeItems(layout, model, {
    factsOf: ({ employer, title, start, end }) => [employer, title, start, end],
    layoutOnly: (role) => mapItem(role, (fact) => lowered(fact, UNSEEN)),
    both: (one, other) => ({
      ...mergeItem(one, other),
      // The model may say that a position was less than a job, never that it was more.
      kind: one.kind === 'job' ? other.kind : one.kind,
    }),
  })

/** Of what stands on a few lines each reader may have seen more. */
const mergeWhole = <T extends Education | Certificate>(one: T, other: T): T => ({
  ...mergeItem(one, other),
  span: around(one.span, other.span),
})

/** From the first fact of a role to its last line, where lines have come or gone. */
function withSpan(role: ResumeRole, before: readonly ResumeLine[], lines: readonly ResumeLine[]): ResumeRole {
  const own = (some: readonly ResumeLine[]): readonly ResumeLine[] =>
    some.filter((line) => line.role === role.id)
  const ids = (some: readonly ResumeLine[]): string =>
    own(some)
      .map(({ id }) => id)
      .join(' ')
  if (ids(before) === ids(lines)) return role
  const facts = [role.title, role.employer, role.location, role.start, role.end].flatMap(
    (fact) => fact?.span ?? [],
  )
  return facts.length === 0
    ? role
    : { ...role, span: around(...facts, ...own(lines).map(({ statement }) => statement.span)) }
}

/**
 * What a resume says when a model has read it beside the layout reader: the model's word where it was proven,
 * the layout reader's for the rest. Lines are the layout reader's, bound to the role that the model bound
 * them to. `model` is the id of the model.
 */
export function mergeReadings(layout: ResumeFacts, read: Proven, model: string): ResumeFacts {
  const proven = withoutInstructions(read, layout.lines)
  const { items: roles, idOf } = mergeRoles(layout.roles, proven.roles)
  const lines = layout.lines.map((line): ResumeLine => {
    const bound = proven.bound.find(
      ({ span }) => span.start <= line.statement.span.start && line.statement.span.start < span.end,
    )
    return bound === undefined ? line : { ...line, role: idOf.get(bound.role) ?? line.role }
  })
  return {
    ...layout,
    name: mergeFact(layout.name, proven.name),
    headline: mergeFact(layout.headline, proven.headline),
    roles: roles.map((role) => withSpan(role, layout.lines, lines)),
    lines,
    education: mergeItems(layout.education, proven.education, {
      factsOf: ({ institution, degree, field }) => [institution, degree, field],
      both: mergeWhole,
    }).items,
    certificates: mergeItems(layout.certificates, proven.certificates, {
      factsOf: ({ name }) => [name],
      both: mergeWhole,
    }).items,
    skills: mergeLists(layout.skills, proven.skills),
    languages: mergeLists(layout.languages, proven.languages),
    reader: model,
  }
}
