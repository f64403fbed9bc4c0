import type { Account } from '#functions/account/model.ts'
import type { HeldBackLetter } from '#functions/runs/model.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { StoredResume } from '../ports.ts'
import type { FactReview } from '../review.ts'

/** All that decides about the facts of a resume. */
export interface FactContext {
  readonly account: Account
  readonly configuration: SavedConfiguration | null
  readonly review: FactReview
  readonly latest: StoredResume | null
  /** The upload before the latest. */
  readonly previous: StoredResume | null
  /** What the latest run held back, in outline. */
  readonly heldBack: readonly HeldBackLetter[]
}

/** What owners said of what was read of their resumes; one review an owner. */
export interface FactReviewStore {
  /** In one round trip; null when the account is gone. */
  context(userId: string): Promise<FactContext | null>
  /** False when the stored version is not the expected one; 0 expects that there is none yet. */
  save(userId: string, review: FactReview, expectedVersion: number): Promise<boolean>
}
