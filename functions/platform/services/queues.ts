import * as z from 'zod/mini'
import { draftQueue } from '#vendors/sqs/draft-queue.ts'
import { messageQueue, type MessageQueue } from '#vendors/sqs/message-queue.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'
import type { CycleMessage, DiscardMessage, SyncMessage, ReviseMessage } from '#shared/messages/cycle.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'

const draftUrl = () => readEnvironment(z.object({ DRAFT_QUEUE_URL: filled })).DRAFT_QUEUE_URL

export const cycleMessages = lazy(
  (): MessageQueue<CycleMessage> =>
    messageQueue(readEnvironment(z.object({ CYCLE_QUEUE_URL: filled })).CYCLE_QUEUE_URL),
)
export const draftMessages = lazy(() => draftQueue(draftUrl()))
/** Orders to look at a mailbox share the queue of the drafts, whose worker alone may open a grant. */
export const mailboxMessages = lazy((): MessageQueue<SyncMessage> => messageQueue(draftUrl()))
/** So do orders to write a draft again. */
export const revisionMessages = lazy((): MessageQueue<ReviseMessage> => messageQueue(draftUrl()))
/** And orders to discard drafts. */
export const discardMessages = lazy((): MessageQueue<DiscardMessage> => messageQueue(draftUrl()))
export const mergeMessages = lazy(
  (): MessageQueue<MergeMessage> =>
    messageQueue(readEnvironment(z.object({ LINKING_QUEUE_URL: filled })).LINKING_QUEUE_URL),
)
export const accountDeletionMessages = lazy(
  (): MessageQueue<AccountDeletionMessage> =>
    messageQueue(readEnvironment(z.object({ DELETION_QUEUE_URL: filled })).DELETION_QUEUE_URL),
)
export const billingMessages = lazy(
  (): MessageQueue<BillingMessage> =>
    messageQueue(readEnvironment(z.object({ BILLING_QUEUE_URL: filled })).BILLING_QUEUE_URL),
)
export const operationMessages = lazy(
  (): MessageQueue<OperationMessage> =>
    messageQueue(readEnvironment(z.object({ OPERATIONS_QUEUE_URL: filled })).OPERATIONS_QUEUE_URL),
)
