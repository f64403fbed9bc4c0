import type { WebhookId } from '#shared/contracts/webhooks.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { Grants } from './model.ts'

/** One row a route that a vendor calls. Stripe gives an answer twenty seconds or so before it sends again. */
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
    partitions: ['USER', 'RECIPIENT', 'ANSWER', 'THROTTLE'],
    reads: ['SETTINGS'],
    send: ['draft'],
    schedules: 'manage',
    mail: 'send',
    postings: 'search',
    secrets: ['hunter', 'hmac'],
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
  runAccountDeletion: {
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'IDENTITY', 'EMAIL', 'CUSTOMER', 'CARD', 'TRIALMARK', 'ERASED'],
    signIn: 'forget',
    mail: 'send',
    resumes: 'erase',
    deletions: 'note',
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
    send: ['deletion'],
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
    postings: 'search',
    secrets: ['google', 'stripe', 'hunter', 'hmac'],
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
  repeatAlarms: { table: 'none', alarms: 'repeat', timeoutSeconds: 30 },
  // Counts keys of an index, and no item.
  countAccounts: { table: 'readWrite', partitions: ['STATS', 'OPEN'], timeoutSeconds: 120 },
  sweepStuckWork: {
    table: 'readWrite',
    partitions: ['USER', 'STRIPEEVENT', 'OPERATION', 'OPEN'],
    send: QUEUES,
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
