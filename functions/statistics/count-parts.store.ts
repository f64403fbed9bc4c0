import { part, type TransactionPart } from '#platform/table/expressions.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { MARK_LEVELS } from '#shared/catalog/constants.ts'
import { dayOf } from '#platform/clock.ts'
import { keys, STAT_SHARDS } from '#platform/table/keys.ts'

/** An event that the statistics count. Its subject's `id` selects the shard. */
export type Counted =
  | { readonly what: 'account_opened' | 'account_closed' | 'drafted'; readonly id: string }
  /** US cents; negative for a refund. */
  | { readonly what: 'paid'; readonly id: string; readonly cents: number }
  | {
      readonly what: 'marked'
      readonly id: string
      readonly from: EmailMark | null
      readonly to: EmailMark | null
    }

/** Prefixes of a shard's attributes with counts per day, such as `u2026-11-21`. */
export const OF_DAY = { newUsers: 'u', drafts: 'd', revenue: 'r' } as const

const isReplied = (mark: EmailMark | null): number => (mark !== null && MARK_LEVELS[mark] >= 2 ? 1 : 0)
const isSent = (mark: EmailMark | null): number => (mark !== null && MARK_LEVELS[mark] >= 1 ? 1 : 0)

function changesOf(counted: Counted, day: string): Readonly<Record<string, number>> {
  switch (counted.what) {
    case 'account_opened':
      return { users: 1, [`${OF_DAY.newUsers}${day}`]: 1 }
    case 'account_closed':
      return { users: -1 }
    case 'drafted':
      return { drafts: 1, [`${OF_DAY.drafts}${day}`]: 1 }
    case 'paid':
      return { [`${OF_DAY.revenue}${day}`]: counted.cents }
    default:
      return {
        sent: isSent(counted.to) - isSent(counted.from),
        replied: isReplied(counted.to) - isReplied(counted.from),
      }
  }
}

/** Crockford's base32, the digits of a ULID, whose last two are random and select the shard. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const digit = (id: string, fromEnd: number): number =>
  Math.max(0, LETTERS.indexOf(id.charAt(id.length - fromEnd)))
const shardOf = (id: string): number => (32 * digit(id, 2) + digit(id, 1)) % STAT_SHARDS

/**
 * The part of a transaction that counts an event, or none if no count changes. It has no condition of its
 * own: in one transaction with the event itself, it is counted exactly when the event happens.
 */
export function countParts(counted: Counted, at: Date): readonly TransactionPart[] {
  const changes = Object.entries(changesOf(counted, dayOf(at))).filter(([, by]) => by !== 0)
  if (changes.length === 0) return []
  return [part.update(keys.statistics(shardOf(counted.id)), { add: Object.fromEntries(changes) })]
}
