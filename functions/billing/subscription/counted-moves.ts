import type { MonthCounts } from '#functions/statistics/month-counts.ts'
import type { BillingSnapshot, Billing } from '../model.ts'
import type { Subscription } from '#functions/account/model.ts'

interface State {
  readonly billing: Omit<Billing, 'version'>
  readonly subscription: Subscription
}

/** Something that the statistics count in the month of `at`. */
export interface CountedMove {
  readonly at: Date
  readonly counts: MonthCounts
}

/**
 * What a change of an account's billing adds to the statistics: at most one move for each month, because a
 * transaction writes an item once. That a trial became paid counts in the month in which the trial began, so that both
 * numbers are about the same trials.
 */
export function countedMoves(
  before: Pick<BillingSnapshot, 'billing' | 'subscription'>,
  after: State,
  now: Date,
): readonly CountedMove[] {
  const { trialUsedAt } = after.billing
  const ofTrial =
    trialUsedAt === null
      ? {}
      : {
          ...(before.billing.trialUsedAt === null && after.subscription.isTrial && { trials: 1 }),
          ...(!before.billing.hasPaid && after.billing.hasPaid && { trialsPaid: 1 }),
        }
  const ofNow = { ...ofSubscription(before, after), ...ofPause(before.subscription, after.subscription, now) }
  if (trialUsedAt === null || isSameMonth(trialUsedAt, now))
    return [{ at: now, counts: { ...ofTrial, ...ofNow } }]
  return [
    { at: trialUsedAt, counts: ofTrial },
    { at: now, counts: ofNow },
  ]
}

function ofSubscription(
  before: Pick<BillingSnapshot, 'billing' | 'subscription'>,
  after: State,
): MonthCounts {
  const [was, is] = [before.subscription, after.subscription]
  const isSameOne = before.billing.subscriptionId === after.billing.subscriptionId
  if (is.plan === null) {
    if (was.overdue !== null && is.overdue === null) return { lapsed: 1 }
    // A cancellation in a skipped month ends at once.
    return was.pause !== null && was.cancelAt === null ? { cancelled: 1 } : {}
  }
  if (was.cancelAt === null && is.cancelAt !== null) return { cancelled: 1 }
  return isSameOne && was.cancelAt !== null && is.cancelAt === null ? { reactivated: 1 } : {}
}

/** A plan that continues by itself counts as its next month begins, before it is paid. */
function ofPause(was: Subscription, is: Subscription, now: Date): MonthCounts {
  if (was.pause === null) return is.pause === null ? {} : { paused: 1 }
  const continues = is.pause === null && is.plan !== null && is.cancelAt === null && is.overdue === null
  return continues && was.pause.from <= now ? { continued: 1 } : {}
}

const isSameMonth = (a: Date, b: Date): boolean =>
  a.getUTCFullYear() === b.getUTCFullYear() && a.getUTCMonth() === b.getUTCMonth()
