import type { Lease } from '#functions/outreach/model.ts'
import type { Contact } from '#functions/postings/model.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'
import type { OperationRecord } from './model.ts'

export interface OperationQueue {
  send(message: OperationMessage): Promise<void>
}

export interface OperationStore {
  /** False while another of the kind goes on. `dueAt` is when somebody should look whether it was begun. */
  begin(operation: OperationRecord, dueAt: Date): Promise<boolean>
  /** The latest of each kind that there was. */
  latest(): Promise<readonly OperationRecord[]>
  /**
   * Takes the right to work on what goes on, and counts the attempt; null when nothing does, or another
   * process works on it.
   */
  take(kind: OperationKind, lease: Lease, now: Date): Promise<OperationRecord | null>
  /** Writes down how far it is; with an end it is over. False when the lease was lost: stop at once. */
  save(operation: OperationRecord, lease: Lease): Promise<boolean>
  /** Leaves the rest to the next, at that time. An attempt that was no fault of the work is not counted. */
  release(operation: OperationRecord, lease: Lease, dueAt: Date, counts: boolean): Promise<void>
}

/** Whether a person and a company may be written to once more, without counting it. */
export interface RecipientScreen {
  refusal(
    contact: Pick<Contact, 'email' | 'domain'>,
    now: Date,
  ): Promise<'contact_capped' | 'company_capped' | 'asked_not_to_be_contacted' | null>
}

export interface MailboxIndex {
  /** Users with a connected mailbox, a page at a time; `next` is null on the last one. */
  page(after: string | null): Promise<{ readonly userIds: readonly string[]; readonly next: string | null }>
}
