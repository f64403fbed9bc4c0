import type { ErasureMessage } from '#shared/messages/privacy.ts'
import type { OwnItemKind } from '#platform/inventory.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a user's own partition as it is kept, without what only the store needs. */
export interface OwnRecord {
  readonly kind: OwnItemKind
  /** What tells it from others of its kind; empty where there is one alone. */
  readonly id: string
  readonly fields: Fields
}

/** Everything that stands in a user's own partition. */
export interface PersonalRecords {
  of(userId: string): Promise<readonly OwnRecord[]>
}

/** A deletion under way. It stays until everything is gone, so that it can be taken up after a crash. */
export interface Erasure {
  readonly userId: string
  readonly startedAt: Date
  /** Who the account's customers at the payment provider are to be looked for as. */
  readonly email: string
  /** Google's subjects of the sign-ins that led to it, as the user pool knows them. */
  readonly subjects: readonly string[]
}

export interface ErasureStore {
  /**
   * One transaction: the account is closed and loses its name, the ways into it end with its sessions, its
   * mailbox takes no more drafts, no run can start, that its trial was used is marked, and the deletion is on
   * record. From here on the rest follows, whatever crashes. An account that is being deleted already, or is
   * gone, is left as it is.
   */
  begin(userId: string, now: Date): Promise<void>
  find(userId: string): Promise<Erasure | null>
  /** Whether another account is still moving into this one. */
  isMerging(userId: string): Promise<boolean>
  /** The accounts that were linked into this one, and those that were linked into them. */
  absorbed(userId: string): Promise<readonly string[]>
  /** Marks the account's trial as used, for whoever signs up with its addresses later. */
  markTrial(erasure: Erasure, at: Date): Promise<void>
  /**
   * Removes what stands in the partition, and what leads into it from outside; the record of the deletion
   * stays.
   */
  removeItems(userId: string, now: Date): Promise<void>
  /** Puts the last look off until then. */
  lookAgain(userId: string, at: Date): Promise<void>
  /** Removes what is left, with the record; that it was done is kept under a fingerprint. */
  finish(erasure: Erasure, now: Date): Promise<void>
}

export interface ErasureQueue {
  send(message: ErasureMessage): Promise<void>
}

/**
 * The records that the identity provider's user pool keeps of sign-ins with Google; none there is as good.
 */
export interface UserPool {
  forget(subject: string): Promise<void>
}

/** Removes all files of a user in every version; none there is as good. */
export interface FileEraser {
  removeAll(userId: string): Promise<void>
}

/**
 * Ends what an account pays at once and deletes it as a customer. Doing it again changes nothing. Throws
 * AppError unavailable.
 */
export interface BillingEnding {
  /**
   * Returns when the account's trial began; null when it had none. `email` is empty where the address is not
   * known any more.
   */
  end(userId: string, email: string): Promise<Date | null>
}
