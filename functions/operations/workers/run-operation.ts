import { runOperation } from '../run-operation.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { secrets } from '#platform/lambda/identifiers.ts'
import { describeError, logger } from '#platform/log/logger.ts'
import { operationWork } from '#platform/services/operations/work.ts'
import { leaseMs } from '#platform/services/outreach.ts'
import { operationMessages } from '#platform/services/queues.ts'
import { operations } from '#platform/services/stores.ts'
import { worker } from '#platform/lambda/worker.ts'
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
