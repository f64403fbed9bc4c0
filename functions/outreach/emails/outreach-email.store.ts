import type { OutreachEmail, Lease, Ending, Intent } from '../model.ts'
import { DAY, dayOf, MINUTE } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { materialsBetween } from './email-range.store.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { endingParts } from './email-ending.store.ts'
import { recipientKeys } from '#functions/recipients/recipient.item.ts'
import { reservation } from './email-reservation.store.ts'
import {
  outreachEmailFromItems,
  OutreachEmailItem,
  letterToAttribute,
  materialFromItem,
} from './outreach-email.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { hasObjected } from '#functions/recipients/recipient.item.ts'
import type { Table, TransactionPart } from '#platform/table/table.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'

/** A day of the largest plan has thirty; linked accounts may have more. */
const MAX_TODAYS_EMAILS = 90

/** A postponed email is the sweeper's business this long after its time. */
const SWEEP_AFTER_MS = MINUTE

const dueAfter = (at: Date): string => toStored(new Date(at.getTime() + SWEEP_AFTER_MS))

/** Tracker emails in the table, with the leases and transactions that keep each to one draft. */
export function outreachEmailStore(table: Table, secrets: Fingerprints) {
  return {
    /** One transaction: email, job, quota, both recipients' counters and the run; all or nothing. */
    reserve: reservation(table, secrets),

    /** Takes the right to work on an email; null when it is finished, or somebody else works on it. */
    async claim(userId: string, emailId: string, lease: Lease, now: Date): Promise<OutreachEmail | null> {
      const key = keys.email(userId, emailId)
      const taken = await table.update(key, {
        // Its place among open work stays: the sweeper finds it there when this worker dies, and moves it on
        // itself. Each move is two writes.
        UpdateExpression: 'SET leaseToken = :token, leaseUntil = :until ADD attempts :one',
        ConditionExpression: '#state IN (:reserved, :written) AND (leaseUntil = :none OR leaseUntil <= :now)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':token': lease.token,
          ':until': toStored(lease.until),
          ':one': 1,
          ':reserved': 'reserved',
          ':written': 'written',
          ':none': null,
          ':now': toStored(now),
        },
      })
      if (taken === null) return null
      const material = await table.get(keys.material(userId, emailId))
      return material && outreachEmailFromItems(taken, material)
    },

    /**
     * Once: of two workers who wrote it the first has. False, here and below, when another has the email: stop
     * at once, it goes on.
     */
    async saveLetter(email: OutreachEmail, letter: CheckedLetter) {
      // Alone, for a transaction costs twice: whoever comes first has written it, and an email that was moved
      // or deleted has nothing to write to.
      const updated = await table.update(keys.material(email.userId, email.id), {
        UpdateExpression: 'SET letter = :letter',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(letter) OR letter = :letter)',
        ExpressionAttributeValues: { ':letter': letterToAttribute(letter) },
      })
      return updated !== null
    },

    /**
     * Only while the mailbox is as it was read, the account is on and nobody objected: after a disconnection,
     * an objection, or once it was switched off, no draft is begun. Also moves the end of the lease to that of
     * `lease`.
     */
    async saveIntent(email: OutreachEmail, lease: Lease, mailbox: Mailbox, now: Date): Promise<Intent> {
      // Read and not checked in the transaction, where the two cost eight times as much: the mailbox is asked
      // after it, and looks no more either.
      const recipients = await table.getMany(Object.values(recipientKeys(email, secrets)))
      if (recipients.some((item) => item !== null && hasObjected(item))) return 'objected'
      const failed = await table.transact([
        {
          Update: {
            TableName: table.name,
            Key: { ...keys.email(email.userId, email.id) },
            UpdateExpression:
              'SET intentAt = :now, draftMailbox = :mailbox, misses = :zero, leaseUntil = :until',
            ConditionExpression: 'leaseToken = :token AND #state IN (:reserved, :written)',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: {
              ':now': toStored(now),
              ':mailbox': mailbox.email,
              ':zero': 0,
              ':until': toStored(lease.until),
              ':token': lease.token,
              ':reserved': 'reserved',
              ':written': 'written',
            },
          },
        },
        {
          ConditionCheck: {
            TableName: table.name,
            Key: { ...keys.gmail(email.userId) },
            ConditionExpression: 'connectedAt = :connected AND isActive = :on',
            ExpressionAttributeValues: { ':connected': toStored(mailbox.connectedAt), ':on': true },
          },
        },
        // Nor for an account that was closed or deactivated meanwhile.
        {
          ConditionCheck: {
            TableName: table.name,
            Key: { ...keys.profile(email.userId) },
            ConditionExpression: 'isActive = :on',
            ExpressionAttributeValues: { ':on': true },
          },
        },
      ])
      if (failed.includes(0)) return 'lease_lost'
      return failed.length === 0 ? 'saved' : 'mailbox_changed'
    },

    /** Counts it on the run, as written too when the email has its letter. */
    async end(email: OutreachEmail, lease: Lease, ending: Ending, now: Date) {
      const parts = endingParts(table, secrets, email, lease, ending, now)
      const failed = await table.transact(parts)
      if (failed.length === 0 || failed.includes(0)) return failed.length === 0
      // A recipient's counter lives as long as its window: an email that waited longer has nothing to give
      // back there, but has to end.
      return (await table.transact(parts.filter((_, index) => !failed.includes(index)))).length === 0
    },

    /**
     * Puts the work off until then. `intent` says what is known of the draft: keep the doubt, add a vain
     * look-up, or none was made.
     */
    postpone: (email: OutreachEmail, lease: Lease, until: Date, intent: 'keep' | 'missed' | 'clear') =>
      postpone(table, email, lease, until, intent),

    /** Letters of the day and of the company, to write differently from. */
    async todaysEmails(
      userId: string,
      day: Date,
    ): Promise<readonly { subject: string; body: string; company: string }[]> {
      const midnight = Date.parse(`${dayOf(day)}T00:00:00.000Z`)
      const items = await everyItem(
        table,
        {
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :end',
          ExpressionAttributeValues: {
            ':pk': keys.profile(userId).pk,
            ...materialsBetween(midnight, midnight + DAY),
          },
          ScanIndexForward: false,
        },
        MAX_TODAYS_EMAILS,
      )
      return items.flatMap((item) => {
        const { letter, posting } = materialFromItem(item)
        return letter === null
          ? []
          : [{ subject: letter.subject, body: letter.body, company: posting.company }]
      })
    },

    /** Emails written but waiting for a mailbox. */
    async waiting(userId: string): Promise<readonly string[]> {
      const found = await everyItem(table, {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :entries)',
        // What the user has dealt with by hand needs no draft any more.
        FilterExpression: '#state = :ready AND attribute_not_exists(#mark)',
        ExpressionAttributeNames: { '#state': 'state', '#mark': 'mark' },
        ExpressionAttributeValues: {
          ':pk': keys.profile(userId).pk,
          ':entries': 'OUTREACH#',
          ':ready': 'ready',
        },
        ScanIndexForward: false,
      })
      return found.map((item) => OutreachEmailItem.parse(item).id)
    },

    /** Brings a waiting email back to work; false when it no longer waits. */
    async reopen(userId: string, emailId: string, dueAt: Date, now: Date) {
      const item = await table.get(keys.email(userId, emailId))
      if (item === null) return false
      const { runId, followUpOf } = OutreachEmailItem.parse(item)
      const failed = await table.transact([
        {
          Update: {
            TableName: table.name,
            Key: { ...keys.email(userId, emailId) },
            UpdateExpression:
              'SET #state = :written, openPk = :shard, openSk = :due, attempts = :zero, openedAt = :now',
            ConditionExpression: '#state = :ready AND attribute_not_exists(#mark)',
            ExpressionAttributeNames: { '#state': 'state', '#mark': 'mark' },
            ExpressionAttributeValues: {
              ':written': 'written',
              ':ready': 'ready',
              ':shard': openShard(emailId),
              ':due': toStored(dueAt),
              ':zero': 0,
              ':now': toStored(now),
            },
          },
        },
        ...(followUpOf === null ? [openOnRun(table, userId, runId)] : []),
      ])
      return failed.length === 0
    },
  }
}

/** A run counts its own emails; a follow-up is none of them. */
const openOnRun = (table: Table, userId: string, runId: string): TransactionPart => ({
  Update: {
    TableName: table.name,
    Key: { ...keys.run(userId, runId) },
    UpdateExpression: 'ADD ready :minus, written :minus, #open :one',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':minus': -1, ':one': 1 },
  },
})

export type OutreachEmailStore = ReturnType<typeof outreachEmailStore>

async function postpone(
  table: Table,
  email: OutreachEmail,
  lease: Lease,
  until: Date,
  intent: 'keep' | 'missed' | 'clear',
): Promise<boolean> {
  const change = { keep: '', missed: ', misses = misses + :one', clear: ', intentAt = :none' }[intent]
  const values = { keep: {}, missed: { ':one': 1 }, clear: { ':none': null } }[intent]
  const updated = await table.update(keys.email(email.userId, email.id), {
    UpdateExpression: `SET leaseUntil = :until, openSk = :due, attempts = attempts - :back${change} REMOVE leaseToken`,
    ConditionExpression: 'leaseToken = :token',
    ExpressionAttributeValues: {
      ':until': toStored(until),
      ':due': dueAfter(until),
      ':back': 1,
      ':token': lease.token,
      ...values,
    },
  })
  return updated !== null
}
