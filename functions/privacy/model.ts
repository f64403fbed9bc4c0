import type { Fingerprints } from '#platform/secrets.ts'
import type { OwnItemKind } from '#platform/inventory/own-items.ts'

export type Fields = Readonly<Record<string, unknown>>

/** An item of a user's own partition without the attributes that only the store needs. */
export interface OwnRecord {
  readonly kind: OwnItemKind
  /** Distinguishes it from others of its kind; empty for a kind with only one. */
  readonly id: string
  readonly fields: Fields
}

/** The independent steps of a deletion, each at one vendor or in one of our stores. */
export const DELETION_STEPS = {
  list: 'the list of deletions',
  items: 'the table',
  mailbox: 'Google',
  schedule: 'the schedule',
  files: 'the files',
  payments: 'Stripe',
  sign_in: 'Cognito',
} as const
export type DeletionStep = keyof typeof DELETION_STEPS

/** A deletion in progress, recorded so that it can continue after a crash. */
export interface AccountDeletion {
  readonly userId: string
  readonly startedAt: Date
  /** Address by which the account's customers at the payment provider are found. */
  readonly email: string
  /** Google's subjects of the account's sign-ins, by which the user pool finds them. */
  readonly subjects: readonly string[]
}

/** Identifies a deleted account in the table's proof of deletion, and in the list outside of the table. */
export const deletedFingerprint = (userId: string, fingerprints: Fingerprints): string =>
  fingerprints.fingerprint(`erased:${userId}`)
