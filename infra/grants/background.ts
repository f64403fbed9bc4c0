import type { WebhookId } from '#shared/contracts/webhooks.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { Grants } from './model.ts'

/** One row per webhook. Stripe waits some twenty seconds for an answer before it sends the event again. */
export const webhookGrants: Readonly<Record<WebhookId, Grants>> = {
  receiveStripeEvent: {
    table: 'readWrite',
    partitions: ['STRIPEEVENT'],
    send: ['billing'],
    secrets: ['webhook'],
  },
}

export const backgroundGrants = {
  planCycle: {
    table: 'readWrite',
    partitions: ['USER', 'RECIPIENT', 'ANSWER', 'THROTTLE', 'STATS'],
    reads: ['SETTINGS'],
    send: ['draft'],
    schedules: 'manage',
    mail: 'send',
    postings: 'search',
    secrets: ['contacts', 'hmac'],
    timeoutSeconds: 240,
  },
  // Like plan-cycle it mostly waits, and waiting costs by memory, so it has no more than an endpoint.
  writeDraft: {
    table: 'readWrite',
    // The model's tokens of a minute are counted among the rate limits.
    partitions: ['USER', 'RECIPIENT', 'STATS', 'THROTTLE'],
    reads: ['SETTINGS'],
    resumes: 'read',
    send: ['draft'],
    mailboxKey: ['open'],
    schedules: 'manage',
    writer: 'invoke',
    mail: 'send',
    secrets: ['mailboxes', 'hmac'],
    timeoutSeconds: 180,
  },
  // Reads a customer with everything that belongs to it, corrects it if needed, and reads again after a
  // concurrent write.
  applyBillingEvent: {
    table: 'readWrite',
    partitions: ['USER', 'STRIPEEVENT', 'CUSTOMER', 'CARD', 'INVOICE', 'STATS'],
    mail: 'send',
    secrets: ['stripe', 'hmac'],
    timeoutSeconds: 60,
  },
  mergeAccounts: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'CUSTOMER', 'CARD', 'STATS'],
    reads: ['SETTINGS'],
    resumes: 'move',
    mailboxKey: ['seal', 'open'],
    schedules: 'manage',
    secrets: ['mailboxes', 'stripe', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 240,
  },
  writeExport: {
    table: 'readWrite',
    partitions: ['USER', 'STATS'],
    resumes: 'read',
    exports: 'write',
    send: ['export'],
    mail: 'send',
    memoryMb: 1_024,
    timeoutSeconds: 240,
  },
  // Deletes all of a user's data, in every one of these places.
  runAccountDeletion: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'CUSTOMER', 'CARD', 'TRIALMARK', 'ERASED', 'STATS'],
    signIn: 'forget',
    mail: 'send',
    resumes: 'erase',
    exports: 'erase',
    deletions: 'note',
    mailboxKey: ['open'],
    schedules: 'manage',
    secrets: ['mailboxes', 'stripe', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 240,
  },
  reconcileBilling: {
    table: 'readWrite',
    partitions: ['USER', 'CUSTOMER', 'CARD', 'RECONCILE', 'OPEN', 'STRIPEEVENT', 'STATS'],
    send: ['billing'],
    secrets: ['stripe', 'hmac'],
    timeoutSeconds: 300,
  },
  // Sends warnings, and begins deletions like a user's own.
  applyRetention: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'TRIALMARK', 'STATS', 'OPEN'],
    send: ['deletion'],
    mail: 'send',
    secrets: ['hmac'],
    timeoutSeconds: 300,
  },
  // Reads what is due in the index, and mails it.
  sendReminders: {
    table: 'readWrite',
    partitions: ['USER', 'OPEN', 'STATS'],
    mail: 'send',
    secrets: ['hmac'],
    timeoutSeconds: 300,
  },
  // Runs an admin's operations: compares accounts with Stripe, checks mailbox grants, and tries a run.
  runOperation: {
    table: 'readWrite',
    partitions: ['USER', 'CUSTOMER', 'CARD', 'RECONCILE', 'OPEN', 'ANSWER', 'THROTTLE', 'OPERATION', 'STATS'],
    reads: ['RECIPIENT', 'LISTED', 'SETTINGS'],
    resumes: 'read',
    send: ['operations'],
    mailboxKey: ['open'],
    schedules: 'manage',
    writer: 'invoke',
    mail: 'send',
    postings: 'search',
    secrets: ['mailboxes', 'stripe', 'contacts', 'hmac'],
    memoryMb: 1_024,
    timeoutSeconds: 300,
  },
  // Probes every part; the table by reading an item that does not exist, and the list of stuck deletions. Notes
  // since when what is not healthy is so.
  checkHealth: {
    table: 'readWrite',
    partitions: ['HEALTH'],
    reads: ['SECURITY', 'LISTED'],
    health: 'ask',
    secrets: ['stripe', 'contacts'],
    timeoutSeconds: 20,
  },
  repeatAlarms: { table: 'none', alarms: 'repeat', timeoutSeconds: 30 },
  // Counts keys of an index, without reading items.
  countAccounts: { table: 'readWrite', partitions: ['STATS', 'OPEN'], timeoutSeconds: 120 },
  sweepStuckWork: {
    table: 'readWrite',
    partitions: ['USER', 'STRIPEEVENT', 'OPERATION', 'OPEN'],
    send: QUEUES,
    timeoutSeconds: 50,
  },
} as const satisfies Record<string, Grants>

/** The authorizer before every endpoint: it only lets requests through that come from the edge. */
export const authorizerGrants = {
  table: 'none',
  secrets: ['origin'],
  memoryMb: 256,
  timeoutSeconds: 5,
} as const satisfies Grants
