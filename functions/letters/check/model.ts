import type { Span } from '#functions/resume/model.ts'
import type { Assignment, Letter } from '../model.ts'
import type { LaidOutLetter } from '../render-letter.ts'
import type { Statement } from './sentences/statements.ts'
import type { Units } from './facts/facts.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'

/** What the check must know and the assignment does not carry. */
export interface CheckOptions {
  /** The same user, recipient and job have had a draft before. */
  readonly alreadyDrafted: boolean
}

export interface CheckContext {
  readonly assignment: Assignment
  readonly letter: Letter
  readonly laidOut: LaidOutLetter
  /**
   * Parts of the body that are somebody's own words: lines of the resume quoted whole, and what stands in
   * quotation marks and in the posting.
   */
  readonly quoted: readonly Span[]
  /** What may be said, fact by fact. */
  readonly units: Units
  /** The sentences of the body, with what each is. */
  readonly statements: readonly Statement[]
}

/** One rule of the check: pure, never throws, whatever the letter holds. */
export type Rule = (context: CheckContext) => readonly Finding[]
