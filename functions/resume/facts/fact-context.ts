import type { Account } from '#functions/account/model.ts'
import type { HeldBackLetter } from '#functions/runs/model.ts'
import type { SavedConfiguration } from '#functions/configuration/model.ts'
import type { FactReview } from '../review/review.ts'
import type { StoredResume } from '../stored-resume.ts'

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
