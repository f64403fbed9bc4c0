import { runOperation } from '#core/operations/run-operation.ts'
import { systemClock } from '#runtime/clock.ts'
import { secrets } from '#runtime/identifiers.ts'
import { describeError, logger } from '#runtime/logger.ts'
import { leaseMs } from '#runtime/needs/cycle.ts'
import { operationWork } from '#runtime/needs/operation-work.ts'
import { operationMessages, operations } from '#runtime/needs/operations.ts'
import { worker } from '#runtime/worker.ts'
import { OperationMessage } from '#shared/messages/operation.ts'

/** New pages begin within this; the last of them has as long again, and more. */
const WORK_MS = 120_000

export const handler = worker('run-operation', OperationMessage, (message) =>
  runOperation(message, {
    operations: operations(),
    queue: operationMessages(),
    work: operationWork,
    secrets,
    clock: systemClock,
    workMs: WORK_MS,
    leaseMs: leaseMs(),
    failed: ({ id, kind }, error) =>
      logger.error(
        { worker: 'run-operation', operationId: id, kind, error: describeError(error) },
        'operation did not come further',
      ),
  }),
)
