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

/** Mail from the service itself, from its own address. It has nothing to do with a user's mailbox. */
export interface UserMail {
  /** Throws AppError unavailable. */
  send(message: UserMessage): Promise<void>
}

/** What is known of a notice that goes out once. */
export type NoticeState = 'begun' | 'under_way' | 'sent' | 'given_up'

/**
 * Notices that go to a user once, under a name of our own; in the user's partition, without a word of the
 * mail.
 */
export interface NoticeLog {
  /**
   * Takes the notice: `begun` for who may send it now. One that was begun before `staleAfter` by somebody who
   * never said how it ended may be taken again, five times in all.
   */
  begin(userId: string, notice: string, now: Date, staleAfter: Date): Promise<NoticeState>
  sent(userId: string, notice: string): Promise<void>
  /** Lets the next one try at once. */
  failed(userId: string, notice: string): Promise<void>
}
