import type { Needs, Only } from '#functions/services/needs.ts'
import { allowanceAt, remaining } from '#functions/account/allowance.ts'
import type { UserActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { Usage } from '#shared/models/account/usage.ts'
import { lastDays } from './last-days.ts'

type UsageDeps = Needs<'accounts' | 'clock'> & Only<'tracker', 'days'>

/**
 * What was used of the allowance, in total and on each of the last thirty days, from counters. A failed email
 * is not counted: its quota is returned. Throws AppError not_authenticated when the account is gone.
 */
export async function usageOf(actor: UserActor, { accounts, tracker, clock }: UsageDeps): Promise<Usage> {
  const now = clock.now()
  const [snapshot, counted] = await Promise.all([
    accounts.snapshot(actor.userId, now),
    tracker.days(actor.userId, 'used'),
  ])
  if (snapshot === null) throw new AppError('not_authenticated')
  const allowance = allowanceAt(snapshot.subscription, now)
  const { usage } = snapshot
  return {
    usedToday: usage.today,
    usedThisMonth: allowance.kind === 'trial' ? usage.trial : usage.month,
    // What is left of the month, regardless of the daily limit.
    remaining: remaining(allowance, usage, Number.POSITIVE_INFINITY).month,
    days: lastDays(counted, now),
  }
}
