import * as z from 'zod/mini'
import { PlanId } from '#shared/catalog/plans.ts'
import { NAME_LENGTH } from '#shared/catalog/constants.ts'
import { optionalName } from '../visible-text.ts'
import { Instant } from '../wire-types.ts'

/** A charge that failed and can still be paid. */
export const Overdue = z.object({
  amountCents: z.number(),
  problem: z.enum(['declined', 'action_required']),
  brand: z.nullable(z.string()),
  lastFour: z.nullable(z.string()),
  /** When it is tried again; null when it is not. */
  nextTryAt: z.nullable(Instant),
})
export type Overdue = z.infer<typeof Overdue>

/** A month that is skipped: nothing is charged for it, and it gives no emails. */
export const PlanPause = z.object({ from: Instant, until: Instant })
export type PlanPause = z.infer<typeof PlanPause>

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
  /** Also set while there is no access, because the first charge after the trial failed. */
  overdue: z.nullable(Overdue),
  /** The lower plan chosen from planExpiresAt on; null when the current one stays. */
  nextPlan: z.nullable(PlanId),
  /** Planned while `from` is ahead; then the plan gives nothing until it continues. Null without a pause. */
  pause: z.nullable(PlanPause),
  /** Whether a plan ordered now begins with a trial: one per person and per card. */
  trialAvailable: z.boolean(),
  /** What used the trial: this account, an earlier one of the person, or the card; null while available. */
  trialSpentBy: z.nullable(z.enum(['account', 'person', 'card'])),
  emailVerified: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  jobsRemaining: z.number(),
  totalJobs: z.number(),
  /** Emails left today, and the daily allowance: the lower of the plan's and the system setting. */
  dailyRemaining: z.number(),
  dailyAllowance: z.number(),
  /** Whether drafting is paused for all users. */
  draftingPaused: z.boolean(),
  /** When the user paused the search after finding a job; null while it is not paused. */
  searchPausedAt: z.nullable(Instant),
  /** Whether the day's next steps are mailed. */
  reminderMails: z.boolean(),
})
export type User = z.infer<typeof User>

const name = optionalName(NAME_LENGTH)

/** Input of the profile dialog. Either name may be empty, because not everybody has two. */
export const ProfileInput = z.strictObject({ firstName: name, lastName: name })
export type ProfileInput = z.infer<typeof ProfileInput>

export const Profile = z.object({ firstName: z.string(), lastName: z.string(), updatedAt: Instant })
export type Profile = z.infer<typeof Profile>

export const SessionStatus = z.object({
  isActive: z.boolean(),
  expiresAt: z.number(),
  user: z.object({ email: z.string() }),
})
export type SessionStatus = z.infer<typeof SessionStatus>
