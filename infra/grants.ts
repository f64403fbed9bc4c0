import type { EndpointId } from '#shared/contracts/index.ts'

/** What an endpoint or worker may touch. Everything that is not named is denied. */
export interface Grants {
  readonly table: 'none' | 'read' | 'readWrite'
  readonly resumes?: 'read' | 'readWrite'
  readonly send?: readonly ('cycle' | 'draft')[]
  /** Seal a mailbox grant, or open one. */
  readonly mailboxKey?: readonly ('seal' | 'open')[]
  readonly schedules?: 'manage'
  readonly writer?: 'invoke'
  /** Mail to users from the service's own address. */
  readonly mail?: 'send'
  readonly secrets?: readonly ('google' | 'adzuna' | 'hunter' | 'hmac')[]
}

/** One row an endpoint: a contract without its row does not compile. */
export const grants: Readonly<Record<EndpointId, Grants>> = {
  getSessionStatus: { table: 'read' },
  extendSession: { table: 'readWrite' },
  logout: { table: 'readWrite' },
  startGmail: { table: 'readWrite', secrets: ['google'] },
  completeSignIn: { table: 'readWrite' },
  completeGmailConnection: {
    table: 'readWrite', mailboxKey: ['seal'], send: ['draft'], schedules: 'manage', secrets: ['google', 'hmac'],
  },
  getUser: { table: 'read' },
  uploadResume: { table: 'readWrite', resumes: 'readWrite' },
  getLatestResume: { table: 'read', resumes: 'read' },
  getConfiguration: { table: 'read' },
  updateConfiguration: { table: 'readWrite' },
  getNextSyncInfo: { table: 'read' },
  listEmailOutreach: { table: 'read' },
  getEmailOutreach: { table: 'read' },
  getLatestRun: { table: 'read' },
  startEmailDrafting: { table: 'readWrite', send: ['cycle'] },
  getGmailIntegration: { table: 'read' },
  deleteGmailIntegration: { table: 'readWrite', mailboxKey: ['open'], schedules: 'manage', secrets: ['google'] },
  refreshGmailIntegration: { table: 'readWrite', mailboxKey: ['open'], secrets: ['google'] },
  createTestDraft: { table: 'readWrite', mailboxKey: ['open'], secrets: ['google'] },
}

/** One row a worker and a schedule. */
export const backgroundGrants = {
  planCycle: { table: 'readWrite', send: ['draft'], schedules: 'manage', mail: 'send', secrets: ['adzuna', 'hunter', 'hmac'] },
  writeDraft: {
    table: 'readWrite', resumes: 'read', send: ['draft'], mailboxKey: ['open'], schedules: 'manage', writer: 'invoke', mail: 'send', secrets: ['google', 'hmac'],
  },
  sweepStuckWork: { table: 'readWrite', send: ['cycle', 'draft'] },
} as const satisfies Record<string, Grants>
