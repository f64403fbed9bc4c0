import * as z from 'zod/mini'
import { PrivacyDashboard } from '../account/privacy.ts'
import { User } from '../account/user.ts'
import { CancelReason } from '#shared/catalog/reasons/cancel-reasons.ts'
import { Run } from '../outreach/run.ts'
import { Instant } from '../wire-types.ts'

export const UserAccountFacts = z.object({
  /** Every address that leads to the account. */
  addresses: z.array(z.string()),
  /** The customer and the subscription at Stripe; null before an order. */
  customerId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  /** What the user's own pages show. */
  seen: z.pick(User, {
    dailyRemaining: true,
    dailyAllowance: true,
    jobsRemaining: true,
    totalJobs: true,
    trialEmailsUsed: true,
    trialAvailable: true,
    draftingPaused: true,
    searchPausedAt: true,
  }),
})
export type UserAccountFacts = z.infer<typeof UserAccountFacts>

export const UserMailbox = z.object({
  address: z.string(),
  isActive: z.boolean(),
  connectedAt: Instant,
  /** When its drafts were last read; null before the first time. */
  lastProofAt: z.nullable(Instant),
  /** `grant_dead`: Google no longer knows our permission; `refused`: it refuses what the permission is for. */
  problem: z.nullable(z.enum(['grant_dead', 'refused'])),
  offSince: z.nullable(Instant),
})
export type UserMailbox = z.infer<typeof UserMailbox>

export const UserInvoice = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  at: Instant,
  /** Stripe's word; others may be added. */
  status: z.string(),
  totalCents: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  /** The payment in Stripe's dashboard. */
  url: z.string(),
})
export type UserInvoice = z.infer<typeof UserInvoice>

export const GoodwillKind = z.enum(['refund', 'trial_day', 'emails'])
export type GoodwillKind = z.infer<typeof GoodwillKind>

/** A refund or a gift by staff. */
export const UserGoodwill = z.object({
  id: z.string(),
  kind: GoodwillKind,
  invoiceId: z.nullable(z.string()),
  /** US cents of a refund, hours of a trial, or emails. */
  amount: z.number(),
  reason: z.string(),
  adminId: z.string(),
  at: Instant,
  state: z.enum(['begun', 'done', 'refused']),
})
export type UserGoodwill = z.infer<typeof UserGoodwill>

export const UserBilling = z.object({
  /** Newest first. */
  invoices: z.array(UserInvoice),
  /** What staff refunded or gave, newest first. */
  goodwill: z.array(UserGoodwill),
  /** Why the user cancelled, each time that they said so, newest first. */
  cancellations: z.array(z.object({ reason: CancelReason, words: z.string(), at: Instant })),
  /** Emails of the trial or the month that were used, of which some can be given back. */
  usedEmails: z.number(),
  /** Null when nothing will be charged by itself. */
  nextCharge: z.nullable(z.object({ cents: z.number(), at: Instant })),
  /** The customer in Stripe's dashboard; null before an order. */
  url: z.nullable(z.string()),
})
export type UserBilling = z.infer<typeof UserBilling>

export const UserRuns = z.object({
  /** Newest first. */
  runs: z.array(
    z.extend(Run, { restart: z.nullable(z.object({ adminId: z.string(), reason: z.string() })) }),
  ),
  /** Whether staff can start the last run again now, and why or why not. */
  next: z.object({ canStart: z.boolean(), says: z.string() }),
})
export type UserRuns = z.infer<typeof UserRuns>

export const UserActivities = z.pick(PrivacyDashboard, { recentActivity: true })
export type UserActivities = z.infer<typeof UserActivities>
