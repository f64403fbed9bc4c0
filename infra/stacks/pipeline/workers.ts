import type { QueueName } from '#shared/catalog/queues.ts'
import type { StageContext } from '../../context.ts'
import { backgroundGrants } from '../../grants/background.ts'
import type { Grants } from '../../grants/model.ts'

/** A lease has to outlive the function that took it. Seconds. */
export const LEASE_MARGIN = 60

/** How long the messages of a batch are gathered; nobody watches a draft appear to the second. Seconds. */
export const GATHERED_SECONDS = 2

interface Worker {
  readonly name: string
  readonly grants: Grants
  readonly does: string
  readonly most: (context: StageContext) => number
  /** Messages of a batch, else one: a batch is as slow as its slowest, and its time is the lease of all. */
  readonly batchSize?: number
  /** Its work is held by a lease that the table keeps. */
  readonly leases?: true
}

export const WORKERS: Readonly<Record<QueueName, Worker>> = {
  cycle: {
    name: 'plan-cycle',
    grants: backgroundGrants.planCycle,
    does: "Plans one user's run: postings, people, reservations",
    most: ({ cycleConcurrency }) => cycleConcurrency,
    leases: true,
  },
  draft: {
    name: 'write-draft',
    grants: backgroundGrants.writeDraft,
    does: 'Writes one email and saves it as a draft',
    most: ({ draftConcurrency }) => draftConcurrency,
    // A run is paid for the time in which it waits for the model, however many letters wait.
    batchSize: 5,
    leases: true,
  },
  // The payment provider bears a hundred requests a second, and each user takes a few.
  billing: {
    name: 'apply-billing-event',
    grants: backgroundGrants.applyBillingEvent,
    does: 'Brings one user in step with the payment provider',
    most: () => 5,
  },
  linking: {
    name: 'merge-accounts',
    grants: backgroundGrants.mergeAccounts,
    does: 'Makes two accounts of one person one',
    most: () => 2,
  },
  deletion: {
    name: 'run-account-deletion',
    grants: backgroundGrants.runAccountDeletion,
    does: 'Deletes an account with everything that belongs to it',
    most: () => 2,
  },
  // One of each kind goes on at a time.
  operations: {
    name: 'run-operation',
    grants: backgroundGrants.runOperation,
    does: 'Goes on with what an admin set going over many accounts',
    most: () => 3,
    leases: true,
  },
}
