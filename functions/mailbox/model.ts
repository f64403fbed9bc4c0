export type { Mailbox } from './mailbox.item.ts'

export type MailboxProblem = 'grant_dead' | 'refused'

/** An entry whose draft was saved in a mailbox. */
export interface SavedDraft {
  readonly emailId: string
  readonly draftId: string
  /** When work on it began: the draft is younger than that. */
  readonly openedAt: Date
  /** It was missing when the drafts were last read. */
  readonly isGone: boolean
}

/** A message as it will stand in Drafts: plain text, one recipient. */
export interface DraftMessage {
  /** RFC 5322 Message-ID without angle brackets; made from the entry, so the same at every attempt. */
  readonly messageId: string
  readonly from: { readonly name: string; readonly email: string }
  readonly to: { readonly name: string; readonly email: string }
  readonly subject: string
  readonly text: string
  /** What it answers: the Message-ID of that email, and its thread where it is known. */
  readonly reply?: { readonly inReplyTo: string; readonly threadId: string | null }
}

/** What opens a mailbox, unsealed for one use. */
export interface MailboxGrant {
  readonly refreshToken: string
}
