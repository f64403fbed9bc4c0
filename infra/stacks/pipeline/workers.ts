import { backgroundGrants } from '../../grants/background.ts'
import type { QueueName } from '../../grants/model.ts'
import type { StageContext } from '../../context.ts'

/** A lease has to outlive the function that took it. Seconds. */
export const LEASE_MARGIN = 60

/**
 * Letters that one run of the worker writes: it is paid for the time in which it waits for the model, however
 * many wait.
 */
export const DRAFTS_AT_ONCE = 5
/** How long messages are gathered for it; nobody watches a draft appear to the second. */
export const GATHERED_SECONDS = 2

/**
 * Users brought in step at the same time. The payment provider bears a hundred requests a second, and each
 * takes a few.
 */
const MAX_BILLING = 5
/** Accounts that are linked at once. */
const MAX_LINKING = 2
/** Accounts that are deleted at once. */
const MAX_DELETIONS = 2
/** One of each kind goes on at a time. */
const MAX_OPERATIONS = 3

/** Queues whose work is held by a lease that the table keeps. */
export const LEASING: ReadonlySet<QueueName> = new Set(['cycle', 'draft', 'operations'])

/** Who works on which queue. */
export const WORKERS = [
  {
    id: 'PlanCycle',
    name: 'plan-cycle',
    queue: 'cycle',
    grants: backgroundGrants.planCycle,
    does: "Plans one user's run: postings, people, reservations",
  },
  {
    id: 'ApplyBillingEvent',
    name: 'apply-billing-event',
    queue: 'billing',
    grants: backgroundGrants.applyBillingEvent,
    does: 'Brings one user in step with the payment provider',
  },
  {
    id: 'MergeAccounts',
    name: 'merge-accounts',
    queue: 'linking',
    grants: backgroundGrants.mergeAccounts,
    does: 'Makes two accounts of one person one',
  },
  {
    id: 'RunAccountDeletion',
    name: 'run-account-deletion',
    queue: 'deletion',
    grants: backgroundGrants.runAccountDeletion,
    does: 'Deletes an account with everything that belongs to it',
  },
  {
    id: 'RunOperation',
    name: 'run-operation',
    queue: 'operations',
    grants: backgroundGrants.runOperation,
    does: 'Goes on with what an admin set going over many accounts',
  },
  {
    id: 'WriteDraft',
    name: 'write-draft',
    queue: 'draft',
    grants: backgroundGrants.writeDraft,
    does: 'Writes one email and saves it as a draft',
  },
] as const

/** Messages of each queue that are worked on at the same time. */
export const concurrencyOf = (context: StageContext): Readonly<Record<QueueName, number>> => ({
  cycle: context.cycleConcurrency,
  draft: context.draftConcurrency,
  billing: MAX_BILLING,
  linking: MAX_LINKING,
  deletion: MAX_DELETIONS,
  operations: MAX_OPERATIONS,
})
