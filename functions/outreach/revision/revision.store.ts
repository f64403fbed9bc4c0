import type { LetterVersion, RevisionWork, RevisionFailure, RevisionIntent } from './model.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { REVISIONS } from '#shared/catalog/constants.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { letterToAttribute } from '../emails/outreach-email.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { revisionFromItem, versionsToAttribute } from './revision.item.ts'
import { keys } from '#platform/table/keys.ts'
import { hasObjected } from '#functions/recipients/recipient.item.ts'
import { draftedEmail } from '../emails/drafted-email.store.ts'
import { isDraft } from './revision-request.store.ts'
import type { Item, Table, TransactionPart } from '#platform/table/table.ts'
import type { Lease } from '../model.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import type { Refusal } from '#shared/models/outreach/held-back.ts'

/** The sweeper takes up postponed work this long after its time. */
const SWEEP_AFTER_MS = 60_000

const STATE = { '#state': 'state' }

/** Revisions in the table, with the leases and transactions that keep each draft to one. */
export function revisionStore(table: Table, secrets: Fingerprints) {
  /** Ends what is being worked on. */
  const end = (work: RevisionWork, token: string, set: string, values: Item): TransactionPart => ({
    Update: {
      TableName: table.name,
      Key: { ...keys.revision(work.email.userId, work.email.id) },
      UpdateExpression: `SET #state = :state, failure = :failure, refusals = :refusals, leaseUntil = :none, replaces = :none${set} REMOVE letter, leaseToken, openPk, openSk`,
      ConditionExpression: 'leaseToken = :token',
      ExpressionAttributeNames: STATE,
      ExpressionAttributeValues: { ':none': null, ':token': token, ...values },
    },
  })
  return {
    /**
     * Takes the right to work on an open revision; null when it is not open or another has it, and when its
     * email is gone: then it ends.
     */
    async claim(userId: string, emailId: string, lease: Lease, now: Date) {
      const key = keys.revision(userId, emailId)
      const taken = await table.update(key, {
        UpdateExpression: 'SET leaseToken = :token, leaseUntil = :until ADD attempts :one',
        ConditionExpression: '#state = :open AND (leaseUntil = :none OR leaseUntil <= :now)',
        ExpressionAttributeNames: STATE,
        ExpressionAttributeValues: {
          ':token': lease.token,
          ':until': toStored(lease.until),
          ':one': 1,
          ':open': 'open',
          ':none': null,
          ':now': toStored(now),
        },
      })
      if (taken === null) return null
      const email = await draftedEmail(table, userId, emailId)
      if (email !== null && email.letter !== null && email.draftId !== null)
        return {
          email: { ...email, letter: email.letter, draftId: email.draftId },
          ...revisionFromItem(taken),
        }
      // Moved into another account, or deleted.
      await table.update(key, {
        UpdateExpression: 'SET #state = :failed, failure = :doubt REMOVE letter, leaseToken, openPk, openSk',
        ExpressionAttributeNames: STATE,
        ExpressionAttributeValues: { ':failed': 'failed', ':doubt': 'in_doubt' },
      })
      return null
    },

    /** False, here and below, when another has the revision: stop at once, it goes on. */
    async saveLetter({ email }: RevisionWork, lease: Lease, letter: CheckedLetter) {
      const updated = await table.update(keys.revision(email.userId, email.id), {
        UpdateExpression: 'SET letter = :letter',
        ConditionExpression: 'leaseToken = :token',
        ExpressionAttributeValues: { ':letter': letterToAttribute(letter), ':token': lease.token },
      })
      return updated !== null
    },

    /** Before the draft is replaced; also moves the end of the lease to that of `lease`. */
    async saveIntent(
      { email }: RevisionWork,
      lease: Lease,
      mailbox: Mailbox,
      replaces: string,
    ): Promise<RevisionIntent> {
      // As for a first draft: read and not checked in the transaction, where it would cost eight times as
      // much.
      const recipients = await table.getMany(Object.values(recipientKeys(email, secrets)))
      if (recipients.some((item) => item !== null && hasObjected(item))) return 'objected'
      const failed = await table.transact([
        {
          Update: {
            TableName: table.name,
            Key: { ...keys.revision(email.userId, email.id) },
            UpdateExpression: 'SET replaces = :replaces, leaseUntil = :until',
            ConditionExpression: 'leaseToken = :token',
            ExpressionAttributeValues: {
              ':replaces': replaces,
              ':until': toStored(lease.until),
              ':token': lease.token,
            },
          },
        },
        isDraft(table, email),
        {
          ConditionCheck: {
            TableName: table.name,
            Key: { ...keys.gmail(email.userId) },
            ConditionExpression: 'connectedAt = :connected AND isActive = :on',
            ExpressionAttributeValues: { ':connected': toStored(mailbox.connectedAt), ':on': true },
          },
        },
        {
          ConditionCheck: {
            TableName: table.name,
            Key: { ...keys.profile(email.userId) },
            ConditionExpression: 'isActive = :on',
            ExpressionAttributeValues: { ':on': true },
          },
        },
      ])
      if (failed.length === 0) return 'saved'
      if (failed.includes(0)) return 'lease_lost'
      return failed.includes(1) ? 'not_a_draft' : 'mailbox_changed'
    },

    /** One transaction: the new letter takes the place of the old, which becomes a version. */
    async finish(work: RevisionWork & { readonly letter: CheckedLetter }, { token }: Lease, now: Date) {
      const { email, letter, revision } = work
      const failed = await table.transact([
        end(work, token, ', versions = :versions, currentWish = :wish, currentAt = :now', {
          ':state': 'done',
          ':failure': null,
          ':refusals': [],
          ':versions': versionsToAttribute(versionsAfter(work)),
          ':wish': revision.wish,
          ':now': toStored(now),
        }),
        set(table, keys.material(email.userId, email.id), 'letter', letterToAttribute(letter)),
        set(table, keys.email(email.userId, email.id), 'subject', letter.subject),
      ])
      return failed.length === 0
    },

    async fail(work: RevisionWork, { token }: Lease, failure: RevisionFailure, refusals: readonly Refusal[]) {
      return (
        (
          await table.transact([
            end(work, token, '', { ':state': 'failed', ':failure': failure, ':refusals': refusals }),
          ])
        ).length === 0
      )
    },

    /** Puts the work off until then; the attempt does not count. */
    async postpone({ email }: RevisionWork, { token }: Lease, until: Date) {
      const updated = await table.update(keys.revision(email.userId, email.id), {
        UpdateExpression:
          'SET leaseUntil = :until, openSk = :due, attempts = attempts - :back REMOVE leaseToken',
        ConditionExpression: 'leaseToken = :token',
        ExpressionAttributeValues: {
          ':until': toStored(until),
          ':due': toStored(new Date(until.getTime() + SWEEP_AFTER_MS)),
          ':back': 1,
          ':token': token,
        },
      })
      return updated !== null
    },
  }
}

/** What becomes of it. */
export type RevisionStore = ReturnType<typeof revisionStore>

/** The letter that goes, before those that went before it. */
function versionsAfter({ email, revision }: RevisionWork): readonly LetterVersion[] {
  const { subject, body, score, letter } = email.letter
  const former = {
    subject,
    body,
    score,
    writer: letter.writer,
    wish: revision.current?.wish ?? null,
    at: revision.current?.at ?? email.createdAt,
  }
  return [former, ...revision.versions].slice(0, REVISIONS.versionsKept)
}

const set = (
  table: Table,
  key: { pk: string; sk: string },
  name: string,
  value: unknown,
): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...key },
    UpdateExpression: 'SET #name = :value',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  },
})
