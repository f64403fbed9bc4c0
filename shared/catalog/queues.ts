/** Queues of work, each with the queue behind it for what was given up. */
export const QUEUES = ['cycle', 'draft', 'billing', 'linking', 'deletion', 'operations'] as const
export type QueueName = (typeof QUEUES)[number]

/** The same for each queue. */
export const eachQueue = <T>(make: (name: QueueName) => T): Readonly<Record<QueueName, T>> => ({
  cycle: make('cycle'),
  draft: make('draft'),
  billing: make('billing'),
  linking: make('linking'),
  deletion: make('deletion'),
  operations: make('operations'),
})

/** The variables in which a function finds the address of a queue, and of the one behind it. */
export const queueVariables = (name: QueueName) =>
  ({ live: `${name.toUpperCase()}_QUEUE_URL`, dead: `${name.toUpperCase()}_DEAD_QUEUE_URL` }) as const
