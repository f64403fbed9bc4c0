import * as z from 'zod/mini'
import { AdminUser } from '#shared/models/admin/admin.ts'
import {
  UserAccountFacts,
  UserActivities,
  UserBilling,
  UserMailbox,
  UserRuns,
} from '#shared/models/admin/user-page.ts'
import { id } from '#shared/models/wire-types.ts'
import { contract } from '../contract.ts'

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

export const getAdminUserRuns = contract('getAdminUserRuns', 'GET /api/admin/users/{id}/runs', {
  auth: 'admin',
  summary: "One user's latest runs, each as the user sees it, and why the next one can or cannot start.",
  params: user,
  reply: { 200: UserRuns },
  errors: ['not_found'],
})

export const getAdminUserActivity = contract('getAdminUserActivity', 'GET /api/admin/users/{id}/activity', {
  auth: 'admin',
  summary: 'What one user did here, newest first.',
  params: user,
  reply: { 200: UserActivities },
  errors: ['not_found'],
})
