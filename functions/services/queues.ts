import { messageHold } from '#platform/queue/message-hold.ts'
import { messageQueue } from '#platform/queue/message-queue.ts'
import { setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'
import type {
  CycleMessage,
  DiscardMessage,
  DraftMessage,
  ReviseMessage,
  SyncMessage,
} from '#shared/messages/cycle.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'
import type { AccountDeletionMessage, ExportMessage } from '#shared/messages/privacy.ts'

export const cycleMessages = lazy(() => messageQueue<CycleMessage>(setting('CYCLE_QUEUE_URL')))
export const cycleHold = lazy(() => messageHold(setting('CYCLE_QUEUE_URL')))
export const draftMessages = lazy(() => messageQueue<DraftMessage>(setting('DRAFT_QUEUE_URL')))
// Only the worker of the draft queue may decrypt Gmail grants, so requests to sync a mailbox, to revise a
// draft and to discard drafts go through its queue.
export const mailboxMessages = lazy(() => messageQueue<SyncMessage>(setting('DRAFT_QUEUE_URL')))
export const revisionMessages = lazy(() => messageQueue<ReviseMessage>(setting('DRAFT_QUEUE_URL')))
export const discardMessages = lazy(() => messageQueue<DiscardMessage>(setting('DRAFT_QUEUE_URL')))
export const mergeMessages = lazy(() => messageQueue<MergeMessage>(setting('LINKING_QUEUE_URL')))
export const accountDeletionMessages = lazy(() =>
  messageQueue<AccountDeletionMessage>(setting('DELETION_QUEUE_URL')),
)
export const exportMessages = lazy(() => messageQueue<ExportMessage>(setting('EXPORT_QUEUE_URL')))
export const billingMessages = lazy(() => messageQueue<BillingMessage>(setting('BILLING_QUEUE_URL')))
export const operationMessages = lazy(() => messageQueue<OperationMessage>(setting('OPERATIONS_QUEUE_URL')))
