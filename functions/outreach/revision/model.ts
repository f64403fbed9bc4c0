import type { WrittenFrom } from '../emails/outreach-email.item.ts'
import type { DraftedEmail } from '../emails/drafted-email.store.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { ContactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { LetterVersion, Revision, RevisionFailure } from './revision.item.ts'

export type { DraftedEmail, LetterVersion, Revision, RevisionFailure }

/** An open revision with its email, as a worker holds it. */
export interface RevisionWork {
  readonly email: DraftedEmail & { readonly letter: CheckedLetter; readonly draftId: string }
  readonly revision: Revision
  readonly attempts: number
  /** The new letter, once it is written. */
  readonly letter: CheckedLetter | null
  /** The resume that it is written from; undefined without one, and for letters from before it was stored. */
  readonly from: WrittenFrom | undefined
  /** Gmail's id of the message to replace, set before Gmail is asked to: it may be replaced already. */
  readonly replaces: string | null
}

export type RevisionIntent =
  | 'saved'
  /** Another worker holds the revision. */
  | 'lease_lost'
  /** The draft was sent, discarded or marked meanwhile. */
  | 'not_a_draft'
  | ContactRefusal
  /** The mailbox or the account changed since they were read: both have to be read again. */
  | 'mailbox_changed'
