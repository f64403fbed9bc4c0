import { absent, anyOf, exists, isIn, part, type TransactionPart } from '#platform/table/expressions.ts'
import type { OutreachEmail, Lease, Ending, Intent } from '../model.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { materialsBetween } from './email-range.store.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { endingParts } from './email-ending.store.ts'
import { recipientKeys, hasObjected } from '#functions/recipients/recipient.item.ts'
import { reservation } from './email-reservation.store.ts'
import {
  outreachEmailFromItems,
  OutreachEmailItem,
  letterToAttribute,
  materialFromItem,
} from './outreach-email.item.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import type { Table } from '#platform/table/table.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'

/** A day of the largest plan has thirty; linked accounts may have more. */
const MAX_TODAYS_EMAILS = 90

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
        set: { leaseToken: lease.token, leaseUntil: toStored(lease.until) },
        add: { attempts: 1 },
        when: [isIn('state', ['reserved', 'written']), isUnleased(now)],
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
        set: { letter: letterToAttribute(letter) },
        when: [exists('pk'), anyOf(absent('letter'), { letter: letterToAttribute(letter) })],
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
        part.update(keys.email(email.userId, email.id), {
          set: {
            intentAt: toStored(now),
            draftMailbox: mailbox.email,
            misses: 0,
            leaseUntil: toStored(lease.until),
          },
          when: [{ leaseToken: lease.token }, isIn('state', ['reserved', 'written'])],
        }),
        part.check(keys.gmail(email.userId), { connectedAt: toStored(mailbox.connectedAt), isActive: true }),
        // Nor for an account that was closed or deactivated meanwhile, or whose user paused the search.
        part.check(keys.profile(email.userId), [
          { isActive: true },
          ...(email.followUp === undefined ? [absent('pausedAt')] : []),
        ]),
      ])
      if (failed.includes(0)) return 'lease_lost'
      return failed.length === 0 ? 'saved' : 'mailbox_changed'
    },

    /** Counts it on the run, as written too when the email has its letter. */
    async end(email: OutreachEmail, lease: Lease, ending: Ending, now: Date) {
      const parts = endingParts(secrets, email, lease, ending, now)
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
        part.update(keys.email(userId, emailId), {
          set: {
            state: 'written',
            openPk: openShard(emailId),
            openSk: toStored(dueAt),
            attempts: 0,
            openedAt: toStored(now),
          },
          when: [{ state: 'ready' }, absent('mark')],
        }),
        ...(followUpOf === null ? [openOnRun(userId, runId)] : []),
      ])
      return failed.length === 0
    },
  }
}

/** A run counts its own emails; a follow-up is none of them. */
const openOnRun = (userId: string, runId: string): TransactionPart =>
  part.update(keys.run(userId, runId), { add: { ready: -1, written: -1, open: 1 } })

export type OutreachEmailStore = ReturnType<typeof outreachEmailStore>

async function postpone(
  table: Table,
  email: OutreachEmail,
  lease: Lease,
  until: Date,
  intent: 'keep' | 'missed' | 'clear',
): Promise<boolean> {
  const updated = await table.update(keys.email(email.userId, email.id), {
    set: {
      leaseUntil: toStored(until),
      openSk: sweptAfter(until),
      intentAt: intent === 'clear' ? null : undefined,
    },
    add: { attempts: -1, ...(intent === 'missed' && { misses: 1 }) },
    remove: ['leaseToken'],
    when: { leaseToken: lease.token },
  })
  return updated !== null
}
