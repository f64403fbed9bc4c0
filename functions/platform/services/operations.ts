import * as z from 'zod/mini'
import { operationStore } from '#functions/operations/operation.store.ts'
import { messageQueue } from '#vendors/sqs/message-queue.ts'
import type { OperationQueue } from '#functions/operations/ports.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const operations = lazy(() => operationStore(table()))
export const operationMessages = lazy(
  (): OperationQueue =>
    messageQueue(readEnvironment(z.object({ OPERATIONS_QUEUE_URL: filled })).OPERATIONS_QUEUE_URL),
)
