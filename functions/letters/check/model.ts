import type { Span } from '#functions/resume/model.ts'
import type { Assignment, Letter } from '../model.ts'
import type { LaidOutLetter } from '../render-letter.ts'
import type { Statement } from './sentences/statements.ts'
import type { Units } from './facts/facts.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'

/** What the check needs besides the assignment. */
export interface CheckOptions {
  /** True when this user already has a draft for the same recipient and job. */
  readonly alreadyDrafted: boolean
}

export interface CheckContext {
  readonly assignment: Assignment
  readonly letter: Letter
  readonly laidOut: LaidOutLetter
  /** Quotations in the body: resume lines quoted in full, and the posting's words in quotation marks. */
  readonly quoted: readonly Span[]
  /** The facts that statements may rest on. */
  readonly units: Units
  /** The classified sentences of the body. */
  readonly statements: readonly Statement[]
}

/** One rule of the check: a pure function that never throws, whatever the letter contains. */
export type Rule = (context: CheckContext) => readonly Finding[]
