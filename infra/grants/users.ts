import type { EndpointId } from '#shared/contracts/index.ts'
import type { Grants } from './model.ts'

const SIGN_IN = ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'OAUTHSTATE', 'SECURITY', 'STATS'] as const

/** One transaction closes the account and deletes everything that leads to it; the worker does the rest. */
export const DELETING = {
  partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'TRIALMARK', 'STATS'],
  send: ['deletion'],
  secrets: ['hmac'],
  timeoutSeconds: 29,
} as const

/** Sends a mail while the user waits. */
const MAILING = { mail: 'send', timeoutSeconds: 20, costly: true } as const

/** Reads all of a user's data, including files. */
const EXPORTING = {
  table: 'readWrite',
  resumes: 'read',
  // What is too much for one answer is written by a worker.
  send: ['export'],
  memoryMb: 1_024,
  timeoutSeconds: 29,
  costly: true,
} as const

/** What users do with their sessions, accounts and data, and what visitors do. */
export const usersGrants = {
  // Names the address that ends the browser's session at the sign-in.
  logout: { table: 'readWrite', signIn: 'exchange' },
  startGmail: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'OAUTHSTATE'],
    signIn: 'exchange',
    secrets: ['mailboxes'],
  },
  startGmailSignup: { table: 'readWrite', partitions: ['OAUTHSTATE'], signIn: 'exchange' },
  autoLogin: { table: 'readWrite', partitions: ['USER', 'SESSION', 'TOKEN'] },
  // A fingerprint recognises users who sign up again after a deletion, so that a trial is given once.
  completeSignIn: {
    table: 'readWrite',
    partitions: SIGN_IN,
    reads: ['TRIALMARK'],
    secrets: ['hmac'],
    signIn: 'exchange',
    timeoutSeconds: 29,
  },
  // The system settings limit what is left today.
  getUser: { table: 'read', reads: ['SETTINGS'] },
  getServiceNote: { table: 'read', reads: ['NOTE'] },
  updateReminders: { table: 'readWrite' },
  // Comparing a password takes 19 MiB and processor time.
  detectAccountConflict: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'EMAIL', 'LINKPROOF'],
    memoryMb: 1_024,
    ...MAILING,
  },
  linkAccounts: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'LINKPROOF', 'STATS'],
    send: ['linking'],
    memoryMb: 1_024,
    timeoutSeconds: 29,
    costly: true,
  },
  createSupportTicket: { table: 'readWrite', ...MAILING },
  requestDeletion: { table: 'readWrite', ...MAILING },
  exportUserData: EXPORTING,
  exportPersonalData: EXPORTING,
  downloadExport: { table: 'readWrite', exports: 'link' },
  deleteAccount: { table: 'readWrite', ...DELETING },
  deleteUserAccount: { table: 'readWrite', ...DELETING },
  // Reads articles; writes only the counter of searches per network.
  listBlogPosts: { table: 'readWrite', partitions: ['BLOG'] },
  getBlogPost: { table: 'read', partitions: ['BLOG'] },
  requestRecipientLink: { table: 'readWrite', partitions: ['RECIPIENTPROOF'], ...MAILING },
  // Reads all users' emails to one person, who has proved to own the address.
  openRecipientLink: {
    table: 'readWrite',
    partitions: ['RECIPIENTPROOF'],
    reads: ['RECIPIENT', 'LISTED', 'USER', 'ANSWER'],
    secrets: ['hmac'],
  },
  objectToContact: {
    table: 'readWrite',
    partitions: ['RECIPIENTPROOF', 'RECIPIENT', 'ANSWER', 'USER'],
    reads: ['LISTED'],
    // Unsent drafts to the person are deleted by the function that may open mailboxes.
    send: ['draft'],
    secrets: ['hmac'],
  },
  // Counts calls per network, nothing else.
  reportPolicyViolation: { table: 'readWrite', partitions: [] },
  // Reads a document in a child process, as an upload does, and asks a model once or twice. It stores nothing:
  // the table has its counters alone.
  tryLetter: {
    table: 'readWrite',
    partitions: [],
    writer: 'invoke',
    memoryMb: 1_536,
    timeoutSeconds: 29,
    costly: true,
  },
  sendContactMessage: { table: 'readWrite', partitions: ['CONTACT', 'THROTTLE'], ...MAILING },
} as const satisfies Partial<Record<EndpointId, Grants>>
