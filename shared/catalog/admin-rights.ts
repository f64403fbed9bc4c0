import type { AdminRole } from './admin.ts'

interface Right {
  readonly what: string
  /** Who may; a super admin may all that an admin may. */
  readonly role: AdminRole
  /** Admins may as well where the stage's setting `adminGoodwill` says so. */
  readonly bySetting?: true
  /** Ids of the endpoints that only super admins may call. */
  readonly endpoints: readonly string[]
}

/** What each role of the staff may do, as the admins tab and docs/operations.md say it. */
export const ADMIN_RIGHTS: readonly Right[] = [
  {
    what: 'See statistics, users, configurations, emails, mailboxes and the monitoring page',
    role: 'admin',
    endpoints: [],
  },
  {
    what: 'Find anyone, and read a user’s account, billing, runs, mailbox, tickets and activity',
    role: 'admin',
    endpoints: [],
  },
  { what: 'Start a run again that ended with nothing', role: 'admin', endpoints: [] },
  {
    what: 'Deactivate, activate and delete users; cancel at Stripe when deactivating',
    role: 'admin',
    endpoints: [],
  },
  { what: 'Answer tickets, and work through the lists of work', role: 'admin', endpoints: [] },
  { what: 'Change the system’s settings, and start its operations', role: 'admin', endpoints: [] },
  { what: 'Refund payments', role: 'super_admin', bySetting: true, endpoints: ['refundInvoice'] },
  {
    what: 'Give a day of trial, and emails',
    role: 'super_admin',
    bySetting: true,
    endpoints: ['extendUserTrial', 'giveUserEmails'],
  },
  {
    what: 'Create, deactivate, activate and delete admins',
    role: 'super_admin',
    endpoints: ['createAdmin', 'setAdminStatus', 'deleteAdmin'],
  },
  { what: 'Read the audit log', role: 'super_admin', endpoints: ['listAudit'] },
]
