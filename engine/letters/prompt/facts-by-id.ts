import type { Assignment } from '../model.ts'
import type { Source } from '../../values/finding.ts'
import type { FactLine } from './fact-line.ts'
import { contactFacts } from './contact-facts.ts'
import { postingFacts } from './posting-facts.ts'
import { writerFacts } from './writer-facts.ts'

/** The facts that a model is shown, and the sources behind each id. */
export interface FactSheet {
  /** The same for all letters of a day. */
  readonly writer: readonly FactLine[]
  readonly posting: readonly FactLine[]
  readonly contact: readonly FactLine[]
  readonly sources: ReadonlyMap<string, readonly Source[]>
}

/**
 * All facts of a letter. Ids begin with R for the resume, U for the user's additions, D for durations
 * computed from dates, P for the posting and C for the contact's record.
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

/** The lines of a block, as they appear in a prompt. */
export const renderFacts = (lines: readonly FactLine[]): string =>
  lines.map(({ id, text }) => (id === null ? text : `${id} ${text}`)).join('\n')
