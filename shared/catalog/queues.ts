import { recordOf } from '#shared/keys-of.ts'

/** The work queues; each has a dead-letter queue. */
export const QUEUES = ['cycle', 'draft', 'billing', 'linking', 'deletion', 'export', 'operations'] as const
export type QueueName = (typeof QUEUES)[number]

/** Makes a value for each queue. */
export const eachQueue = <T>(make: (name: QueueName) => T): Readonly<Record<QueueName, T>> =>
  recordOf(QUEUES, make)

/**
 * After this many failed attempts a message goes to the dead-letter queue. Plannings have more, because a
 * message that finds its run leased is received again until the worker is done or known to be dead.
 */
export const maxReceives = (name: QueueName): number => (name === 'cycle' ? 20 : 5)

/** The environment variables with the URLs of a queue and of its dead-letter queue. */
export const queueVariables = (name: QueueName) =>
  ({ live: `${name.toUpperCase()}_QUEUE_URL`, dead: `${name.toUpperCase()}_DEAD_QUEUE_URL` }) as const
