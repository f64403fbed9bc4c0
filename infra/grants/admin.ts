import type { EndpointId } from '#shared/contracts/index.ts'
import type { Grants } from './model.ts'
import { DELETING } from './users.ts'

/** Identifies an admin and writes the audit log. Comparing a password takes 19 MiB and processor time. */
const BY_ADMIN = {
  table: 'readWrite',
  partitions: ['ADMINSESSION', 'SECURITY'],
  reads: ['ADMIN'],
  appends: ['AUDIT'],
  admins: 'identify',
  // The secrets of second factors are derived from this key.
  secrets: ['hmac'],
  memoryMb: 1_024,
  timeoutSeconds: 20,
} as const

const MANAGING = { partitions: [...BY_ADMIN.partitions, 'ADMIN'], reads: [] } as const

/** Reads all accounts, and changes none. */
const OVERSEES = { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER', 'LISTED'] } as const

/** Refunds and gifts: written to the user's partition before and after Stripe is asked. */
const GIVING = {
  partitions: [...BY_ADMIN.partitions, 'USER'],
  secrets: [...BY_ADMIN.secrets, 'stripe'],
  timeoutSeconds: 29,
} as const

export const adminGrants = {
  listAdmins: BY_ADMIN,
  adminLogout: BY_ADMIN,
  beginSecondFactor: BY_ADMIN,
  // Ends the admin's other sessions, and mails the admin.
  confirmSecondFactor: { ...BY_ADMIN, ...MANAGING, mail: 'send' },
  createAdmin: { ...BY_ADMIN, ...MANAGING },
  setAdminStatus: { ...BY_ADMIN, ...MANAGING },
  deleteAdmin: { ...BY_ADMIN, ...MANAGING },
  listAudit: { ...BY_ADMIN, reads: ['ADMIN', 'AUDIT', 'USER'] },
  getAdminStats: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'STATS'] },
  getNumbers: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'STATS'] },
  listAdminUsers: { ...OVERSEES, reads: [...OVERSEES.reads, 'STATS'] },
  // The customer ids of the payment provider lead to their accounts.
  findUsers: { ...OVERSEES, reads: [...OVERSEES.reads, 'CUSTOMER'] },
  listAdminConfigurations: OVERSEES,
  listAdminEmails: OVERSEES,
  listAdminGmailIntegrations: OVERSEES,
  getAdminUserConfig: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  listAdminUserEmails: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  getAdminUser: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER', 'SETTINGS'] },
  getAdminUserBilling: {
    ...BY_ADMIN,
    reads: [...BY_ADMIN.reads, 'USER'],
    secrets: [...BY_ADMIN.secrets, 'stripe'],
    timeoutSeconds: 29,
  },
  refundInvoice: { ...BY_ADMIN, ...GIVING },
  extendUserTrial: {
    ...BY_ADMIN,
    ...GIVING,
    partitions: [...GIVING.partitions, 'CUSTOMER', 'CARD', 'STATS'],
  },
  giveUserEmails: { ...BY_ADMIN, partitions: GIVING.partitions },
  getAdminUserRuns: {
    ...BY_ADMIN,
    reads: [...BY_ADMIN.reads, 'USER', 'SETTINGS'],
    postings: 'coverage',
  },
  restartUserRun: {
    ...BY_ADMIN,
    partitions: [...BY_ADMIN.partitions, 'USER'],
    reads: [...BY_ADMIN.reads, 'SETTINGS'],
    send: ['cycle'],
    postings: 'coverage',
  },
  getAdminUserActivity: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  // Cancels at Stripe when asked.
  setUserStatus: {
    ...BY_ADMIN,
    secrets: [...BY_ADMIN.secrets, 'stripe'],
    timeoutSeconds: 29,
    partitions: [...BY_ADMIN.partitions, 'USER', 'SESSION', 'CUSTOMER', 'CARD', 'STATS'],
    reads: [...BY_ADMIN.reads, 'SETTINGS'],
    schedules: 'manage',
  },
  deleteUser: { ...BY_ADMIN, ...DELETING, partitions: [...BY_ADMIN.partitions, ...DELETING.partitions] },
  getSystemSettings: { ...BY_ADMIN, reads: ['ADMIN', 'SETTINGS'] },
  updateSystemSettings: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'SETTINGS'] },
  // An operation about a user first checks that the user exists.
  startOperation: {
    ...BY_ADMIN,
    partitions: [...BY_ADMIN.partitions, 'OPERATION'],
    reads: ['ADMIN', 'USER'],
    send: ['operations'],
  },
  // Probes every part of the service and reads CloudWatch's metrics; has only the vendors' keys that the
  // free probes need.
  getMonitoringDashboard: {
    ...BY_ADMIN,
    reads: [...BY_ADMIN.reads, 'LISTED', 'HEALTH', 'NOTE', 'STATS'],
    health: 'show',
    secrets: [...BY_ADMIN.secrets, 'stripe', 'contacts'],
  },
  getVisits: { ...BY_ADMIN, visits: 'read', timeoutSeconds: 29 },
  setServiceNote: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'NOTE'] },
  acknowledgeOutage: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'HEALTH'] },
  listWork: { ...OVERSEES, reads: [...OVERSEES.reads, 'OPEN'] },
  listTickets: OVERSEES,
  listUserTickets: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  // Mails the answer, and notes on the ticket that it was mailed.
  answerTicket: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'USER'], mail: 'send' },
  setTicketStatus: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'USER'] },
  listOperations: { ...BY_ADMIN, reads: ['ADMIN', 'OPERATION'] },
} as const satisfies Partial<Record<EndpointId, Grants>>
