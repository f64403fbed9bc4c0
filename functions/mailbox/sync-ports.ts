import type { SyncMessage } from '#shared/messages/cycle.ts'
import type { MailboxGrant } from './ports.ts'

/** The drafts of a mailbox by their ids alone: no text, no recipient and no subject is asked for. */
export interface DraftList {
  /** `complete` is false when the mailbox holds more drafts than are listed. Throws MailboxError. */
  draftIds(grant: MailboxGrant): Promise<{ readonly ids: ReadonlySet<string>; readonly complete: boolean }>
}

export interface MailboxQueue {
  send(message: SyncMessage): Promise<void>
}

/** An entry whose draft was saved in a mailbox. */
export interface SavedDraft {
  readonly entryId: string
  readonly draftId: string
  /** When work on it began: the draft is younger than that. */
  readonly openedAt: Date
  /** It was missing when the drafts were last read. */
  readonly isGone: boolean
}

/** What the tracker knows of drafts. */
export interface DraftLedger {
  /** Entries made since then whose draft was saved in the mailbox of this address. */
  savedIn(userId: string, address: string, since: Date): Promise<readonly SavedDraft[]>
  /** Only while the entry still stands for that draft; calling it again changes nothing. */
  markGone(userId: string, draft: SavedDraft, now: Date): Promise<void>
  /** The draft is there after all. */
  markBack(userId: string, draft: SavedDraft): Promise<void>
}
