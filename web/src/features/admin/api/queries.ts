import {
  findUsers,
  getAdminStats,
  getAdminUserConfig,
  listAdminConfigurations,
  listAdminEmails,
  listAdminGmailIntegrations,
  listAdminUserEmails,
  listAdminUsers,
} from '#shared/contracts/admin/admin-users.ts'
import { getSystemSettings, listOperations } from '#shared/contracts/admin/admin-system.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'
import { getNumbers } from '#shared/contracts/admin/numbers.ts'
import { listTickets, listUserTickets } from '#shared/contracts/admin/tickets.ts'
import { listWork } from '#shared/contracts/admin/work.ts'
import type { WorkListId } from '#shared/models/admin/work.ts'
import type { RunOutcome } from '#shared/models/outreach/run.ts'
import type { TicketStatus } from '#shared/models/ticket.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'

import {
  getAdminUser,
  getAdminUserActivity,
  getAdminUserBilling,
  getAdminUserRuns,
} from '#shared/contracts/admin/user-page.ts'

type Cursor = string | undefined

export const workQuery = (list: WorkListId, reason: RunOutcome | undefined, cursor: Cursor) =>
  adminReadOptions(listWork, { query: { list, reason, cursor } })
export const userTicketsQuery = (id: string) => adminReadOptions(listUserTickets, { params: { id } })
export const ticketsQuery = (status: TicketStatus, cursor: Cursor) =>
  adminReadOptions(listTickets, { query: { status, cursor } })

export const numbersQuery = adminReadOptions(getNumbers)
export const statsQuery = adminReadOptions(getAdminStats)
export const settingsQuery = adminReadOptions(getSystemSettings)
export const operationsQuery = adminReadOptions(listOperations)
export const userConfigQuery = (id: string) => adminReadOptions(getAdminUserConfig, { params: { id } })

export const configurationsQuery = (cursor: Cursor) =>
  adminReadOptions(listAdminConfigurations, { query: { cursor } })
export const emailsQuery = (cursor: Cursor) => adminReadOptions(listAdminEmails, { query: { cursor } })
export const gmailIntegrationsQuery = (cursor: Cursor) =>
  adminReadOptions(listAdminGmailIntegrations, { query: { cursor } })
export const userEmailsQuery = (id: string, cursor: Cursor) =>
  adminReadOptions(listAdminUserEmails, { params: { id }, query: { cursor } })

export const findUsersQuery = (text: string) => adminReadOptions(findUsers, { query: { text } })

/** A page of users; `search` is the beginning of an address, or empty for all. */
export const usersQuery = (search: string, cursor?: string) =>
  adminReadOptions(listAdminUsers, { query: { search: search || undefined, cursor } })

export const adminUserQuery = (id: string) => adminReadOptions(getAdminUser, { params: { id } })
export const userBillingQuery = (id: string) => adminReadOptions(getAdminUserBilling, { params: { id } })
export const userRunsQuery = (id: string) => adminReadOptions(getAdminUserRuns, { params: { id } })
export const userActivityQuery = (id: string) => adminReadOptions(getAdminUserActivity, { params: { id } })

/** The audit log of a UTC day, newest first; `all` includes views. */
export const auditQuery = (day: string, show: 'acts' | 'all', cursor: Cursor) =>
  adminReadOptions(listAudit, { query: { day, show, cursor } })
