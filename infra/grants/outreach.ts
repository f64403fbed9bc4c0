import type { EndpointId } from '#shared/contracts/index.ts'
import type { Grants } from './model.ts'

/** The timeout allows for KMS, Google and our own table, each with retries. */
const MAILBOX = { secrets: ['mailboxes'], timeoutSeconds: 29 } as const

const ASKING_GMAIL = { table: 'readWrite', mailboxKey: ['open'], ...MAILBOX, costly: true } as const

export const outreachGrants = {
  // A child process reads the document, with up to 512 MB and 10 s of its own, and then a model within 15 s.
  uploadResume: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'STATS'],
    resumes: 'readWrite',
    writer: 'invoke',
    memoryMb: 1_536,
    timeoutSeconds: 29,
    costly: true,
  },
  getLatestResume: { table: 'read', resumes: 'read' },
  getResumeFacts: { table: 'read', resumes: 'read' },
  saveFactReview: { table: 'readWrite', resumes: 'read' },
  // These read everything that decides about a run at once, including the system settings.
  getConfiguration: { table: 'read', reads: ['SETTINGS'], postings: 'coverage' },
  updateConfiguration: { table: 'readWrite', reads: ['SETTINGS'], postings: 'coverage' },
  getDoNotContact: { table: 'read' },
  addDoNotContact: { table: 'readWrite' },
  removeDoNotContact: { table: 'readWrite' },
  // Reads the search, the resume and its review at once.
  getSearchQuestions: { table: 'read', reads: ['SETTINGS'] },
  getNextSyncInfo: { table: 'read', reads: ['SETTINGS'] },
  getEmailOutreach: { table: 'read', reads: ['SETTINGS'] },
  // Reads the letter, its account, and the mailbox of its sender.
  getEmailFile: { table: 'read', reads: ['SETTINGS'] },
  getEmailLines: { table: 'read', reads: ['SETTINGS'] },
  markEmails: { table: 'readWrite', partitions: ['USER', 'SESSION', 'STATS'], timeoutSeconds: 29 },
  getOutreachResults: { table: 'read' },
  markEmailOutreach: { table: 'readWrite', partitions: ['USER', 'SESSION', 'STATS'] },
  saveNextStep: { table: 'readWrite' },
  // Without a session; the link's own key says whose reminders it stops.
  stopReminders: { table: 'readWrite', partitions: ['USER'], secrets: ['hmac'] },
  openStopReminders: { table: 'read', partitions: [] },
  undoEmailMark: { table: 'readWrite', partitions: ['USER', 'SESSION', 'STATS'] },
  reviseEmailOutreach: { table: 'readWrite', reads: ['SETTINGS'], send: ['draft'], costly: true },
  // The check reads the resume's text.
  editEmailOutreach: {
    table: 'readWrite',
    resumes: 'read',
    reads: ['SETTINGS'],
    send: ['draft'],
    memoryMb: 512,
    costly: true,
  },
  followUpEmailOutreach: {
    table: 'readWrite',
    reads: ['SETTINGS', 'RECIPIENT'],
    secrets: ['hmac'],
    send: ['draft'],
    costly: true,
  },
  followUpEmails: {
    table: 'readWrite',
    reads: ['SETTINGS', 'RECIPIENT'],
    secrets: ['hmac'],
    send: ['draft'],
    timeoutSeconds: 29,
    costly: true,
  },
  writeAnyway: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'SESSION'],
    reads: ['SETTINGS'],
    secrets: ['hmac'],
    send: ['draft'],
    costly: true,
  },
  getShortlist: { table: 'read', reads: ['SETTINGS'] },
  chooseFromShortlist: { table: 'readWrite', reads: ['SETTINGS'] },
  // Searches another person at the company, as a run does.
  swapShortlistPerson: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'SESSION', 'ANSWER', 'THROTTLE', 'STATS'],
    reads: ['SETTINGS'],
    secrets: ['contacts', 'hmac'],
    timeoutSeconds: 29,
    costly: true,
  },
  writeShortlist: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'SESSION'],
    reads: ['SETTINGS'],
    secrets: ['hmac'],
    send: ['draft'],
    timeoutSeconds: 29,
    costly: true,
  },
  readOwnPosting: {
    table: 'readWrite',
    reads: ['SETTINGS'],
    send: ['cycle'],
    costly: true,
  },
  writeOwnPosting: {
    table: 'readWrite',
    reads: ['SETTINGS'],
    send: ['cycle'],
    costly: true,
  },
  pauseSearch: { table: 'readWrite', send: ['draft'], schedules: 'manage' },
  resumeSearch: { table: 'readWrite', reads: ['SETTINGS'], schedules: 'manage' },
  startEmailDrafting: {
    table: 'readWrite',
    reads: ['SETTINGS'],
    send: ['cycle'],
    postings: 'coverage',
    costly: true,
  },
  completeGmailConnection: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'OAUTHSTATE'],
    reads: ['SETTINGS'],
    mailboxKey: ['seal'],
    send: ['draft'],
    schedules: 'manage',
    ...MAILBOX,
  },
  deleteGmailIntegration: { table: 'readWrite', mailboxKey: ['open'], schedules: 'manage', ...MAILBOX },
  refreshGmailIntegration: ASKING_GMAIL,
  checkDrafts: { table: 'readWrite', send: ['draft'] },
  createTestDraft: ASKING_GMAIL,
  revokeGmail: { table: 'readWrite', mailboxKey: ['open'], schedules: 'manage', ...MAILBOX },
} as const satisfies Partial<Record<EndpointId, Grants>>
