import {
  absent,
  anyOf,
  beginsWith,
  exists,
  isIn,
  part,
  type TransactionPart,
} from '#platform/table/expressions.ts'
import type { OutreachEmail, Lease, Ending, Intent } from '../model.ts'
import { DAY, dayOf } from '#platform/clock.ts'
import type { Fingerprints } from '#platform/secrets.ts'
import { createdBetween } from './email-range.store.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { endingParts } from './email-ending.store.ts'
import { reservation } from './email-reservation.store.ts'
import {
  outreachEmailFromItems,
  OutreachEmailItem,
  letterToAttribute,
  type WrittenFrom,
  materialFromItem,
} from './outreach-email.item.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import { isUnleased, sweptAfter } from '#platform/table/leases.ts'
import { contactRefusal } from '#functions/do-not-contact/contact-refusal.store.ts'
import type { Table } from '#platform/table/table.ts'
import type { CheckedLetter } from '#engine/values/letter.ts'
import { MOST_EMAILS_PER_DAY } from '#shared/catalog/plans.ts'
import type { Mailbox } from '#functions/mailbox/mailbox.item.ts'

/** Merged accounts may have more than a plan. */
const MAX_TODAYS_EMAILS = 3 * MOST_EMAILS_PER_DAY

/** Tracker emails in the table, with the leases and transactions that limit each email to one draft. */
export function outreachEmailStore(table: Table, secrets: Fingerprints) {
  return {
    /** Reserves email, job and quota and counts both recipients and the run, in one transaction. */
    reserve: reservation(table, secrets),

    /** Acquires the lease of an email; null when the email is finished or another worker holds the lease. */
    async claim(userId: string, emailId: string, lease: Lease, now: Date): Promise<OutreachEmail | null> {
      const key = keys.email(userId, emailId)
      const taken = await table.update(key, {
        // Its place in the index of open work stays, because moving it takes two writes: if this worker
        // crashes, the sweeper finds the email there and moves it.
        set: { leaseToken: lease.token, leaseUntil: lease.until },
        add: { attempts: 1 },
        when: [isIn('state', ['reserved', 'written']), isUnleased(now)],
      })
      if (taken === null) return null
      const material = await table.get(keys.material(userId, emailId))
      return material && outreachEmailFromItems(taken, material)
    },

    /**
     * Saves a letter once: the first of two workers wins. Returns false, like the functions below, when
     * another worker has the email: the caller has to stop at once.
     */
    async saveLetter(
      email: OutreachEmail,
      letter: CheckedLetter,
      from?: WrittenFrom,
      instead?: OutreachEmail['instead'],
    ) {
      // Not in a transaction, which would cost twice as much. The conditions suffice: the first write wins,
      // and an email that was moved or deleted has no item to write to.
      const updated = await table.update(keys.material(email.userId, email.id), {
        set: { letter: letterToAttribute(letter), writtenFrom: from, instead },
        when: [exists('pk'), anyOf(absent('letter'), { letter: letterToAttribute(letter) })],
      })
      return updated !== null
    },

    /**
     * Records that a draft is about to be created, and extends the lease to that of `lease`. Refused when the
     * mailbox changed since it was read, the account is switched off, the recipient objected, or is on the user's list.
     */
    async saveIntent(email: OutreachEmail, lease: Lease, mailbox: Mailbox, now: Date): Promise<Intent> {
      const refusal = await contactRefusal(table, email, secrets)
      if (refusal !== null) return refusal
      const failed = await table.transact([
        part.update(keys.email(email.userId, email.id), {
          set: {
            intentAt: now,
            draftMailbox: mailbox.email,
            misses: 0,
            leaseUntil: lease.until,
          },
          when: [{ leaseToken: lease.token }, isIn('state', ['reserved', 'written'])],
        }),
        part.check(keys.gmail(email.userId), { connectedAt: mailbox.connectedAt, isActive: true }),
        // Also refused when the account was closed or deactivated, or its user paused the search.
        part.check(keys.profile(email.userId), [
          { isActive: true },
          ...(email.followUp === undefined ? [absent('pausedAt')] : []),
        ]),
      ])
      if (failed.includes(0)) return 'lease_lost'
      return failed.length === 0 ? 'saved' : 'mailbox_changed'
    },

    /** Ends an email and counts it on the run, also as written if it has a letter. */
    async end(email: OutreachEmail, lease: Lease, ending: Ending, now: Date) {
      const parts = endingParts(secrets, email, lease, ending, now)
      const failed = await table.transact(parts.map((each) => each.part))
      if (failed.length === 0 || failed.includes(0)) return failed.length === 0
      // A recipient's counter may have expired: there is nothing to return, but the email has to end.
      const left = parts.flatMap(({ part: each, otherwise = [] }, index) =>
        failed.includes(index) ? otherwise : each,
      )
      return (await table.transact(left)).length === 0
    },

    /**
     * Postpones the work until `until`. `intent` says what is known about the draft: `keep` the uncertainty,
     * count a `missed` lookup, or `clear` it because no draft was created.
     */
    async postpone(email: OutreachEmail, lease: Lease, until: Date, intent: 'keep' | 'missed' | 'clear') {
      const updated = await table.update(keys.email(email.userId, email.id), {
        set: {
          leaseUntil: until,
          openSk: sweptAfter(until),
          intentAt: intent === 'clear' ? null : undefined,
        },
        add: { attempts: -1, ...(intent === 'missed' && { misses: 1 }) },
        remove: ['leaseToken'],
        when: { leaseToken: lease.token },
      })
      return updated !== null
    },

    /** The letters of a day with their companies, which new letters have to differ from. */
    async todaysEmails(
      userId: string,
      day: Date,
    ): Promise<readonly { subject: string; body: string; company: string }[]> {
      const midnight = Date.parse(`${dayOf(day)}T00:00:00.000Z`)
      const items = await everyItem(
        table,
        {
          keys: createdBetween(userId, keys.material, midnight, midnight + DAY),
          descending: true,
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

    /** Ids of the emails that are written but wait for a mailbox. */
    async waiting(userId: string): Promise<readonly string[]> {
      const found = await everyItem(table, {
        keys: [{ pk: keys.profile(userId).pk }, beginsWith('sk', 'OUTREACH#')],
        // An email that the user has marked needs no draft any more.
        filter: [{ state: 'ready' }, absent('mark')],
        descending: true,
      })
      return found.map((item) => OutreachEmailItem.parse(item).id)
    },

    /** Makes a waiting email open work again; false when it no longer waits. */
    async reopen(userId: string, emailId: string, dueAt: Date, now: Date) {
      const item = await table.get(keys.email(userId, emailId))
      if (item === null) return false
      const { runId, followUpOf } = OutreachEmailItem.parse(item)
      const failed = await table.transact([
        part.update(keys.email(userId, emailId), {
          set: {
            state: 'written',
            openPk: openShard(emailId),
            openSk: dueAt,
            attempts: 0,
            openedAt: now,
          },
          remove: ['folderSk'],
          when: [{ state: 'ready' }, absent('mark')],
        }),
        ...(followUpOf === null ? [openOnRun(userId, runId)] : []),
      ])
      return failed.length === 0
    },
  }
}

/** Follow-ups are not counted on a run. */
const openOnRun = (userId: string, runId: string): TransactionPart =>
  part.update(keys.run(userId, runId), { add: { ready: -1, written: -1, open: 1 } })

export type OutreachEmailStore = ReturnType<typeof outreachEmailStore>
