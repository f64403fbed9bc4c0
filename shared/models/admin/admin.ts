import * as z from 'zod/mini'
import { ADMIN, AdminRole } from '#shared/catalog/admin.ts'
import { Overdue, PlanPause } from '../account/user.ts'
import { PlanId } from '#shared/catalog/plans.ts'
import { TargetRole } from '#shared/catalog/configuration/roles.ts'
import { Timeframe } from '#shared/catalog/configuration/timeframes.ts'
import { Preferences } from '../configuration.ts'
import { EmailStatus } from '../outreach/outreach.ts'
import { name } from '../visible-text.ts'
import { Day, Instant } from '../wire-types.ts'

export const Admin = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: AdminRole,
  isActive: z.boolean(),
  createdAt: Instant,
  /** Id of the admin who created this one; null for one created on the command line. */
  createdBy: z.nullable(z.string()),
})
export type Admin = z.infer<typeof Admin>

const EMAIL = 'Invalid email address'
const PASSWORD = 'Password must be at least 8 characters'

export const AdminInput = z.strictObject({
  email: z.string({ error: EMAIL }).check(z.trim(), z.toLowerCase(), z.maxLength(254, EMAIL), z.email(EMAIL)),
  password: z
    .string({ error: PASSWORD })
    .check(
      z.minLength(ADMIN.passwordMin, PASSWORD),
      z.maxLength(ADMIN.passwordMax, `Use at most ${ADMIN.passwordMax} characters.`),
    ),
  firstName: name(ADMIN.nameMax, 'First name is required'),
  lastName: name(ADMIN.nameMax, 'Last name is required'),
  role: z._default(AdminRole, 'admin'),
})
export type AdminInput = z.infer<typeof AdminInput>

export const AdminStats = z.object({
  totalUsers: z.number(),
  /** Accounts with access by a plan or trial, as counted at `activeAt`; null before the first count. */
  activeUsers: z.nullable(z.number()),
  activeAt: z.nullable(Instant),
  /** Drafts saved in mailboxes, in total and today (UTC). The service sends nothing. */
  totalEmails: z.number(),
  emailsSentToday: z.number(),
  /** Percent of the emails marked as sent that got an answer; null before any was marked. */
  responseRate: z.nullable(z.number()),
  /** US dollars paid since the first of the month (UTC). */
  revenueThisMonth: z.number(),
  /** The last days including today, oldest first. Revenue in US dollars. */
  days: z.array(z.object({ day: Day, newUsers: z.number(), drafts: z.number(), revenue: z.number() })),
})
export type AdminStats = z.infer<typeof AdminStats>

/** Where a customer stands with money, in one word. */
export const BillingState = z.enum([
  'none',
  'trial',
  'active',
  'paused',
  'past_due',
  'disputed',
  'cancelling',
  'ended',
])
export type BillingState = z.infer<typeof BillingState>

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** False when an admin has deactivated the account, whatever its plan. */
  isActive: z.boolean(),
  /** The plan that gives emails now, or will after its pause; null during a trial, and after everything has ended. */
  currentPlan: z.nullable(PlanId),
  /** Whether a trial runs now. */
  isTrial: z.boolean(),
  trialEndsAt: z.nullable(Instant),
  planExpiresAt: z.nullable(Instant),
  subscriptionCancelAt: z.nullable(Instant),
  overdue: z.nullable(Overdue),
  pause: z.nullable(PlanPause),
  /** A payment that the user disputes at the bank, which has not decided. */
  dispute: z.nullable(z.object({ amountCents: z.number(), openedAt: Instant })),
  billingState: BillingState,
  createdAt: Instant,
})
export type AdminUser = z.infer<typeof AdminUser>

/** What a search found a user by. */
export const UserMatch = z.enum(['address', 'name', 'company', 'ticket', 'user', 'customer', 'subscription'])
export type UserMatch = z.infer<typeof UserMatch>

export const FoundUser = z.object({ user: AdminUser, by: z.array(UserMatch) })
export type FoundUser = z.infer<typeof FoundUser>

export const AdminConfiguration = z.object({
  id: z.string(),
  userId: z.string(),
  jobTitle: z.string(),
  targetCity: z.string(),
  targetArea: z.string(),
  targetPersonRoles: z.array(TargetRole),
  updatedAt: Instant,
})
export type AdminConfiguration = z.infer<typeof AdminConfiguration>

export const AdminUserConfiguration = z.extend(AdminConfiguration, {
  jobPostedTimeframe: Timeframe,
  ...Preferences.shape,
  resumeUrl: z.nullable(z.string()),
  createdAt: Instant,
  lastConfigChangeAt: z.nullable(Instant),
})
export type AdminUserConfiguration = z.infer<typeof AdminUserConfiguration>

export const AdminEmail = z.object({
  id: z.string(),
  userId: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  contactName: z.string(),
  contactRole: z.nullable(z.string()),
  contactEmail: z.string(),
  status: EmailStatus,
  emailSubject: z.nullable(z.string()),
  emailBody: z.nullable(z.string()),
  createdAt: Instant,
  /** When the user marked it as sent. */
  sentAt: z.nullable(Instant),
})
export type AdminEmail = z.infer<typeof AdminEmail>

export const AdminGmailIntegration = z.object({
  id: z.string(),
  userId: z.string(),
  gmailAddress: z.string(),
  isActive: z.boolean(),
  createdAt: Instant,
})
export type AdminGmailIntegration = z.infer<typeof AdminGmailIntegration>
