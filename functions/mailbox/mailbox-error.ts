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
