import { PLANS } from '#shared/catalog/plans.ts'
import type { BodyInputOf } from '#shared/contracts/contract.ts'
import type { startEmailDrafting } from '#shared/contracts/outreach.ts'
import type { Configuration } from '#shared/models/configuration.ts'
import type { Resume } from '#shared/models/resume.ts'
import type { User } from '#shared/models/account/user.ts'
import { trialStatus } from '#web/lib/session/subscription-status.ts'
import { jobSearchLink } from './job-search-link.ts'

interface PayloadFacts {
  user: User
  configuration: Configuration
  resume: Resume | null
  now: number
}

/** What is left today and this month; a trial has its own count. */
export function quotasOf(user: User, now: number) {
  if (user.isTrial) {
    const { emailsAllowed, emailsUsed, emailsLeft } = trialStatus(user, now)
    return {
      isTrial: true,
      dailyLimit: emailsAllowed,
      dailyRemaining: emailsLeft,
      monthlyLimit: emailsAllowed,
      monthlyRemaining: emailsLeft,
      used: emailsUsed,
    }
  }
  const dailyLimit = user.currentPlan === null ? 0 : PLANS[user.currentPlan].emailsPerDay
  return {
    isTrial: false,
    dailyLimit,
    dailyRemaining: user.dailyRemaining,
    monthlyLimit: user.totalJobs,
    monthlyRemaining: user.jobsRemaining,
    used: user.totalJobs - user.jobsRemaining,
  }
}

/** The documented payload. The server trusts none of it: session and table decide. */
export function startPayload({
  user,
  configuration,
  resume,
  now,
}: PayloadFacts): BodyInputOf<typeof startEmailDrafting> {
  return {
    user: { ...user, stripeCustomerId: null, stripeSubscriptionId: null },
    configuration,
    resumeContent: resume?.content ?? null,
    resumeInfo:
      resume === null
        ? null
        : {
            id: resume.id,
            fileName: resume.fileName,
            originalFileName: resume.originalFileName,
            uploadedAt: resume.uploadedAt,
          },
    emailQuotas: quotasOf(user, now),
    linkedinJobSearchUrl: jobSearchLink(configuration),
    requestTimestamp: new Date(now).toISOString(),
  }
}
