import type { Span } from '#functions/resume/model.ts'

/**
 * What a sentence or bullet of a posting tells: what the company wants to reach (goal), why the job exists
 * (need), what the person will do (duty), what they should bring (requirement), software and equipment they
 * will use (tool), the company, the team, how to apply.
 */
export type PostingFactKind = 'goal' | 'need' | 'duty' | 'requirement' | 'tool' | 'company' | 'team' | 'apply'

export interface PostingFact {
  /** P1, P2 …, in the order of the posting. */
  readonly id: string
  readonly kind: PostingFactKind
  /**
   * Verbatim, without the bullet, the lead-in ("You will") and the closing full stop:
   * `description.slice(span.start, span.end)`, any run of white space as one space.
   */
  readonly text: string
  /** UTF-16 offsets into the posting's description. */
  readonly span: Span
  /** How much the posting makes of it, 0 to 1: a goal or the first duties more than the last requirement. */
  readonly weight: number
  /** True when the source cut the text off inside it: it may be named in no letter. */
  readonly cut: boolean
}

export interface PostingFacts {
  readonly facts: readonly PostingFact[]
  /** Name of the team as the posting gives it ("Outpatient Clinic"); null when it gives none. */
  readonly team: string | null
  /** Offset in the description at which the source cut it off; null when it is whole. */
  readonly cutAt: number | null
  /** ISO 639-3 of the description, `und` when unsure. */
  readonly language: string
}
