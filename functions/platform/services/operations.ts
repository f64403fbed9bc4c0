import * as z from 'zod/mini'
import { operationStore } from '#functions/operations/operation.store.ts'
import { messageQueue, type MessageQueue } from '#vendors/sqs/message-queue.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'

export const operations = lazy(() => operationStore(table()))
export const operationMessages = lazy(
  (): MessageQueue<OperationMessage> =>
    messageQueue(readEnvironment(z.object({ OPERATIONS_QUEUE_URL: filled })).OPERATIONS_QUEUE_URL),
)
