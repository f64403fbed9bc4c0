import { NOTHING_YET, type OperationRecord } from '../model.ts'
import { AppError } from '#platform/app-error.ts'
import { MINUTE } from '#platform/clock.ts'
import { adminEndpoint } from '#functions/services/http/admin-endpoint.ts'
import { operationMessages } from '#functions/services/queues.ts'
import { accounts } from '#functions/services/account.ts'
import { operations } from '#functions/services/operations.ts'
import { startOperation } from '#shared/contracts/admin/admin-system.ts'

/** After this time the sweeper queues an operation that has not begun. */
const SWEEP_AFTER_MS = 3 * MINUTE

const services = { operations, queue: operationMessages, accounts }

export const handler = adminEndpoint(
  startOperation,
  services,
  async ({ actor, body, deps }) => {
    const now = deps.clock.now()
    const trial = 'userId' in body ? { userId: body.userId, emails: body.emails } : null
    if (trial !== null && (await deps.accounts.snapshot(trial.userId, now)) === null)
      throw new AppError('not_found')
    const operation: OperationRecord = {
      ...NOTHING_YET,
      id: deps.newId('opr'),
      kind: body.kind,
      state: 'queued',
      trial,
      startedBy: actor.adminId,
      startedAt: now,
      endedAt: null,
      attempts: 0,
    }
    if (!(await deps.operations.begin(operation, new Date(now.getTime() + SWEEP_AFTER_MS))))
      throw new AppError('operation_running')
    await deps.queue.send({ v: 1, operation: body.kind })
    return { operation }
  },
  ({ body }) => ('userId' in body ? body.userId : null),
)
