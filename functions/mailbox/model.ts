import { DAY, MINUTE } from '#platform/clock.ts'

export type MailboxProblem = 'grant_dead' | 'refused'

/**
 * What came of turning a mailbox off. `reconnected`: it is another connection by now, which is not at fault.
 * `kept_on`: so many were turned off within the hour that the cause is more likely ours than their owners'.
 */
export type TurnedOff = 'off' | 'reconnected' | 'kept_on'

/** An email whose draft was saved in a mailbox. */
export interface SavedDraft {
  readonly emailId: string
  readonly draftId: string
  /** When the work on the email began, which was before its draft was saved. */
  readonly openedAt: Date
  /** Whether the draft was missing when the drafts were last read. */
  readonly isGone: boolean
}

/** A message to save as a draft: plain text, one recipient. */
export interface DraftMessage {
  /** RFC 5322 Message-ID without angle brackets, made from the email: every attempt has the same one. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly email: string }
  readonly to: { readonly name: string; readonly email: string }
  readonly subject: string
  readonly text: string
  /** The Message-ID of the email it replies to, and that email's thread if it is known. */
  readonly reply?: { readonly inReplyTo: string; readonly threadId: string | null }
}

/** The credentials of a mailbox at its vendor, unsealed for a single use. */
export interface Credentials {
  readonly refreshToken: string
}

/** Credentials, with the id of the vendor that they are for. */
export interface MailboxGrant extends Credentials {
  readonly vendor: string
}

/** Time that the tracker waits before it asks for another check of the drafts, in milliseconds. */
export const ASK_EVERY_MS = 10 * MINUTE

/** Time between two syncs of a mailbox, in milliseconds. */
export const SYNC_EVERY_MS = DAY
