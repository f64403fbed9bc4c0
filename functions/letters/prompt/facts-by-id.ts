import type { Assignment } from '../model.ts'
import type { Source } from '#shared/models/outreach/outreach.ts'
import { contactFacts } from './contact-facts.ts'
import { postingFacts } from './posting-facts.ts'
import { writerFacts } from './writer-facts.ts'

/**
 * A line of a block of facts: with an id what a letter may say, without one what only helps to understand it.
 */
export interface FactLine {
  readonly id: string | null
  readonly text: string
  /** Places that the fact was taken from. */
  readonly sources: readonly Source[]
}

/** What a letter may rest on, as a model is shown it, and where each id leads. */
export interface FactSheet {
  /** Of the writer alone: the same for all letters of a day. */
  readonly writer: readonly FactLine[]
  readonly posting: readonly FactLine[]
  readonly contact: readonly FactLine[]
  readonly sources: ReadonlyMap<string, readonly Source[]>
}

/**
 * R: the resume; U: what its owner added; D: what follows from its dates; P: the posting; C: the contact's
 * record. What is doubtful has no id.
 */
export function factsById(assignment: Assignment): FactSheet {
  const [writer, posting, contact] = [
    writerFacts(assignment),
    postingFacts(assignment.posting),
    contactFacts(assignment),
  ]
  const named = [...writer, ...posting, ...contact].flatMap(({ id, sources }) =>
    id === null ? [] : [[id, sources] as const],
  )
  return { writer, posting, contact, sources: new Map(named) }
}

/** The lines as they stand in a prompt. */
export const shown = (lines: readonly FactLine[]): string =>
  lines.map(({ id, text }) => (id === null ? text : `${id} ${text}`)).join('\n')
