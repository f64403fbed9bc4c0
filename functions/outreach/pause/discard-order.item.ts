import { absent, anyOf, exists, isNot, part } from '#platform/table/expressions.ts'
import { toStored } from '#platform/table/instant.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { sweepDueAt } from '../waits.ts'

/** The end of an order that covers no email but those whose recipient objected. */
export const NO_EMAILS = new Date(0)

/**
 * Orders the unsent emails created until `until` to be discarded, and in any case those whose recipient
 * objected.
 */
export const openDiscard = (userId: string, until: Date, now: Date) =>
  part.update(keys.discard(userId), {
    set: {
      userId,
      state: 'open',
      askedAt: toStored(now),
      until: toStored(until),
      problem: null,
      deleting: [],
      attempts: 0,
      leaseUntil: null,
      openPk: openShard(userId),
      openSk: toStored(sweepDueAt(now)),
    },
    remove: ['leaseToken'],
    when: anyOf(absent('state'), isNot('state', 'open')),
  })

/** Adds to work that is under way, which does not end before it has seen the new order. */
export const extendDiscard = (userId: string, until: Date | undefined, now: Date) =>
  part.update(keys.discard(userId), {
    set: { askedAt: toStored(now), until: until && toStored(until) },
    when: exists('pk'),
  })

/** Orders the emails whose recipient objected to be discarded. */
export async function discardObjected(table: Table, userId: string, now: Date): Promise<void> {
  const failed = await table.transact([openDiscard(userId, NO_EMAILS, now)])
  if (failed.length > 0) await table.transact([extendDiscard(userId, undefined, now)])
}
