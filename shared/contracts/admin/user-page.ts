import * as z from 'zod/mini'
import { AdminUser } from '#shared/models/admin/admin.ts'
import {
  UserAccountFacts,
  UserActivities,
  UserBilling,
  UserMailbox,
  UserRuns,
} from '#shared/models/admin/user-page.ts'
import { GOODWILL } from '#shared/catalog/admin.ts'
import { id, Instant } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'
import { WRITING_BLOCKERS } from '../writing-blockers.ts'

const user = z.object({ id: id('usr') })

export const getAdminUser = contract('getAdminUser', 'GET /api/admin/users/{id}', {
  auth: 'admin',
  summary: 'One user: the account with what the user has left, and the mailbox.',
  params: user,
  reply: { 200: z.object({ user: AdminUser, facts: UserAccountFacts, mailbox: z.nullable(UserMailbox) }) },
  errors: ['not_found'],
})

export const getAdminUserBilling = contract('getAdminUserBilling', 'GET /api/admin/users/{id}/billing', {
  auth: 'admin',
  summary: "One user's invoices at Stripe, with what was refunded, and the next charge.",
  params: user,
  reply: { 200: UserBilling },
  errors: ['not_found'],
})

const decision = {
  /** From the browser, the same for every repetition of one decision. */
  operationId: z.uuid(),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(GOODWILL.reasonLeast, 'Say why.'),
      z.maxLength(GOODWILL.reasonMost, `Use at most ${GOODWILL.reasonMost} characters.`),
    ),
}
const amount = (most: number, few: string, many: string) =>
  z.int(few).check(z.minimum(1, few), z.maximum(most, many))
const done = z.object({ success: z.literal(true) })

export const refundInvoice = contract('refundInvoice', 'POST /api/admin/users/{id}/refunds', {
  auth: 'super_admin',
  admins: 'goodwill',
  rate: { perHour: 30 },
  summary:
    'Refunds part of an invoice, once: repeating the operation does nothing, and another decision on the same state is refused.',
  params: user,
  body: z.strictObject({
    ...decision,
    invoiceId: z.string().check(z.regex(/^in_\w{1,250}$/)),
    cents: amount(GOODWILL.refundMostCents, 'Refund at least a cent.', 'That is more than any invoice.'),
    /** What was refunded of the invoice when it was decided. */
    refundedCents: z.int().check(z.minimum(0)),
  }),
  reply: { 200: done },
  errors: [
    'not_found',
    'refund_unpaid',
    'refund_done',
    'refund_disputed',
    'refund_too_large',
    'changed_meanwhile',
    'payment_in_progress',
  ],
})

export const extendUserTrial = contract('extendUserTrial', 'POST /api/admin/users/{id}/trial-days', {
  auth: 'super_admin',
  admins: 'goodwill',
  rate: { perHour: 30 },
  summary: 'Extends a running trial by a day, once, also at Stripe.',
  params: user,
  /** When the trial ended as it was decided. */
  body: z.strictObject({
    ...decision,
    trialEndsAt: Instant,
  }),
  reply: { 200: done },
  errors: ['not_found', 'trial_not_running', 'changed_meanwhile', 'payment_in_progress'],
})

export const giveUserEmails = contract('giveUserEmails', 'POST /api/admin/users/{id}/emails', {
  auth: 'super_admin',
  admins: 'goodwill',
  rate: { perHour: 30 },
  summary: "Gives back some of the emails that were used of the trial or of the month's allowance, once.",
  params: user,
  body: z.strictObject({
    ...decision,
    emails: amount(
      GOODWILL.emailsMost,
      'Give at least one email.',
      `Give at most ${GOODWILL.emailsMost} emails.`,
    ),
    /** How many were used as it was decided. */
    used: z.int().check(z.minimum(0)),
  }),
  reply: { 200: done },
  errors: ['not_found', 'no_plan', 'gift_too_large', 'changed_meanwhile'],
})

export const getAdminUserRuns = contract('getAdminUserRuns', 'GET /api/admin/users/{id}/runs', {
  auth: 'admin',
  summary: "One user's latest runs, each as the user sees it, and whether the last one can be started again.",
  params: user,
  reply: { 200: UserRuns },
  errors: ['not_found'],
})

export const restartUserRun = contract('restartUserRun', 'POST /api/admin/users/{id}/runs', {
  auth: 'admin',
  rate: { perHour: 60 },
  summary:
    "Starts the day's run again after one that ended with nothing, once: repeating the operation starts no other, and another decision on the same run is refused.",
  params: user,
  body: z.strictObject({
    ...decision,
    /** The run that ended with nothing, as it was decided. */
    lastRunId: id('run'),
  }),
  reply: { 202: z.object({ runId: z.string() }) },
  errors: [
    'not_found',
    'changed_meanwhile',
    'run_not_empty',
    'run_in_progress',
    'already_sent_today',
    'country_unsupported',
    ...WRITING_BLOCKERS,
  ],
})

export const getAdminUserActivity = contract('getAdminUserActivity', 'GET /api/admin/users/{id}/activity', {
  auth: 'admin',
  summary: 'What one user did here, newest first.',
  params: user,
  reply: { 200: UserActivities },
  errors: ['not_found'],
})
