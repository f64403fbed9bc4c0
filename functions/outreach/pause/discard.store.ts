import * as z from 'zod/mini'
import { absent, anyOf, atMost, exists, isIn, part } from '#platform/table/expressions.ts'
import { everyItem } from '#platform/table/every-item.ts'
import { NullableInstant, type Stored, StoredInstant } from '#platform/table/instant.ts'
import { keys } from '#platform/table/keys.ts'
import { acquired, postponed } from '#platform/table/leases.ts'
import type { Table } from '#platform/table/table.ts'
import type { DiscardProblem } from '#shared/models/outreach/search-pause.ts'
import { unmarkedKey } from '../emails/email-folder.ts'
import { createdBetween } from '../emails/email-range.store.ts'
import type { Lease } from '../model.ts'

const Work = z.object({
  askedAt: StoredInstant,
  /** Emails created until then are discarded; absent in orders from before it was stored. */
  until: z.optional(StoredInstant),
  /** Ids of the emails whose drafts may have been deleted already. */
  deleting: z.array(z.string()),
  /** Attempts since the work last made progress. */
  attempts: z.number(),
  /** Number of orders; absent in those from before it was stored. */
  orders: z.optional(z.number()),
})

/** The discarding of drafts, as the worker that holds it sees it. */
export type DiscardWork = Stored<typeof Work>

const Unsent = z.object({
  id: z.string(),
  state: z.enum(['reserved', 'written', 'drafted', 'ready']),
  draftId: z._default(z.nullable(z.string()), null),
  draftMailbox: z._default(z.nullable(z.string()), null),
  /** When its recipient objected. */
  objectedAt: z._default(NullableInstant, null),
})

/** An email without a mark that is not known to be sent. */
export type UnsentEmail = Stored<typeof Unsent>

/** The discarding of drafts: one for each user, leased to one worker at a time. */
export const discardStore = (table: Table) => ({
  /** Acquires the work; null when there is nothing to discard or another worker holds it. */
  async claim(userId: string, lease: Lease, now: Date): Promise<DiscardWork | null> {
    const taken = await table.update(keys.discard(userId), acquired(lease, 'open', now))
    return taken && Work.parse(taken)
  },

  /** Emails that the order covers and that are being written, or not known to be sent or discarded. */
  async unsent(userId: string, { askedAt, until = askedAt }: DiscardWork): Promise<readonly UnsentEmail[]> {
    const last = Math.max(askedAt.getTime(), until.getTime())
    const items = await everyItem(table, {
      keys: createdBetween(userId, keys.email, 0, last + 1),
      filter: [
        isIn('state', Unsent.shape.state.options),
        absent('mark'),
        anyOf(atMost('createdAt', until), exists('objectedAt')),
      ],
      only: Object.keys(Unsent.shape),
    })
    return items.map((item) => Unsent.parse(item))
  },

  /** Removes an unsent email to a person who objected; its entry says why. Its copies are deleted as well. */
  async withdraw(userId: string, emailId: string): Promise<void> {
    await table.transact([
      part.update(keys.email(userId, emailId), {
        set: {
          state: 'failed',
          failure: 'withdrawn',
          subject: null,
          draftId: null,
          threadId: null,
          folderSk: unmarkedKey('failed', emailId),
        },
        when: [isIn('state', ['drafted', 'ready']), absent('mark')],
      }),
      part.update(keys.material(userId, emailId), { remove: ['letter'], when: exists('pk') }),
      part.remove(keys.revision(userId, emailId)),
    ])
  },

  /**
   * Stores which drafts are about to be deleted. Returns false, like the functions below, when another worker
   * holds the work: the caller has to stop at once.
   */
  async saveIntent(userId: string, { token }: Lease, deleting: readonly string[]) {
    const updated = await table.update(keys.discard(userId), {
      set: { deleting },
      when: { leaseToken: token },
    })
    return updated !== null
  },

  /** Postpones the work until `until`; the attempt is not counted. */
  async postpone(userId: string, lease: Lease, until: Date) {
    return (await table.update(keys.discard(userId), postponed(lease, until))) !== null
  },

  /** Ends the work. Also returns false when more was ordered meanwhile. */
  async end(
    userId: string,
    { token }: Lease,
    { askedAt, orders }: DiscardWork,
    problem: DiscardProblem | null,
  ) {
    const updated = await table.update(keys.discard(userId), {
      set: { state: 'done', problem, deleting: [], leaseUntil: null },
      remove: ['leaseToken', 'openPk', 'openSk'],
      when: [{ leaseToken: token, askedAt }, orders === undefined ? absent('orders') : { orders }],
    })
    return updated !== null
  },
})
