import type { Finding } from '../../values/finding.ts'
import type { Assignment } from '../model.ts'
import type { Letter } from '../../values/letter.ts'
import type { LaidOutLetter } from '../render-letter.ts'
import type { SplitSentence } from '../sentences.ts'
import type { Records } from './record.ts'
import type { Told } from './told.ts'

export interface CheckContext {
  readonly assignment: Assignment
  readonly letter: Letter
  readonly laidOut: LaidOutLetter
  /** The sentences between greeting and signature, with their places in the body. */
  readonly sentences: readonly SplitSentence[]
  /** The subject and the sentences that the letter does not quote: what a resume says itself is not compared with it. */
  readonly told: readonly Told[]
  readonly records: Records
}

/** One rule of the check: a pure function that never throws, whatever the letter contains. */
export type Rule = (context: CheckContext) => readonly Finding[]
