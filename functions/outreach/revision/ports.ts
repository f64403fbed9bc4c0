import type { Lease } from '../model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import type { DraftMessage, MailboxGrant } from '#functions/mailbox/ports.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { RevisionWish } from '#shared/catalog/letters.ts'
import type { ReviseMessage } from '#shared/messages/cycle.ts'
import type { Refusal } from '#shared/models/held-back.ts'
import type { DraftedEntry, RevisionFailure, RevisionWork } from './model.ts'

export interface RevisionQueue {
  /** `delaySeconds` 0 to 900. */
  send(message: ReviseMessage, delaySeconds?: number): Promise<void>
}

export type Asked = 'asked' | 'under_way' | 'not_a_draft' | 'limit_reached'

export type RevisionIntent =
  | 'saved'
  /** Another worker has the revision. */
  | 'lease_lost'
  /** The draft was sent, discarded or marked meanwhile. */
  | 'not_a_draft'
  | 'objected'
  /** The mailbox or the account changed since they were read: read both again. */
  | 'mailbox_changed'

/** What a user may ask. */
export interface RevisionRequests {
  entry(userId: string, entryId: string): Promise<DraftedEntry | null>
  /** One transaction: the revision, the count of the day, and that there is a draft. */
  ask(entry: DraftedEntry, wish: RevisionWish, dueAt: Date, now: Date): Promise<Asked>
}

/** What becomes of it. */
export interface RevisionStore {
  /**
   * Takes the right to work on an open revision; null when it is not open or another has it, and when its
   * entry is gone: then it ends.
   */
  claim(userId: string, entryId: string, lease: Lease, now: Date): Promise<RevisionWork | null>
  /** False, here and below, when another has the revision: stop at once, it goes on. */
  saveLetter(work: RevisionWork, lease: Lease, letter: CheckedLetter): Promise<boolean>
  /** Before the draft is replaced; also moves the end of the lease to that of `lease`. */
  saveIntent(work: RevisionWork, lease: Lease, mailbox: Mailbox, replaces: string): Promise<RevisionIntent>
  /** One transaction: the new letter takes the place of the old, which becomes a version. */
  finish(work: RevisionWork & { readonly letter: CheckedLetter }, lease: Lease, now: Date): Promise<boolean>
  fail(
    work: RevisionWork,
    lease: Lease,
    failure: RevisionFailure,
    refusals: readonly Refusal[],
  ): Promise<boolean>
  /** Puts the work off until then; the attempt does not count. */
  postpone(work: RevisionWork, lease: Lease, until: Date): Promise<boolean>
}

/** A draft as it stands in its mailbox, by its headers alone. */
export interface StandingDraft {
  /** Another one after every change, by whomever. */
  readonly version: string
  /**
   * Without angle brackets: ours as long as its owner has not edited it, for then Gmail gives it one of its
   * own.
   */
  readonly messageId: string
}

/** Drafts that are there already. Throws MailboxError. */
export interface StandingDrafts {
  /** Null when the draft was sent or discarded. */
  look(grant: MailboxGrant, draftId: string): Promise<StandingDraft | null>
  /**
   * Puts another message in the place of the draft's, which stays the same draft; false, and nothing is made,
   * when it was sent or discarded.
   */
  replace(grant: MailboxGrant, draftId: string, message: DraftMessage): Promise<boolean>
}
