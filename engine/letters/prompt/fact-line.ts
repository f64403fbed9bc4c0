import type { Source } from '../../values/finding.ts'

/** A line in a block of facts. A letter may only state facts that have an id; the others are context. */
export interface FactLine {
  readonly id: string | null
  readonly text: string
  /** Ids of the achievements that it holds, or a part of them. */
  readonly lines?: readonly string[]
  /** Where the fact was found. */
  readonly sources: readonly Source[]
}
