import type { EndpointId } from '#shared/contracts/index.ts'
import type { WebhookId } from '#shared/contracts/webhooks.ts'

/** Beginnings of the table's partition keys, and with them kinds of owners. */
export type Partition =
  | 'USER'
  | 'SESSION'
  | 'IDENTITY'
  | 'OAUTHSTATE'
  | 'TOKEN'
  | 'RECIPIENT'
  | 'ANSWER'
  | 'THROTTLE'
  | 'CONTACT'
  | 'OPEN'
  | 'BLOG'
  | 'STRIPEEVENT'
  | 'RECONCILE'
  | 'CUSTOMER'
  | 'CARD'
  | 'EMAIL'
  | 'LINKPROOF'
  | 'TRIALMARK'
  | 'ERASED'
  | 'LISTED'
  | 'STATS'
  | 'INVOICE'
  | 'ADMIN'
  | 'ADMINSESSION'
  | 'AUDIT'
  | 'SECURITY'
  | 'SETTINGS'
  | 'OPERATION'

export type SecretName = 'google' | 'adzuna' | 'hunter' | 'hmac' | 'openai' | 'origin' | 'stripe' | 'webhook'

/** Queues of work, each with the queue behind it. */
export type QueueName = 'cycle' | 'draft' | 'billing' | 'linking' | 'erasure' | 'operations'

/** What an endpoint or worker may touch. Everything that is not named is denied. */
export interface Grants {
  readonly table: 'none' | 'read' | 'readWrite'
  /** Partitions it may reach; a user's own and the session's when absent. */
  readonly partitions?: readonly Partition[]
  /** Partitions that it only reads. */
  readonly reads?: readonly Partition[]
  /** Partitions that it only adds items to. */
  readonly appends?: readonly Partition[]
  readonly resumes?: 'read' | 'readWrite' | 'move' | 'erase'
  readonly send?: readonly QueueName[]
  /** Seal a mailbox grant, or open one. */
  readonly mailboxKey?: readonly ('seal' | 'open')[]
  readonly schedules?: 'manage'
  readonly writer?: 'invoke'
  /** Ask each part of the service how it is; and show that with what was measured. */
  readonly health?: 'ask' | 'show'
  /** Mail to users from the service's own address. */
  readonly mail?: 'send'
  /** Asks the user pool: public addresses, no permission of ours. Or deletes whom it knows. */
  readonly signIn?: 'exchange' | 'forget'
  readonly secrets?: readonly SecretName[]
  /** 512 when absent: less memory is less processor, and a cold start takes longer. */
  readonly memoryMb?: number
  /** 10 when absent. An HTTP API gives up after 30. */
  readonly timeoutSeconds?: number
  /** What its route lets through for all callers together. */
  readonly traffic?: 'usual' | 'polled' | 'costly'
}

const SIGN_IN = ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'OAUTHSTATE', 'SECURITY', 'STATS'] as const
const THROTTLED = ['USER', 'SESSION', 'THROTTLE'] as const

/** Time for KMS, Google and our own table, each with its retries. */
const GOOGLE = { secrets: ['google'], timeoutSeconds: 29 } as const

/**
 * Asks Stripe several times, each with its retries; the fingerprints of cards are hashed with our own key.
 */
const PAYING = {
  partitions: ['USER', 'SESSION', 'THROTTLE', 'CUSTOMER', 'CARD', 'TRIALMARK'],
  secrets: ['stripe', 'hmac'],
  timeoutSeconds: 29,
  traffic: 'costly',
} as const

/** Ends all that leads to an account in one transaction; the rest is the worker's. */
const DELETING = {
  partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'TRIALMARK', 'THROTTLE', 'STATS'],
  send: ['erasure'],
  secrets: ['hmac'],
  timeoutSeconds: 29,
} as const

/**
 * Knows an admin by session or password, and writes down what is done. Comparing a password wants 19 MiB and
 * processor.
 */
const BY_ADMIN = {
  table: 'readWrite',
  partitions: ['ADMINSESSION', 'SECURITY'],
  reads: ['ADMIN'],
  appends: ['AUDIT'],
  memoryMb: 1_024,
  timeoutSeconds: 20,
} as const
/** Changes who is an admin. */
const MANAGING = { partitions: [...BY_ADMIN.partitions, 'ADMIN'], reads: [] } as const

/** Looks at all accounts, and changes none. */
const OVERSEES = { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER', 'LISTED'] } as const

/** One row an endpoint: a contract without its row does not compile. */
export const grants: Readonly<Record<EndpointId, Grants>> = {
  getSessionStatus: { table: 'read', traffic: 'polled' },
  extendSession: { table: 'readWrite' },
  logout: { table: 'readWrite' },
  startGmail: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'OAUTHSTATE', 'THROTTLE'],
    signIn: 'exchange',
    secrets: ['google'],
  },
  startGmailSignup: { table: 'readWrite', partitions: ['OAUTHSTATE', 'THROTTLE'], signIn: 'exchange' },
  autoLogin: { table: 'readWrite', partitions: ['USER', 'SESSION', 'TOKEN', 'THROTTLE'] },
  completeSignIn: { table: 'readWrite', partitions: SIGN_IN, signIn: 'exchange', timeoutSeconds: 29 },
  completeGmailConnection: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'OAUTHSTATE'],
    reads: ['SETTINGS'],
    mailboxKey: ['seal'],
    send: ['draft'],
    schedules: 'manage',
    ...GOOGLE,
  },
  // What holds for everybody bounds what is left today.
  getUser: { table: 'read', reads: ['SETTINGS'], traffic: 'polled' },
  getUsage: { table: 'read' },
  updateProfile: { table: 'readWrite', partitions: THROTTLED },
  createSubscription: { table: 'readWrite', ...PAYING },
  validateCoupon: {
    table: 'readWrite',
    partitions: THROTTLED,
    secrets: ['stripe'],
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  verifyPaymentSuccess: { table: 'readWrite', ...PAYING },
  getBillingStatus: {
    table: 'readWrite',
    partitions: THROTTLED,
    secrets: ['stripe'],
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  createSetupIntent: { table: 'readWrite', ...PAYING },
  updatePaymentMethod: { table: 'readWrite', ...PAYING },
  upgradePlan: { table: 'readWrite', ...PAYING },
  cancelSubscription: { table: 'readWrite', ...PAYING },
  reactivateSubscription: { table: 'readWrite', ...PAYING },
  retryPayment: { table: 'readWrite', ...PAYING, partitions: [...PAYING.partitions, 'TOKEN'] },
  // The document is read in a process of its own, which may take 512 MB and 10 s beside this one, and then by
  // a model, which may take 15 s.
  uploadResume: {
    table: 'readWrite',
    partitions: THROTTLED,
    resumes: 'readWrite',
    writer: 'invoke',
    memoryMb: 1_536,
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  getLatestResume: { table: 'read', resumes: 'read' },
  getResumeFacts: { table: 'read', resumes: 'read' },
  saveFactReview: { table: 'readWrite', partitions: THROTTLED, resumes: 'read' },
  // Read all that decides about a run at once, here and below, and with it what holds for everybody.
  getConfiguration: { table: 'read', reads: ['SETTINGS'] },
  updateConfiguration: { table: 'readWrite', partitions: THROTTLED, reads: ['SETTINGS'] },
  getNextSyncInfo: { table: 'read', reads: ['SETTINGS'], traffic: 'polled' },
  listEmailOutreach: { table: 'read', traffic: 'polled' },
  getEmailOutreach: { table: 'read', reads: ['SETTINGS'] },
  getOutreachStatistics: { table: 'read' },
  markEmailOutreach: { table: 'readWrite', partitions: ['USER', 'SESSION', 'STATS'] },
  reviseEmailOutreach: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION'],
    reads: ['SETTINGS'],
    send: ['draft'],
    traffic: 'costly',
  },
  getLatestRun: { table: 'read', traffic: 'polled' },
  startEmailDrafting: {
    table: 'readWrite',
    partitions: THROTTLED,
    reads: ['SETTINGS'],
    send: ['cycle'],
    traffic: 'costly',
  },
  getGmailIntegration: { table: 'read' },
  deleteGmailIntegration: { table: 'readWrite', mailboxKey: ['open'], schedules: 'manage', ...GOOGLE },
  refreshGmailIntegration: {
    table: 'readWrite',
    partitions: THROTTLED,
    mailboxKey: ['open'],
    ...GOOGLE,
    traffic: 'costly',
  },
  createTestDraft: {
    table: 'readWrite',
    partitions: THROTTLED,
    mailboxKey: ['open'],
    ...GOOGLE,
    traffic: 'costly',
  },
  // Reads articles; what it writes is the count of an address's searches.
  listBlogPosts: { table: 'readWrite', partitions: ['BLOG', 'THROTTLE'] },
  getBlogPost: { table: 'read', partitions: ['BLOG'] },
  // A password is compared by a function that wants 19 MiB and processor.
  detectAccountConflict: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'EMAIL', 'LINKPROOF', 'THROTTLE'],
    mail: 'send',
    memoryMb: 1_024,
    timeoutSeconds: 20,
    traffic: 'costly',
  },
  linkAccounts: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'LINKPROOF', 'THROTTLE', 'STATS'],
    send: ['linking'],
    memoryMb: 1_024,
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  createSupportTicket: {
    table: 'readWrite',
    partitions: THROTTLED,
    mail: 'send',
    timeoutSeconds: 20,
    traffic: 'costly',
  },
  requestDeletion: {
    table: 'readWrite',
    partitions: THROTTLED,
    mail: 'send',
    timeoutSeconds: 20,
    traffic: 'costly',
  },
  // Reads everything of one user, with the files.
  exportUserData: {
    table: 'readWrite',
    partitions: THROTTLED,
    resumes: 'read',
    memoryMb: 1_024,
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  exportPersonalData: {
    table: 'readWrite',
    partitions: THROTTLED,
    resumes: 'read',
    memoryMb: 1_024,
    timeoutSeconds: 29,
    traffic: 'costly',
  },
  // What stands in the user's own partition, read at once.
  getPrivacyDashboard: { table: 'read' },
  updateRetentionSettings: { table: 'readWrite', partitions: THROTTLED },
  revokeGmail: { table: 'readWrite', mailboxKey: ['open'], schedules: 'manage', ...GOOGLE },
  deleteAccount: { table: 'readWrite', ...DELETING },
  deleteUserAccount: { table: 'readWrite', ...DELETING },
  listAdmins: { ...BY_ADMIN },
  adminLogout: { ...BY_ADMIN },
  createAdmin: { ...BY_ADMIN, ...MANAGING },
  setAdminStatus: { ...BY_ADMIN, ...MANAGING },
  deleteAdmin: { ...BY_ADMIN, ...MANAGING },
  listAudit: { ...BY_ADMIN, reads: ['ADMIN', 'AUDIT'] },
  getAdminStats: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'STATS'] },
  listAdminUsers: { ...OVERSEES, reads: [...OVERSEES.reads, 'STATS'] },
  listAdminConfigurations: OVERSEES,
  listAdminEmails: OVERSEES,
  listAdminGmailIntegrations: OVERSEES,
  getAdminUserConfig: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  listAdminUserEmails: { ...BY_ADMIN, reads: [...BY_ADMIN.reads, 'USER'] },
  setUserStatus: {
    ...BY_ADMIN,
    partitions: [...BY_ADMIN.partitions, 'USER', 'SESSION'],
    reads: [...BY_ADMIN.reads, 'SETTINGS'],
    schedules: 'manage',
  },
  deleteUser: { ...BY_ADMIN, ...DELETING, partitions: [...BY_ADMIN.partitions, ...DELETING.partitions] },
  getSystemSettings: { ...BY_ADMIN, reads: ['ADMIN', 'SETTINGS'] },
  updateSystemSettings: { ...BY_ADMIN, partitions: [...BY_ADMIN.partitions, 'SETTINGS'] },
  // Whether there is such a user is read before an operation about one begins.
  startOperation: {
    ...BY_ADMIN,
    partitions: [...BY_ADMIN.partitions, 'OPERATION'],
    reads: ['ADMIN', 'USER'],
    send: ['operations'],
  },
  // Asks every part of the service how it is, and CloudWatch what was measured; of the vendors' keys those
  // that a free question needs.
  getMonitoringDashboard: { ...BY_ADMIN, health: 'show', secrets: ['stripe', 'hunter'] },
  listOperations: { ...BY_ADMIN, reads: ['ADMIN', 'OPERATION'] },
  sendContactMessage: {
    table: 'readWrite',
    partitions: ['CONTACT', 'THROTTLE'],
    mail: 'send',
    timeoutSeconds: 20,
    traffic: 'costly',
  },
}

/** One row a route that a vendor calls. Stripe gives an answer twenty seconds or so before it sends again. */
export const webhookGrants: Readonly<Record<WebhookId, Grants>> = {
  receiveStripeEvent: {
    table: 'readWrite',
    partitions: ['STRIPEEVENT'],
    send: ['billing'],
    secrets: ['webhook'],
  },
}

/** One row a worker and a schedule. */
export const backgroundGrants = {
  planCycle: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'ANSWER', 'THROTTLE'],
    reads: ['SETTINGS'],
    send: ['draft'],
    schedules: 'manage',
    mail: 'send',
    secrets: ['adzuna', 'hunter', 'hmac'],
    timeoutSeconds: 240,
  },
  // Like planning it waits most of its time, which costs by the memory: it has no more than an endpoint.
  writeDraft: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'STATS'],
    reads: ['SETTINGS'],
    resumes: 'read',
    send: ['draft'],
    mailboxKey: ['open'],
    schedules: 'manage',
    writer: 'invoke',
    mail: 'send',
    secrets: ['google', 'hmac'],
    timeoutSeconds: 180,
  },
  // Reads a customer with all that belongs to it, corrects it where it must, and reads again when another
  // write came between.
  applyBillingEvent: {
    table: 'readWrite',
    partitions: ['USER', 'STRIPEEVENT', 'CUSTOMER', 'CARD', 'INVOICE', 'STATS'],
    mail: 'send',
    secrets: ['stripe', 'hmac'],
    timeoutSeconds: 60,
  },
  mergeAccounts: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'CUSTOMER', 'CARD'],
    reads: ['SETTINGS'],
    resumes: 'move',
    mailboxKey: ['seal', 'open'],
    schedules: 'manage',
    secrets: ['google', 'stripe', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 240,
  },
  // Everything of one person, wherever it is; it deletes in every one of these places.
  eraseAccount: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'CUSTOMER', 'CARD', 'TRIALMARK', 'ERASED'],
    signIn: 'forget',
    resumes: 'erase',
    mailboxKey: ['open'],
    schedules: 'manage',
    secrets: ['google', 'stripe', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 240,
  },
  reconcileBilling: {
    table: 'readWrite',
    partitions: ['USER', 'CUSTOMER', 'CARD', 'RECONCILE', 'OPEN'],
    secrets: ['stripe', 'hmac'],
    timeoutSeconds: 300,
  },
  // Warns, and begins deletions as a user does.
  applyRetention: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'TRIALMARK', 'STATS', 'OPEN'],
    send: ['erasure'],
    mail: 'send',
    secrets: ['hmac'],
    timeoutSeconds: 300,
  },
  // Does for an admin what other functions do for a user, each kind with what it needs: it compares with the
  // payment provider, asks mailboxes, and tries a run.
  runOperation: {
    table: 'readWrite',
    partitions: ['USER', 'CUSTOMER', 'CARD', 'RECONCILE', 'OPEN', 'ANSWER', 'THROTTLE', 'OPERATION'],
    reads: ['RECIPIENT', 'LISTED', 'SETTINGS'],
    resumes: 'read',
    send: ['operations'],
    mailboxKey: ['open'],
    schedules: 'manage',
    writer: 'invoke',
    mail: 'send',
    secrets: ['google', 'stripe', 'adzuna', 'hunter', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 300,
  },
  // Asks every part how it is; of the table something that is nowhere.
  checkHealth: {
    table: 'read',
    partitions: ['SECURITY'],
    health: 'ask',
    secrets: ['stripe', 'hunter'],
    timeoutSeconds: 20,
  },
  // Counts keys of an index, and no item.
  countAccounts: { table: 'readWrite', partitions: ['STATS', 'OPEN'], timeoutSeconds: 120 },
  sweepStuckWork: {
    table: 'readWrite',
    partitions: ['USER', 'STRIPEEVENT', 'OPERATION', 'OPEN'],
    send: ['cycle', 'draft', 'billing', 'linking', 'erasure', 'operations'],
    timeoutSeconds: 50,
  },
} as const satisfies Record<string, Grants>

/** Stands before every endpoint: only what comes through the edge goes on. */
export const authorizerGrants = {
  table: 'none',
  secrets: ['origin'],
  memoryMb: 256,
  timeoutSeconds: 5,
} as const satisfies Grants
