import { mapFacts, mapItem } from '../map-facts.ts'
import {
  DOUBTFUL,
  type Fact,
  LEAST_DOUBTFUL,
  type ResumeFacts,
  type ResumeLine,
  type ResumeRole,
  type Span,
} from '../../values/resume-facts.ts'
import { mergeFact, mergeItems, mergeLists } from './merge-facts.ts'
import type { Proven } from './prove-reading.ts'

/** Confidence lost by the facts of a role that only the layout reader found. */
const UNSEEN = 0.2

const around = (...spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})

/** Lowers the confidence of a fact that only one reader found. */
const unseen = <F extends Fact>(fact: F): F => ({
  ...fact,
  confidence: Math.max(
    Math.min(LEAST_DOUBTFUL, fact.confidence),
    Math.round((fact.confidence - UNSEEN) * 100) / 100,
  ),
})

/** Facts that the model read from a statement doubted by the layout reader get the statement's confidence. */
function withoutInstructions(proven: Proven, lines: readonly ResumeLine[]): Proven {
  const doubtful = lines.flatMap(({ statement }) => (statement.confidence < DOUBTFUL ? [statement] : []))
  const trusted = <F extends Fact>(fact: F): F => {
    const { start, end } = fact.span
    const order = doubtful.find(({ span }) => span.start < end && start < span.end)
    return { ...fact, confidence: Math.min(fact.confidence, order?.confidence ?? 1) }
  }
  return { ...proven, ...mapFacts(proven, trusted) }
}

/** A role with its span recomputed from its facts and lines if lines were added or removed. */
function withSpan(role: ResumeRole, before: readonly ResumeLine[], lines: readonly ResumeLine[]): ResumeRole {
  const own = (some: readonly ResumeLine[]) => some.filter((line) => line.role === role.id)
  const ids = (some: readonly ResumeLine[]) => own(some).map(({ id }) => id)
  const facts = [role.title, role.employer, role.location, role.start, role.end].flatMap((one) => one ?? [])
  if (facts.length === 0 || ids(before).join(' ') === ids(lines).join(' ')) return role
  const spans = [...facts, ...own(lines).map(({ statement }) => statement)].map(({ span }) => span)
  return { ...role, span: around(...spans) }
}

/**
 * Merges a model's proven reading into that of the layout reader, which fills the rest. Lines are the layout
 * reader's, with the roles that the model bound them to. `model` is the id of the model.
 */
export function mergeReadings(layout: ResumeFacts, read: Proven, model: string): ResumeFacts {
  const proven = withoutInstructions(read, layout.lines)
  const { items: roles, idOf } = mergeItems(
    layout.roles,
    proven.roles,
    // The model may turn a job into volunteer work or a project, but not the reverse.
    (merged, other) => ({ ...merged, kind: merged.kind === 'job' ? other.kind : merged.kind }),
    (role) => mapItem(role, unseen),
  )
  const lines = layout.lines.map((line): ResumeLine => {
    const { start } = line.statement.span
    const bound = proven.bound.find(({ span }) => span.start <= start && start < span.end)
    return bound === undefined ? line : { ...line, role: idOf.get(bound.role) ?? line.role }
  })
  // Each reader may have found a line of the item that the other missed.
  const whole = <T extends { readonly span: Span }>(merged: T, other: T): T => ({
    ...merged,
    span: around(merged.span, other.span),
  })
  return {
    ...layout,
    name: mergeFact(layout.name, proven.name),
    headline: mergeFact(layout.headline, proven.headline),
    roles: roles.map((role) => withSpan(role, layout.lines, lines)),
    lines,
    education: mergeItems(layout.education, proven.education, whole).items,
    certificates: mergeItems(layout.certificates, proven.certificates, whole).items,
    skills: mergeLists(layout.skills, proven.skills),
    languages: mergeLists(layout.languages, proven.languages),
    reader: model,
  }
}
