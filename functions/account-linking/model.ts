import type { AddressEntry } from '#functions/account/model.ts'
/** What a mailed link proves: that who asked also reads the mail of this address. */
export interface LinkProof {
  readonly tokenHash: string
  /** Who asked while signed in; the link works for nobody else. */
  readonly askedBy: string
  /** The other account. */
  readonly candidate: AddressEntry
  readonly email: string
  readonly expiresAt: Date
}

/**
 * Two accounts becoming one. It stays until everything was moved, so that it can be taken up after a crash.
 */
export interface Merge {
  readonly primaryId: string
  readonly secondaryId: string
  readonly startedAt: Date
  readonly doneAt: Date | null
}

export type Beginning =
  | 'begun'
  /** A run is under way in one of the two accounts. */
  | 'busy'
  /** One of them was merged or closed meanwhile, or the proof was used. */
  | 'refused'
