import { part, type TransactionPart } from '#platform/table/expressions.ts'
import type { EmailMark } from '#shared/models/outreach/outreach.ts'
import { MARK_LEVELS } from '#shared/catalog/constants.ts'
import { dayOf } from '#platform/clock.ts'
import { keys, MONTH_SHARDS, STAT_SHARDS } from '#platform/table/keys.ts'
import type { MonthCounts } from './month-counts.ts'

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
const numberOf = (id: string): number => 32 * digit(id, 2) + digit(id, 1)

/**
 * The part of a transaction that counts an event, or none if no count changes. It has no condition of its
 * own: in one transaction with the event itself, it is counted exactly when the event happens.
 */
export function countParts(counted: Counted, at: Date): readonly TransactionPart[] {
  const changes = Object.entries(changesOf(counted, dayOf(at))).filter(([, by]) => by !== 0)
  if (changes.length === 0) return []
  return [
    part.update(keys.statistics(numberOf(counted.id) % STAT_SHARDS), { add: Object.fromEntries(changes) }),
  ]
}

const changesIn = (counts: MonthCounts): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, by = 0]) => (by === 0 ? [] : [[name, by] as const])),
  )

/** Counts something in the month of `at`. `id` selects the shard. */
export const monthUpdate = (id: string, at: Date, counts: MonthCounts) => ({
  key: keys.monthCounts(dayOf(at).slice(0, 7), numberOf(id) % MONTH_SHARDS),
  change: { add: changesIn(counts) },
})

/** The same as the part of a transaction, or none if no count changes. Like the above it has no condition. */
export function monthParts(id: string, at: Date, counts: MonthCounts): readonly TransactionPart[] {
  const { key, change } = monthUpdate(id, at, counts)
  return Object.keys(change.add).length === 0 ? [] : [part.update(key, change)]
}
