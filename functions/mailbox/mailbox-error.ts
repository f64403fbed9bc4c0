export type MailboxFailure =
  /** The grant was revoked or expired, or the password changed: the user must connect again. */
  | 'grant_dead'
  /** The scope is missing, or an administrator blocks the account. */
  | 'refused'
  /** The mailbox does not accept this message, but works otherwise. */
  | 'message_refused'
  /** A rate limit or an outage, and the request had no effect: retry later. */
  | 'retry_later'
  /** No answer after the request was sent, so it may have had an effect: check before trying again. */
  | 'uncertain'
  /** Gmail's daily quota is used up: retry tomorrow. */
  | 'tomorrow'

/** The only error that a mailbox throws. */
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
