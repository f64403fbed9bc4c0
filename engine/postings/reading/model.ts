import type { Span } from '../../values/resume-facts.ts'

/**
 * The kind of a posting's sentence or bullet: the company's goal, the reason for the job (need), a duty, a
 * requirement, a tool (software or equipment), the company, the team, or how to apply.
 */
export type PostingFactKind = 'goal' | 'need' | 'duty' | 'requirement' | 'tool' | 'company' | 'team' | 'apply'

export interface PostingFact {
  /** P1, P2 … in the order of the posting. */
  readonly id: string
  readonly kind: PostingFactKind
  /**
   * Verbatim, without bullet, lead-in ("You will") and final full stop:
   * `description.slice(span.start, span.end)` with single spaces.
   */
  readonly text: string
  /** UTF-16 offsets into the posting's description. */
  readonly span: Span
  /** Importance in the posting, 0 to 1: goals and first duties count more than the last requirement. */
  readonly weight: number
  /** Whether it is a requirement that the posting calls an advantage only. */
  readonly advantage: boolean
  /** True when the source cut the text off inside it; letters must not use it. */
  readonly cut: boolean
}

export interface PostingFacts {
  readonly facts: readonly PostingFact[]
  /** Name of the team in the posting ("Outpatient Clinic"); null when there is none. */
  readonly team: string | null
  /** Offset at which the source cut the description off; null when it is whole. */
  readonly cutAt: number | null
  /** ISO 639-3 of the description, `und` when unsure. */
  readonly language: string
}
