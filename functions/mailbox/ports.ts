import type { DraftTraits } from './is-draft-of.ts'

/** A message as it will stand in Drafts: plain text, one recipient. */
export interface DraftMessage {
  /** RFC 5322 Message-ID without angle brackets; made from the entry, so the same at every attempt. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly email: string }
  readonly to: { readonly name: string; readonly email: string }
  readonly subject: string
  readonly text: string
}

/** What opens a mailbox, unsealed for one use. */
export interface MailboxGrant {
  readonly refreshToken: string
}

export type MailboxFailure =
  /** The grant is dead (revoked, expired, password changed): never retry, the user must connect again. */
  | 'grant_dead'
  /** Scope missing or account barred by its administrator. */
  | 'refused'
  /** This one message is none that the mailbox takes; the mailbox itself is well. */
  | 'message_refused'
  /** Rate limit or outage before the request had an effect: try again later. */
  | 'retry_later'
  /** No answer after the request was sent: it may have had its effect. Look before trying again. */
  | 'uncertain'
  /** The daily budget is used up: tomorrow. */
  | 'tomorrow'

/** The only failure a mailbox throws. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError'
  readonly failure: MailboxFailure
  readonly retryAfterSeconds: number | undefined

  constructor(failure: MailboxFailure, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(failure, { cause: options.cause })
    this.failure = failure
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Drafts in somebody's own mailbox. There is no method to send, and there will be none. */
export interface DraftMailbox {
  createDraft(grant: MailboxGrant, message: DraftMessage): Promise<{ draftId: string }>
  /**
   * Looks a draft up by Message-ID in the search index, and among the newest drafts as `isDraftOf` does: the
   * index lags behind, and its owner may have edited it.
   */
  findDraft(grant: MailboxGrant, wanted: DraftTraits): Promise<{ draftId: string } | null>
  /** Address of the mailbox; also the cheapest proof that the grant works. */
  address(grant: MailboxGrant): Promise<string>
}

/** Google's consent for a mailbox. */
export interface MailboxConsent {
  /** Where to send the browser. */
  authorizeUrl(request: { state: string; codeChallenge: string; loginHint: string }): string
  /** Exchanges the code. `composeGranted` is false when the user unticked Gmail. Throws MailboxError. */
  exchange(request: {
    code: string
    codeVerifier: string
  }): Promise<{ refreshToken: string | null; email: string; composeGranted: boolean }>
  /** Revokes the grant; a grant that is dead already counts as done. Throws MailboxError retry_later. */
  revoke(grant: MailboxGrant): Promise<void>
}

/** Seals a secret for one user: what was sealed for one cannot be opened for another. */
export interface Sealer {
  seal(userId: string, secret: string): Promise<string>
  open(userId: string, sealed: string): Promise<string>
}
