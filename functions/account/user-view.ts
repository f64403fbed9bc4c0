import type { User } from '#shared/models/account/user.ts'
import type { Sent } from '#shared/models/wire-types.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { allowanceAt, dailyAllowance, remaining } from './allowance.ts'
import type { UserOverview } from './model.ts'

/** The user as sent to the browser, with the allowance at `now`. */
export function userView(
  { account, subscription, usage, dailyCap, trialSpentBy }: UserOverview,
  now: Date,
): Sent<typeof User> {
  const allowance = allowanceAt(subscription, now)
  const left = remaining(allowance, usage, dailyCap)
  return {
    ...account,
    ...subscription,
    isActive: account.isActive && allowance.kind !== 'none',
    currentPlan: subscription.isTrial ? null : subscription.plan,
    subscriptionCancelAt: subscription.cancelAt,
    trialEmailsUsed: usage.trial,
    trialAvailable: trialSpentBy === null,
    trialSpentBy,
    profileImageUrl: null,
    jobsRemaining: left.month,
    totalJobs:
      allowance.kind === 'trial'
        ? allowance.total
        : subscription.plan === null
          ? 0
          : PLANS[subscription.plan].emailsPerMonth,
    dailyRemaining: left.today,
    dailyAllowance: dailyAllowance(allowance, dailyCap),
    draftingPaused: dailyCap === 0,
    searchPausedAt: account.pausedAt ?? null,
    reminderMails: account.remindersOffAt === undefined,
  }
}
