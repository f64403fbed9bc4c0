import type { Needs } from '#functions/services/needs.ts'
import type { Lease } from '#functions/outreach/model.ts'
import { MINUTE } from '#platform/clock.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'
import type { OperationRecord, Step } from './model.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'

/** Does one page of an operation's work. `tell` saves progress in the middle of a page. */
export type Work = (
  operation: OperationRecord,
  tell: (progress: Pick<OperationRecord, 'done' | 'total' | 'report'>) => Promise<void>,
) => Promise<Step>

export interface RunDeps extends Needs<'operations' | 'secrets' | 'clock'> {
  readonly queue: MessageQueue<OperationMessage>
  readonly work: Readonly<Record<OperationKind, Work>>
  /** How long a message may begin new pages, and how long a lease lasts, in milliseconds. */
  readonly workMs: number
  readonly leaseMs: number
  /** Called with the error of a failed page. */
  readonly failed: (operation: OperationRecord, error: unknown) => void
}

/** After so many attempts in a row without progress an operation fails. */
const MAX_ATTEMPTS = 5
const RETRY_MS = MINUTE

/**
 * Works on the operation of a kind, page by page, for as long as one message may, then queues a message for
 * the rest. Messages can be delivered any number of times: the operation is leased, each page is saved, and
 * after a crash the sweeper queues it again.
 */
export async function runOperation({ operation: kind }: OperationMessage, deps: RunDeps): Promise<void> {
  const now = deps.clock.now()
  const lease: Lease = { token: deps.secrets.fresh(), until: new Date(now.getTime() + deps.leaseMs) }
  const taken = await deps.operations.take(kind, lease, now)
  if (taken === null) return
  if (taken.attempts > MAX_ATTEMPTS) {
    const report = [
      ...taken.report,
      `Given up: ${MAX_ATTEMPTS} attempts in a row made no progress. The log of run-operation says why.`,
    ]
    await deps.operations.save({ ...taken, report, state: 'failed', endedAt: now }, lease)
    return
  }
  await pages(taken, lease, new Date(now.getTime() + deps.workMs), deps)
}

async function pages(taken: OperationRecord, lease: Lease, until: Date, deps: RunDeps): Promise<void> {
  let operation = taken
  const again = async (counts: boolean) =>
    await deps.operations.release(operation, lease, new Date(deps.clock.now().getTime() + RETRY_MS), counts)
  do {
    const step = await stepOf(operation, lease, deps)
    if (step === 'failed' || step === 'busy') return await again(step === 'failed')
    const ended = step.ended === null ? {} : { state: step.ended, endedAt: deps.clock.now() }
    operation = { ...operation, ...step.progress, ...ended, attempts: 0 }
    if (!(await deps.operations.save(operation, lease)) || step.ended !== null) return
  } while (deps.clock.now() < until)
  await deps.operations.release(operation, lease, deps.clock.now(), false)
  await deps.queue.send({ v: 1, operation: operation.kind })
}

async function stepOf(operation: OperationRecord, lease: Lease, deps: RunDeps): Promise<Step | 'failed'> {
  const tell = async (progress: Pick<OperationRecord, 'done' | 'total' | 'report'>) =>
    void (await deps.operations.save({ ...operation, ...progress }, lease))
  try {
    return await deps.work[operation.kind](operation, tell)
  } catch (error) {
    deps.failed(operation, error)
    return 'failed'
  }
}
