import type { MergeMessage } from '#shared/messages/linking.ts'
import type { AddressEntry } from '#functions/account/model.ts'
import type { LinkProof, Merge } from './model.ts'

/** Accounts by their address. */
export interface AddressBook {
  /** Every account under an address: one with Google and an imported one may share it. */
  at(email: string): Promise<readonly AddressEntry[]>
}

export interface LinkProofs {
  save(proof: LinkProof): Promise<void>
  /** Reads it and leaves it: it is used up in the step that begins the merge. Null when unknown or over. */
  find(tokenHash: string, now: Date): Promise<LinkProof | null>
}

export interface Passwords {
  /** Compares in the same time whether or not there is a hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>
}

export type Beginning =
  | 'begun'
  /** A run is under way in one of the two accounts. */
  | 'busy'
  /** One of them was merged or closed meanwhile, or the proof was used. */
  | 'refused'

export interface MergeStore {
  /**
   * One transaction: the account that goes is closed, its ways in lead to the other, its sessions end, the
   * proof is used up and the merge is on record. From here on the rest follows, whatever crashes.
   */
  begin(merge: Merge, tokenHash: string | null): Promise<Beginning>
  find(survivorId: string, absorbedId: string): Promise<Merge | null>
  /**
   * Moves what is left of the partition, a transaction an item. False when something is being worked on and
   * has to be tried again.
   */
  moveItems(merge: Merge): Promise<boolean>
  /** The resumes that have not been moved. */
  resumesLeft(userId: string): Promise<readonly string[]>
  finish(merge: Merge, now: Date): Promise<void>
}

/** Files of a resume change their owner; what was moved already, or is gone, counts as done. */
export interface ResumeMover {
  move(fromUserId: string, toUserId: string, resumeId: string): Promise<void>
}

/** Ends what the account that goes was paying, and hands its past to the other. */
export interface BillingMerge {
  absorb(survivorId: string, absorbedId: string): Promise<void>
}

export interface MergeQueue {
  send(message: MergeMessage): Promise<void>
}
