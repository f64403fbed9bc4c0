import { exists, part, type Change, type TransactionPart } from '#platform/table/expressions.ts'
import type {
  DraftedEmail,
  LetterVersion,
  Revision,
  RevisionWork,
  RevisionFailure,
  RevisionIntent,
} from './model.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { letterToAttribute, type WrittenFrom } from '../emails/outreach-email.item.ts'
import { revisionFromItem, versionsToAttribute } from './revision.item.ts'
import { keys } from '#platform/table/keys.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { isDraft } from './revision-request.store.ts'
import { acquired, postponed } from '#platform/table/leases.ts'
import { contactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { Table } from '#platform/table/table.ts'
import type { Lease } from '../model.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'
import type { Refusal } from '#engine/values/finding.ts'

/** Revisions in the table, with the leases and transactions that allow each draft one revision at a time. */
export function revisionStore(table: Table, secrets: Fingerprints) {
  /** Ends the revision that the lease holds. */
  const end = ({ email }: RevisionWork, leaseToken: string, set: Change['set']): TransactionPart =>
    part.update(keys.revision(email.userId, email.id), {
      set: { ...set, leaseUntil: null, replaces: null },
      remove: ['letter', 'writtenFrom', 'leaseToken', 'openPk', 'openSk'],
      when: { leaseToken },
    })
  return {
    /**
     * Acquires the lease of an open revision; null when it is not open or another worker holds it. A revision
     * whose email is gone is ended, and the result is null too.
     */
    async claim(userId: string, emailId: string, lease: Lease, now: Date) {
      const key = keys.revision(userId, emailId)
      const taken = await table.update(key, acquired(lease, 'open', now))
      if (taken === null) return null
      const email = await draftedEmail(table, userId, emailId)
      if (email !== null && email.letter !== null && email.draftId !== null)
        return {
          email: { ...email, letter: email.letter, draftId: email.draftId },
          ...revisionFromItem(taken),
        }
      // The email was moved into another account or deleted.
      await table.update(key, {
        set: { state: 'failed', failure: 'in_doubt' },
        remove: ['letter', 'writtenFrom', 'leaseToken', 'openPk', 'openSk'],
      })
      return null
    },

    /** False, as below, when another worker holds the revision: the caller has to stop at once. */
    async saveLetter({ email }: RevisionWork, lease: Lease, letter: CheckedLetter, from: WrittenFrom) {
      const updated = await table.update(keys.revision(email.userId, email.id), {
        set: { letter: letterToAttribute(letter), writtenFrom: from },
        when: { leaseToken: lease.token },
      })
      return updated !== null
    },

    /** Records that the draft is about to be replaced, and extends the lease to that of `lease`. */
    async saveIntent(
      { email }: RevisionWork,
      lease: Lease,
      mailbox: Mailbox,
      replaces: string,
    ): Promise<RevisionIntent> {
      const refusal = await contactRefusal(table, email, secrets)
      if (refusal !== null) return refusal
      const failed = await table.transact([
        part.update(keys.revision(email.userId, email.id), {
          set: { replaces, leaseUntil: lease.until },
          when: { leaseToken: lease.token },
        }),
        isDraft(email),
        part.check(keys.gmail(email.userId), { connectedAt: mailbox.connectedAt, isActive: true }),
        part.check(keys.profile(email.userId), { isActive: true }),
      ])
      if (failed.length === 0) return 'saved'
      if (failed.includes(0)) return 'lease_lost'
      return failed.includes(1) ? 'not_a_draft' : 'mailbox_changed'
    },

    /**
     * Replaces the letter in one transaction; the old letter becomes a version. A text that its user typed is
     * the letter already. `threadId` is where Gmail has the draft now.
     */
    async finish(
      work: RevisionWork & { readonly letter: CheckedLetter },
      { token }: Lease,
      threadId: string | null,
      now: Date,
    ) {
      const { email, letter, revision } = work
      if (revision.wish === 'own_words')
        return (
          (
            await table.transact([
              end(work, token, { state: 'done', failure: null }),
              ...moved(email, threadId),
            ])
          ).length === 0
        )
      const failed = await table.transact([
        end(work, token, {
          state: 'done',
          failure: null,
          refusals: [],
          versions: versionsToAttribute(versionsAfter(work)),
          currentWish: revision.wish,
          currentAt: now,
        }),
        part.update(keys.material(email.userId, email.id), {
          set: { letter: letterToAttribute(letter), writtenFrom: work.from },
          when: exists('pk'),
        }),
        part.update(keys.email(email.userId, email.id), {
          set: { subject: letter.subject, threadId: threadId ?? email.threadId },
          when: exists('pk'),
        }),
      ])
      return failed.length === 0
    },

    async fail(work: RevisionWork, { token }: Lease, failure: RevisionFailure, refusals: readonly Refusal[]) {
      return (await table.transact([end(work, token, { state: 'failed', failure, refusals })])).length === 0
    },

    /** Postpones the work until `until`; the attempt is not counted. */
    async postpone({ email }: RevisionWork, lease: Lease, until: Date) {
      const key = keys.revision(email.userId, email.id)
      return (await table.update(key, postponed(lease, until))) !== null
    },
  }
}

/** The change of an email whose draft Gmail has in another thread than before. */
const moved = (
  { userId, id, threadId }: RevisionWork['email'],
  now: string | null,
): readonly TransactionPart[] =>
  now === null || now === threadId
    ? []
    : [part.update(keys.email(userId, id), { set: { threadId: now }, when: exists('pk') })]

/** The replaced letter, followed by those replaced before it. */
export function versionsAfter({
  email,
  revision,
}: {
  readonly email: Pick<DraftedEmail, 'createdAt'> & { readonly letter: CheckedLetter }
  readonly revision: Pick<Revision, 'current' | 'versions'> | null
}): readonly LetterVersion[] {
  const { subject, body, score, letter } = email.letter
  const former = {
    subject,
    body,
    score,
    writer: letter.writer,
    wish: revision?.current?.wish ?? null,
    at: revision?.current?.at ?? email.createdAt,
  }
  return [former, ...(revision?.versions ?? [])].slice(0, REVISIONS.versionsKept)
}
