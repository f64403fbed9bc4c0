import * as z from 'zod/mini'
import { operationStore } from '#adapters/dynamo/operation-store.ts'
import { messageQueue } from '#adapters/sqs/message-queue.ts'
import type { OperationQueue } from '#core/operations/ports.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const operations = lazy(() => operationStore(table()))
export const operationMessages = lazy(
  (): OperationQueue =>
    messageQueue(readEnvironment(z.object({ OPERATIONS_QUEUE_URL: filled })).OPERATIONS_QUEUE_URL),
)
