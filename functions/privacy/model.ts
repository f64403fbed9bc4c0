import type { Fingerprints } from '#platform/secrets.ts'
import type { OwnItemKind } from '#platform/inventory/own-items.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a user's own partition as it is kept, without what only the store needs. */
export interface OwnRecord {
  readonly kind: OwnItemKind
  /** What tells it from others of its kind; empty where there is one alone. */
  readonly id: string
  readonly fields: Fields
}

/** A deletion under way. It stays until everything is gone, so that it can be taken up after a crash. */
export interface AccountDeletion {
  readonly userId: string
  readonly startedAt: Date
  /** Who the account's customers at the payment provider are to be looked for as. */
  readonly email: string
  /** Google's subjects of the sign-ins that led to it, as the user pool knows them. */
  readonly subjects: readonly string[]
}

/** What a deleted account is known by: in the table's mark, and in the list outside of it. */
export const deletedFingerprint = (userId: string, fingerprints: Fingerprints): string =>
  fingerprints.fingerprint(`erased:${userId}`)
