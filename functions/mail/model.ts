/** The user that a mail goes to. */
export interface Addressee {
  readonly to: string
  /** May be empty. */
  readonly firstName: string
  /** Origin of the site, for links. */
  readonly site: string
}

/** A message from the service to one of its users, or to support. */
export interface UserMessage {
  readonly to: string
  readonly subject: string
  /** Address for replies, when they should not come to us. */
  readonly replyTo?: string
  /** Plain text; lines ended by \n. */
  readonly text: string
  /** URL that stops mails of this kind for this user, by one press in the mail program (RFC 8058). */
  readonly unsubscribe?: string
  /** The same content as HTML. */
  readonly html?: string
}

/** State of a notice that is sent only once. */
export type SentMailState = 'begun' | 'under_way' | 'sent' | 'given_up'
