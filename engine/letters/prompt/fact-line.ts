import type { Source } from '../../values/finding.ts'

/** A line in a block of facts. A letter may only state facts that have an id; the others are context. */
export interface FactLine {
  readonly id: string | null
  readonly text: string
  /** Id of the resume's line that it holds. */
  readonly line?: string
  /** Where the fact was found. */
  readonly sources: readonly Source[]
}
