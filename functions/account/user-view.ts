import type { User } from '#shared/models/account/user.ts'
import { PLANS } from '#shared/catalog/plans.ts'
import { allowanceAt, dailyAllowance, remaining } from './allowance.ts'
import type { UserOverview } from './model.ts'

/** The user as sent to the browser, with the allowance at `now`. */
export function userView(
  { account, subscription, usage, dailyCap, trialSpentBy }: UserOverview,
  now: Date,
): User {
  const allowance = allowanceAt(subscription, now)
  const left = remaining(allowance, usage, dailyCap)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
    isActive: account.isActive && allowance.kind !== 'none',
    currentPlan: subscription.isTrial ? null : subscription.plan,
    planActivatedAt: iso(subscription.planActivatedAt),
    planExpiresAt: iso(subscription.planExpiresAt),
    subscriptionCancelAt: iso(subscription.cancelAt),
    isTrial: subscription.isTrial,
    trialStartAt: iso(subscription.trialStartAt),
    trialEndsAt: iso(subscription.trialEndsAt),
    trialEmailsAllowed: subscription.trialEmailsAllowed,
    trialEmailsUsed: usage.trial,
    trialPlan: subscription.trialPlan,
    nextPlan: subscription.nextPlan,
    trialAvailable: trialSpentBy === null,
    trialSpentBy,
    emailVerified: account.emailVerified,
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
    searchPausedAt: iso(account.pausedAt ?? null),
  }
}
