import { absent, anyOf, isNot, part } from '#platform/table/expressions.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { sweepDueAt } from '../waits.ts'

/** The end of work that covers no email but those whose recipient objected. */
export const NO_EMAILS = new Date(0)

/** Begins the work. */
const openDiscard = (userId: string, until: Date, now: Date) =>
  part.update(keys.discard(userId), {
    set: {
      userId,
      state: 'open',
      askedAt: now,
      until,
      problem: null,
      deleting: [],
      attempts: 0,
      leaseUntil: null,
      openPk: openShard(userId),
      openSk: sweepDueAt(now),
    },
    add: { orders: 1 },
    remove: ['leaseToken'],
    when: anyOf(absent('state'), isNot('state', 'open')),
  })

/** Adds to work that is under way, which does not end before it has seen the new order. */
const extendDiscard = (userId: string, until: Date | null, now: Date) =>
  part.update(keys.discard(userId), {
    set: { askedAt: now, ...(until !== null && { until }) },
    add: { orders: 1 },
    when: { state: 'open' },
  })

/** Work can end just as an order finds it under way, and another order can open it again: each costs one more attempt. */
const MAX_ATTEMPTS = 5

/**
 * Orders the unsent emails created until `until` to be discarded, or with null only those whose recipient objected,
 * in one transaction with the parts beside it. False when one of those fails.
 */
export async function orderDiscard(
  table: Table,
  userId: string,
  until: Date | null,
  now: Date,
  beside: Parameters<Table['transact']>[0] = [],
): Promise<boolean> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
    for (const order of [openDiscard(userId, until ?? NO_EMAILS, now), extendDiscard(userId, until, now)]) {
      const failed = await table.transact([order, ...beside])
      if (!failed.includes(0)) return failed.length === 0
    }
  throw new Error('Orders to discard drafts kept getting in the way of each other.')
}
