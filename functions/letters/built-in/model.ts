import type { Matches } from '#functions/matching/model.ts'
import type { PostingFacts } from '#functions/postings/reading/model.ts'
import type { LetterTone } from '#shared/catalog/configuration/letter-tones.ts'
import type { Said } from '#shared/letters/letter-texts.ts'
import type { Assignment } from '../model.ts'
import type { Slots } from './slots.ts'

/** What a letter is made from. */
export interface Material {
  readonly assignment: Assignment
  readonly posting: PostingFacts
  readonly matches: Matches
  readonly tone: LetterTone
  /** Quotes one line only. */
  readonly isShort: boolean
  /** Sentences that may not be used again. */
  readonly banned: ReadonlySet<string>
}

/** A need that a line answers, as the reason says it. */
export interface Asked {
  readonly as: Said
  readonly slots: Slots
}
