import * as z from 'zod/mini'
import { ADMIN, FIND } from '#shared/catalog/admin.ts'
import {
  AdminConfiguration,
  AdminEmail,
  AdminGmailIntegration,
  AdminStats,
  AdminUser,
  AdminUserConfiguration,
  FoundUser,
} from '#shared/models/admin/admin.ts'
import { id, whole } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

/** A position in a list, created by the server; an invalid one is refused. */
const cursor = z.optional(z.string().check(z.maxLength(500)))
const limit = z._default(z.coerce.number().check(...whole(1, ADMIN.pageSizeMost)), ADMIN.pageSize)
const page = z.strictObject({ cursor, limit })
const user = z.object({ id: id('usr') })
const nextCursor = z.nullable(z.string())
const userEmails = z.record(z.string(), z.string())

export const getAdminStats = contract('getAdminStats', 'GET /api/admin/stats', {
  auth: 'admin',
  audit: 'none',
  summary: 'Users, drafts and revenue, now and by day.',
  reply: { 200: AdminStats },
})

export const listAdminUsers = contract('listAdminUsers', 'GET /api/admin/users', {
  auth: 'admin',
  summary: 'A page of users, newest first.',
  query: page,
  reply: { 200: z.object({ users: z.array(AdminUser), nextCursor, total: z.number() }) },
})

export const findUsers = contract('findUsers', 'GET /api/admin/find', {
  auth: 'admin',
  rate: { perMinute: 60, perHour: 1_000 },
  summary:
    "Users by the beginning of an address, a name or the company of a draft, or by a ticket's number, their id or Stripe's.",
  query: z.strictObject({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(FIND.textMin, `Type at least ${FIND.textMin} characters.`),
        z.maxLength(FIND.textMax),
      ),
  }),
  reply: {
    200: z.object({
      found: z.array(FoundUser),
      more: z.boolean(),
      /** The ticket's number in the text, which alone is then looked for; null for none. */
      ticketNumber: z.nullable(z.string()),
    }),
  },
})

export const listAdminConfigurations = contract('listAdminConfigurations', 'GET /api/admin/configurations', {
  auth: 'admin',
  summary: "A page of users' configurations, newest first.",
  query: page,
  reply: { 200: z.object({ configurations: z.array(AdminConfiguration), userEmails, nextCursor }) },
})

export const listAdminEmails = contract('listAdminEmails', 'GET /api/admin/emails', {
  auth: 'admin',
  summary: "A page of all users' emails, newest first.",
  query: page,
  reply: { 200: z.object({ emails: z.array(AdminEmail), userEmails, nextCursor }) },
})

export const listAdminGmailIntegrations = contract(
  'listAdminGmailIntegrations',
  'GET /api/admin/gmail-integrations',
  {
    auth: 'admin',
    summary: 'A page of connected mailboxes, newest first.',
    query: page,
    reply: { 200: z.object({ integrations: z.array(AdminGmailIntegration), userEmails, nextCursor }) },
  },
)

export const getAdminUserConfig = contract('getAdminUserConfig', 'GET /api/admin/user-config/{id}', {
  auth: 'admin',
  summary: "One user's configuration; null before it was saved.",
  params: user,
  reply: { 200: z.object({ configuration: z.nullable(AdminUserConfiguration) }) },
  errors: ['not_found'],
})

export const listAdminUserEmails = contract('listAdminUserEmails', 'GET /api/admin/user-emails/{id}', {
  auth: 'admin',
  summary: "A page of one user's emails, newest first.",
  params: user,
  query: page,
  reply: { 200: z.object({ emails: z.array(AdminEmail), nextCursor }) },
  errors: ['not_found'],
})

export const setUserStatus = contract('setUserStatus', 'PUT /api/admin/users/{id}/status', {
  auth: 'admin',
  summary:
    'Activates or deactivates an account. Deactivating ends its sessions at once and stops its drafts; if asked, it also cancels the subscription at Stripe.',
  params: user,
  body: z.strictObject({
    isActive: z.boolean('Say whether it is active.'),
    /** Only when deactivating. */
    cancelSubscription: z.optional(z.boolean()),
  }),
  reply: {
    200: z.object({
      user: AdminUser,
      /** `failed`: the account is deactivated, and its subscription continues. Null when nothing was to be cancelled. */
      subscription: z.nullable(z.enum(['cancelled', 'failed'])),
    }),
  },
  errors: ['not_found'],
})

export const deleteUser = contract('deleteUser', 'DELETE /api/admin/users/{id}', {
  auth: 'admin',
  summary:
    'Deletes an account as its owner would: ends sessions at once, and deletes everywhere within minutes.',
  params: user,
  reply: { 200: z.object({ success: z.literal(true) }) },
  errors: ['not_found'],
})
