import type { QueueName } from '#shared/catalog/queues.ts'
import type { StageContext } from '../../context.ts'
import type { backgroundGrants } from '../../grants/background.ts'

/** A lease must outlive the function that took it: seconds beyond the function's timeout. */
export const LEASE_MARGIN = 60

/** How long SQS gathers messages for a batch, in seconds. */
export const GATHERED_SECONDS = 2

interface Worker {
  /** Its row of grants. */
  readonly id: keyof typeof backgroundGrants
  readonly description: string
  readonly maxConcurrencyOf: (context: StageContext) => number
  /** Messages per batch; 1 when absent. A batch is as slow as its slowest message. */
  readonly batchSize?: number
  /** Whether a new version takes over little by little. */
  readonly gradual?: true
  /** Whether its work is protected by a lease in the table. */
  readonly leases?: true
}

/** Each queue's worker. */
export const WORKERS: Readonly<Record<QueueName, Worker>> = {
  cycle: {
    id: 'planCycle',
    description: "Plans one user's run: postings, people, reservations",
    maxConcurrencyOf: ({ cycleConcurrency }) => cycleConcurrency,
    gradual: true,
  },
  draft: {
    id: 'writeDraft',
    description: 'Writes one email and saves it as a draft',
    maxConcurrencyOf: ({ draftConcurrency }) => draftConcurrency,
    gradual: true,
    // Waiting for the model is paid once per batch, however many letters wait.
    batchSize: 5,
    leases: true,
  },
  // Stripe allows a hundred requests a second, and each user takes a few.
  billing: {
    id: 'applyBillingEvent',
    description: 'Synchronizes one user with the payment provider',
    maxConcurrencyOf: () => 5,
  },
  linking: {
    id: 'mergeAccounts',
    description: 'Merges two accounts of one person',
    maxConcurrencyOf: () => 2,
  },
  deletion: {
    id: 'runAccountDeletion',
    description: 'Deletes an account with everything that belongs to it',
    maxConcurrencyOf: () => 2,
  },
  export: {
    id: 'writeExport',
    description: 'Writes the export of a user who has much data into a file',
    maxConcurrencyOf: () => 2,
    leases: true,
  },
  // There are three kinds of operations, and one of each kind runs at a time.
  operations: {
    id: 'runOperation',
    description: "Runs an admin's operation over many accounts",
    maxConcurrencyOf: () => 3,
    leases: true,
  },
}
