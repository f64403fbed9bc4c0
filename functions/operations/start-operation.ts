import { AppError } from '#platform/app-error.ts'
import type { AdminActor } from '#platform/actor.ts'
import { MINUTE, type Clock } from '#platform/clock.ts'
import type { NewId } from '#platform/ids.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import { NOTHING_YET, type OperationRecord } from './model.ts'
import type { AccountStore } from '#functions/account/account.store.ts'
import type { OperationStore } from './operation.store.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'

/** After this time the sweeper queues an operation that has not begun. */
const SWEEP_AFTER_MS = 3 * MINUTE

export type Order =
  | { readonly kind: Exclude<OperationKind, 'test_automation'> }
  | { readonly kind: 'test_automation'; readonly userId: string; readonly emails: number }

interface StartDeps {
  readonly operations: OperationStore
  readonly queue: MessageQueue<OperationMessage>
  readonly accounts: Pick<AccountStore, 'snapshot'>
  readonly newId: NewId
  readonly clock: Clock
}

/**
 * Starts an operation. Throws AppError operation_running while one of its kind runs, not_found for the user.
 */
export async function startOperation(
  actor: AdminActor,
  order: Order,
  { operations, queue, accounts, newId, clock }: StartDeps,
): Promise<OperationRecord> {
  const now = clock.now()
  const trial = order.kind === 'test_automation' ? { userId: order.userId, emails: order.emails } : null
  if (trial !== null && (await accounts.snapshot(trial.userId, now)) === null) throw new AppError('not_found')
  const operation: OperationRecord = {
    ...NOTHING_YET,
    id: newId('opr'),
    kind: order.kind,
    state: 'queued',
    trial,
    startedBy: actor.adminId,
    startedAt: now,
    endedAt: null,
    attempts: 0,
  }
  if (!(await operations.begin(operation, new Date(now.getTime() + SWEEP_AFTER_MS))))
    throw new AppError('operation_running')
  await queue.send({ v: 1, operation: order.kind })
  return operation
}
