import type { SearchQuestion } from './search-question.ts'
import type { FactField } from './fact-fields.ts'

/** A fact that the owner adds to the resume. */
export interface AddedFact {
  readonly id: string
  readonly kind: 'achievement' | 'tool' | 'licence' | 'availability' | 'reason_for_change'
  readonly text: string
  /** Id of its role; null for none. */
  readonly role: string | null
  /** The question about the search that it answers; letters use it for that search alone. */
  readonly question?: SearchQuestion | undefined
}

/** The owner's value for a field of an item, in place of the value read; null when there is none. */
export interface Correction {
  readonly item: string
  readonly field: FactField
  readonly value: string | null
  /** The value as read at the time of the correction, to name the item after it is gone. */
  readonly was: string | null
}

/**
 * The owner's review of the facts read, one for all of their resumes. It refers to items by id; the same item
 * in a later upload has the same id, so that a review still applies.
 */
export interface FactReview {
  /** Number of saves; 0 before the first. */
  readonly version: number
  readonly corrections: readonly Correction[]
  /** Ids of items that must not be used. */
  readonly hidden: readonly string[]
  /** Ids of doubtful items that the owner confirmed. */
  readonly confirmed: readonly string[]
  readonly added: readonly AddedFact[]
  /** Questions about the search that the owner does not want to answer. */
  readonly skipped: readonly SearchQuestion[]
  readonly signer: 'resume' | 'account' | null
  /** The resume that the owner confirmed as a whole, and when. */
  readonly allRight: { readonly resumeId: string; readonly at: Date } | null
}

export const NO_REVIEW: FactReview = {
  version: 0,
  corrections: [],
  hidden: [],
  confirmed: [],
  added: [],
  skipped: [],
  signer: null,
  allRight: null,
}
