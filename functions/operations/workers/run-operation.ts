import { runOperation } from '../run-operation.ts'
import { worker } from '#platform/lambda/worker.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { operationWork } from '#functions/services/operations/work.ts'
import { operationMessages } from '#functions/services/queues.ts'
import { leaseMs } from '#functions/services/run-settings.ts'
import { operations } from '#functions/services/operations.ts'
import { OperationMessage } from '#shared/messages/operation.ts'

/**
 * New pages begin within this time; the last one has more than as long again until the function's timeout.
 */
const WORK_MS = 120_000

const services = { operations, queue: operationMessages, leaseMs }

export const handler = worker('run-operation', OperationMessage, services, async ({ message, deps }) => {
  await runOperation(message, {
    ...deps,
    work: operationWork,
    workMs: WORK_MS,
    failed: ({ id, kind }, error) =>
      logger.error(
        { worker: 'run-operation', operationId: id, kind, error: describeError(error) },
        'operation did not come further',
      ),
  })
})
