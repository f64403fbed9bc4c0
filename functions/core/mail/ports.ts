/** A plain message from the service to one of its users, or to support. */
export interface UserMessage {
  readonly to: string
  readonly subject: string
  /** Whom an answer goes to, when not to us. */
  readonly replyTo?: string
  /** Plain text; lines ended by \n. */
  readonly text: string
}

/** Mail from the service itself, from its own address. It has nothing to do with a user's mailbox. */
export interface UserMail {
  /** Throws AppError unavailable. */
  send(message: UserMessage): Promise<void>
}
