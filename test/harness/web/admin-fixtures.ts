import { Preferences } from '#shared/models/configuration.ts'
import { onTestFinished } from 'vitest'
import type {
  Admin,
  AdminConfiguration,
  AdminEmail,
  AdminGmailIntegration,
  AdminStats,
  AdminUser,
  AdminUserConfiguration,
} from '#shared/models/admin/admin.ts'
import type { SystemSettings } from '#shared/models/admin/settings.ts'
import type { AuditRecord, Operation } from '#shared/models/admin/operation.ts'
import { adminSession } from '#web/lib/admin/admin-session.ts'
import { ok, type Replies } from './render-with-api.tsx'

export const superAdmin: Admin = {
  id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  email: 'ada@reachwell.example',
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'super_admin',
  isActive: true,
  createdAt: '2026-10-01T09:00:00.000Z',
  createdBy: null,
}

export const plainAdmin: Admin = {
  ...superAdmin,
  id: 'adm_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C',
  email: 'bo@reachwell.example',
  firstName: 'Bo',
  lastName: 'Lind',
  role: 'admin',
  createdBy: superAdmin.id,
}

/** The list of admins for one of them. */
export const adminsSeenBy = (me: Admin, others: readonly Admin[] = [plainAdmin], adminsGive = false) =>
  ok({ admins: [superAdmin, ...others], currentAdminId: me.id, adminsGive })

export const adminStats: AdminStats = {
  totalUsers: 1_204,
  activeUsers: 311,
  activeAt: '2026-11-20T11:00:00.000Z',
  totalEmails: 48_910,
  emailsSentToday: 612,
  responseRate: 7.5,
  revenueThisMonth: 30_414.5,
  days: [
    { day: '2026-11-19', newUsers: 9, drafts: 640, revenue: 1_290 },
    { day: '2026-11-20', newUsers: 1, drafts: 612, revenue: 129.5 },
  ],
}

export const maya: AdminUser = {
  id: 'usr_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  isActive: true,
  currentPlan: 'pro',
  isTrial: false,
  trialEndsAt: null,
  planExpiresAt: '2026-12-02T09:00:00.000Z',
  subscriptionCancelAt: null,
  overdue: null,
  pause: null,
  dispute: null,
  billingState: 'active',
  createdAt: '2026-11-02T09:00:00.000Z',
}

export const tess: AdminUser = {
  ...maya,
  id: 'usr_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C',
  email: 'tess.marlowe@example.com',
  firstName: 'Tess',
  lastName: 'Marlowe',
  isActive: false,
  currentPlan: null,
  isTrial: true,
  trialEndsAt: '2026-11-21T09:00:00.000Z',
  planExpiresAt: null,
  billingState: 'ended',
}

export const mayasConfiguration: AdminUserConfiguration & AdminConfiguration = {
  id: 'cfg_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  userId: maya.id,
  jobTitle: 'Senior Backend Engineer',
  targetCity: 'Munich',
  targetArea: 'Germany',
  targetPersonRoles: ['engineering'],
  updatedAt: '2026-11-18T08:30:00.000Z',
  jobPostedTimeframe: '7',
  ...Preferences.parse({}),
  resumeUrl: '/api/user/resume/res_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  createdAt: '2026-11-02T09:10:00.000Z',
  lastConfigChangeAt: null,
}

export const letter: AdminEmail = {
  id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  userId: maya.id,
  companyName: 'Northwind GmbH',
  jobTitle: 'Backend Engineer',
  contactName: 'Robin Sharma',
  contactRole: 'Head of Engineering',
  contactEmail: 'robin@northwind.example',
  status: 'draft_sent',
  emailSubject: 'Your backend team',
  emailBody: 'Dear Robin,\n\nI read your posting.',
  createdAt: '2026-11-20T09:05:00.000Z',
  sentAt: null,
}

export const mailbox: AdminGmailIntegration = {
  id: maya.id,
  userId: maya.id,
  gmailAddress: 'maya.okafor@gmail.example',
  isActive: true,
  createdAt: '2026-11-02T09:12:00.000Z',
}

export const settings: SystemSettings = {
  emailsPerDayPerUser: 30,
  responseTimeoutHours: 72,
  updatedAt: null,
  updatedBy: null,
}

export const running: Operation = {
  id: 'opr_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  kind: 'sync_users',
  state: 'running',
  startedBy: superAdmin.id,
  startedAt: '2026-11-20T11:58:00.000Z',
  endedAt: null,
  done: 40,
  total: 160,
  report: [],
}

export const audited: AuditRecord = {
  id: 'aud_01JD3Z8Q6M4T5V7W9X0Y1Z2A3B',
  at: '2026-11-20T11:30:05.000Z',
  adminId: plainAdmin.id,
  role: 'admin',
  act: 'setUserStatus',
  subject: maya.id,
  kind: 'act',
  outcome: 'done',
  code: null,
  requestId: 'req-7',
}

/** The replies of an admin area that has some of everything. */
export const adminReplies: Replies = {
  'GET /api/admin/stats': ok(adminStats),
  'GET /api/admin/users': ok({ users: [maya, tess], nextCursor: null, total: 1_204 }),
  'GET /api/admin/configurations': ok({
    configurations: [mayasConfiguration],
    userEmails: { [maya.id]: maya.email },
    nextCursor: null,
  }),
  'GET /api/admin/emails': ok({ emails: [letter], userEmails: { [maya.id]: maya.email }, nextCursor: null }),
  'GET /api/admin/gmail-integrations': ok({
    integrations: [mailbox],
    userEmails: { [maya.id]: maya.email },
    nextCursor: null,
  }),
  [`GET /api/admin/user-config/${maya.id}`]: ok({ configuration: mayasConfiguration }),
  [`GET /api/admin/user-emails/${maya.id}`]: ok({ emails: [letter], nextCursor: null }),
  'GET /api/admin/settings': ok({ settings }),
  'GET /api/admin/operations': ok({ operations: [] }),
  'GET /api/admin/audit': ok({ records: [audited], userEmails: { [maya.id]: maya.email }, nextCursor: null }),
}

/** Signs in in this tab, as the form does. */
export async function signInAsAdmin(): Promise<void> {
  localStorage.clear()
  adminSession.begin()
  onTestFinished(() => adminSession.end('signed_out'))
}
