import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { Instant } from './wire-types.ts'

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  isActive: z.boolean(),
  currentPlan: z.nullable(PlanId),
  planActivatedAt: z.nullable(Instant),
  planExpiresAt: z.nullable(Instant),
  subscriptionCancelAt: z.nullable(Instant),
  isTrial: z.boolean(),
  trialStartAt: z.nullable(Instant),
  trialEndsAt: z.nullable(Instant),
  trialEmailsAllowed: z.nullable(z.number()),
  trialEmailsUsed: z.number(),
  trialPlan: z.nullable(PlanId),
  emailVerified: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  /** Emails left this month, and the month's allowance. */
  jobsRemaining: z.number(),
  totalJobs: z.number(),
  /** Emails left today within the daily allowance. */
  dailyRemaining: z.number(),
})
export type User = z.infer<typeof User>

export const SessionStatus = z.object({
  isActive: z.boolean(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  user: z.object({ email: z.string() }),
})
export type SessionStatus = z.infer<typeof SessionStatus>
