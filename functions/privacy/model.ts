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
export type DeletionStep = 'list' | 'items' | 'mailbox' | 'schedule' | 'files' | 'payments' | 'sign_in'

/** A step that failed, and the code or name of its error. */
export interface FailedStep {
  readonly step: DeletionStep
  readonly reason: string
}

/** What staff read for a step. */
const DELETION_STEPS: Readonly<Record<DeletionStep, string>> = {
  list: 'the list of deletions',
  items: 'the table',
  mailbox: 'Google',
  schedule: 'the schedule',
  files: 'the files',
  payments: 'Stripe',
  sign_in: 'Cognito',
}

/** The open steps in words, each with its last error. */
export const openSteps = (failed: readonly FailedStep[]): string =>
  failed.map(({ step, reason }) => `${DELETION_STEPS[step]} (${reason})`).join(', ')

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
