import { allowanceAt, remaining } from '#functions/account/allowance.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import type { Usage } from '#shared/models/usage.ts'
import { lastDays } from './last-days.ts'
import type { AccountStore } from '#functions/account/account.store.ts'
import type { TrackerStore } from './tracker.store.ts'

interface UsageDeps {
  readonly accounts: AccountStore
  readonly tracker: Pick<TrackerStore, 'days'>
  readonly clock: Clock
}

/**
 * What was used of the allowance, and the emails of the last thirty days, all from counters. An email that
 * failed gives its quota back and stays in the tracker, so the days may hold more than was used. Throws
 * AppError not_authenticated when the account is gone.
 */
export async function usageOf(actor: UserActor, { accounts, tracker, clock }: UsageDeps): Promise<Usage> {
  const now = clock.now()
  const [snapshot, counted] = await Promise.all([
    accounts.snapshot(actor.userId, now),
    tracker.days(actor.userId),
  ])
  if (snapshot === null) throw new AppError('not_authenticated')
  const days = lastDays(counted, now)
  const allowance = allowanceAt(snapshot.subscription, now)
  const isTrial = allowance.kind === 'trial'
  const { usage } = snapshot
  return {
    // A trial takes nothing from a day's quota: its emails of the day are what it used.
    usedToday: isTrial ? Math.min(usage.trial, days.at(-1)?.count ?? 0) : usage.today,
    usedThisMonth: isTrial ? usage.trial : usage.month,
    // Of the month: what a day allows does not count here.
    remaining: remaining(allowance, usage, Number.POSITIVE_INFINITY).month,
    days,
  }
}
