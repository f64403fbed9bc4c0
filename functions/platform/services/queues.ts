import * as z from 'zod/mini'
import { draftQueue } from '#vendors/sqs/draft-queue.ts'
import { messageQueue } from '#vendors/sqs/message-queue.ts'
import type { BillingQueue } from '#functions/billing/events/event-ports.ts'
import type { OperationQueue } from '#functions/operations/ports.ts'
import type { CycleQueue } from '#functions/outreach/ports.ts'
import type { MergeQueue } from '#functions/account-linking/ports.ts'
import type { MailboxQueue } from '#functions/mailbox/sync-ports.ts'
import type { ErasureQueue } from '#functions/privacy/ports.ts'
import type { RevisionQueue } from '#functions/outreach/revision/ports.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

const draftUrl = () => readEnvironment(z.object({ DRAFT_QUEUE_URL: filled })).DRAFT_QUEUE_URL

export const cycleMessages = lazy(
  (): CycleQueue => messageQueue(readEnvironment(z.object({ CYCLE_QUEUE_URL: filled })).CYCLE_QUEUE_URL),
)
export const draftMessages = lazy(() => draftQueue(draftUrl()))
/** Orders to look at a mailbox share the queue of the drafts, whose worker alone may open a grant. */
export const mailboxMessages = lazy((): MailboxQueue => messageQueue(draftUrl()))
/** So do orders to write a draft again. */
export const revisionMessages = lazy((): RevisionQueue => messageQueue(draftUrl()))
export const mergeMessages = lazy(
  (): MergeQueue => messageQueue(readEnvironment(z.object({ LINKING_QUEUE_URL: filled })).LINKING_QUEUE_URL),
)
export const erasureMessages = lazy(
  (): ErasureQueue =>
    messageQueue(readEnvironment(z.object({ ERASURE_QUEUE_URL: filled })).ERASURE_QUEUE_URL),
)
export const billingMessages = lazy(
  (): BillingQueue =>
    messageQueue(readEnvironment(z.object({ BILLING_QUEUE_URL: filled })).BILLING_QUEUE_URL),
)
export const operationMessages = lazy(
  (): OperationQueue =>
    messageQueue(readEnvironment(z.object({ OPERATIONS_QUEUE_URL: filled })).OPERATIONS_QUEUE_URL),
)
