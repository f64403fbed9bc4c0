import type { WrittenFrom } from '../emails/outreach-email.item.ts'
import type { DraftedEmail } from '../emails/drafted-email.store.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { RevisionKind } from '#engine/values/letter-tones.ts'
import type { Refusal } from '#engine/values/finding.ts'
import type { ContactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { LetterVersion, RevisionFailure } from './revision.item.ts'

export type { DraftedEmail, LetterVersion, RevisionFailure }

/** The state of rewriting an email's draft. */
export interface Revision {
  readonly state: 'open' | 'done' | 'failed'
  readonly wish: RevisionKind
  /** Whether the user wants the draft replaced although they changed it in Gmail. */
  readonly replaceChanged: boolean
  /** Ids of the lines that the user chose; empty for other wishes. */
  readonly lines: readonly string[]
  readonly askedAt: Date
  readonly failure: RevisionFailure | null
  /** Why the new letter was held back. */
  readonly refusals: readonly Refusal[]
  /** Newest first. */
  readonly versions: readonly LetterVersion[]
  /** The origin of the current letter; null while it is the first one. */
  readonly current: { readonly wish: RevisionKind; readonly at: Date } | null
}

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
