import type { DraftTraits } from './is-draft-of.ts'
import type { DraftMessage, MailboxGrant } from './model.ts'

/** A draft of ours in a mailbox, with its thread if the vendor named it. */
export interface DraftPlace {
  readonly draftId: string
  readonly threadId: string | null
}

/**
 * Drafts in a user's mailbox, whoever its vendor is. Nothing ever leaves the mailbox. Every method throws only
 * MailboxError, with one of its six failures.
 */
export interface MailboxClient {
  /** Creates a draft in the thread that the message answers, or in a new one when that thread is gone. */
  createDraft(grant: MailboxGrant, message: DraftMessage): Promise<DraftPlace>
  /** Finds a draft by its Message-ID, or by `isDraftOf` if the user edited it. Null when there is none. */
  findDraft(grant: MailboxGrant, wanted: DraftTraits): Promise<DraftPlace | null>
  /** Lists draft ids only. `complete` is false when the mailbox has more drafts than are listed. */
  draftIds(grant: MailboxGrant): Promise<{ readonly ids: ReadonlySet<string>; readonly complete: boolean }>
  /**
   * Looks at a draft; null when it was sent or discarded. `version` changes with every change. `messageId`,
   * without angle brackets, is ours until the user edits the draft.
   */
  look(
    grant: MailboxGrant,
    draftId: string,
  ): Promise<{
    readonly version: string
    readonly messageId: string
    readonly threadId: string | null
  } | null>
  /** Replaces a draft's message. Null, without creating a draft, when the draft was sent or discarded. */
  replace(grant: MailboxGrant, draft: DraftPlace, message: DraftMessage): Promise<DraftPlace | null>
  /** Deletes a draft; false when it was already sent or deleted. A sent message is not touched. */
  remove(grant: MailboxGrant, draftId: string): Promise<boolean>
  /** Email address of the mailbox; also the cheapest check that the grant works. */
  address(grant: MailboxGrant): Promise<string>
}

/** What drafting and connecting need of a mailbox. */
export type DraftMailbox = Pick<MailboxClient, 'createDraft' | 'findDraft' | 'address'>
