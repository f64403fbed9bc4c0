import type { AddedFact, FactField } from '#shared/models/resume-facts.ts'

/** The owner's own value of a field of an item, in place of what was read; null says that there is none. */
export interface Correction {
  readonly item: string
  readonly field: FactField
  readonly value: string | null
  /** What was read there when it was corrected, for the owner to know it by when the item is gone. */
  readonly was: string | null
}

/**
 * What the owner said of the facts that were read: one for all of an owner's resumes. Items are named by
 * their ids, which a later upload repeats for what it repeats, so that nothing has to be said twice.
 */
export interface FactReview {
  /** Counts the saves; 0 before the first. */
  readonly version: number
  readonly corrections: readonly Correction[]
  /** Items that are never to be used. */
  readonly hidden: readonly string[]
  /** Doubtful items that are right as they stand. */
  readonly confirmed: readonly string[]
  readonly added: readonly AddedFact[]
  readonly signer: 'resume' | 'account' | null
  /** The resume of which the owner said that all of it was read right, and when. */
  readonly allRight: { readonly resumeId: string; readonly at: Date } | null
}

export const NO_REVIEW: FactReview = {
  version: 0,
  corrections: [],
  hidden: [],
  confirmed: [],
  added: [],
  signer: null,
  allRight: null,
}
