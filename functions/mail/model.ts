/** A message from the service to one of its users, or to support. */
export interface UserMessage {
  readonly to: string
  readonly subject: string
  /** Whom an answer goes to, when not to us. */
  readonly replyTo?: string
  /** Plain text; lines ended by \n. */
  readonly text: string
  /** The same as a page, for programs that show one. */
  readonly html?: string
}

/** What is known of a notice that goes out once. */
export type SentMailState = 'begun' | 'under_way' | 'sent' | 'given_up'
