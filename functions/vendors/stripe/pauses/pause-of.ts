import type { ProviderSubscription } from '#functions/billing/model.ts'
import type { SubscriptionAnswer } from '../answers.ts'

/**
 * Metadata key of a pause: the start of the month that is skipped, in seconds since 1970. It is written in the call
 * that pauses the collection of payments, and means nothing once a later month has begun.
 */
export const PAUSED_FROM = 'paused_from'

const instant = (seconds: number): Date => new Date(seconds * 1000)

/** The first instant of the next month with the anchor's day, or with its last day if it is shorter, as Stripe counts. */
export function monthAfter(seconds: number, anchor: number): number {
  const [at, day] = [instant(seconds), instant(anchor).getUTCDate()]
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(year, month, Math.min(day, last)) / 1000
  return midnight + (seconds % 86_400)
}

/**
 * The month that is skipped. It is planned while the collection of payments is paused from the end of this month
 * on, and runs while the invoice of the current month is void, whoever has resumed the collection since. A draft
 * is voided within the hour, unless the collection was resumed. A cancelled subscription has no next month to skip.
 */
export function pauseOf({
  items,
  metadata,
  pause_collection: paused,
  billing_cycle_anchor: anchor,
  latest_invoice: invoice,
  ...ending
}: SubscriptionAnswer): ProviderSubscription['pause'] {
  const item = items.data[0]
  const from = Number(metadata[PAUSED_FROM] ?? 'none')
  if (item === undefined || !Number.isInteger(from)) return null
  const { current_period_start: start, current_period_end: end } = item
  const isVoid = invoice?.status === 'void' || (invoice?.status === 'draft' && paused !== null)
  if (from === start && isVoid) return { from: instant(start), until: instant(end) }
  const ends = ending.cancel_at !== null || ending.cancel_at_period_end
  return from === end && paused !== null && !ends
    ? { from: instant(end), until: instant(monthAfter(end, anchor)) }
    : null
}
