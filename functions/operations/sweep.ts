import type { Needs, Only } from '#functions/services/needs.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { OpenWorkStore } from './open-work.store.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { CycleMessage, DiscardMessage, SyncMessage, ReviseMessage } from '#shared/messages/cycle.ts'
import type { MergeMessage } from '#shared/messages/linking.ts'
import type { OperationMessage } from '#shared/messages/operation.ts'
import type { AccountDeletionMessage, ExportMessage } from '#shared/messages/privacy.ts'
import type { BillingMessage } from '#shared/messages/billing.ts'
import { END_OF_TIME, type OpenWork } from './model.ts'

/**
 * How long work that was queued again is left alone; longer for events, merges and deletions, whose queues
 * deliver a message five times.
 */
const GRACE_MS = {
  run: 5 * MINUTE,
  email: 5 * MINUTE,
  revision: 5 * MINUTE,
  discard: 5 * MINUTE,
  merge: 25 * MINUTE,
  deletion: 25 * MINUTE,
  export: 10 * MINUTE,
  mailbox: 30 * MINUTE,
  operation: 5 * MINUTE,
  event: 30 * MINUTE,
} as const

/** Events that have waited longer are reported. */
const OVERDUE_MS = HOUR

export interface SweepDeps extends Needs<'clock' | 'drafts'>, Only<'billings', 'due'> {
  readonly open: OpenWorkStore
  readonly cycle: MessageQueue<CycleMessage>
  readonly revisions: MessageQueue<ReviseMessage>
  readonly discards: MessageQueue<DiscardMessage>
  readonly merges: MessageQueue<MergeMessage>
  readonly accountDeletions: MessageQueue<AccountDeletionMessage>
  readonly exports: MessageQueue<ExportMessage>
  readonly mailboxes: MessageQueue<SyncMessage>
  readonly billing: MessageQueue<BillingMessage>
  readonly operations: MessageQueue<OperationMessage>
}

export interface Swept {
  /** Number of messages queued, without daily syncs of mailboxes. */
  readonly queued: number
  /** Events of the payment provider that have waited for over an hour. */
  readonly overdueEvents: number
}

/**
 * Queues open work again that was not finished in time, after a lost message or a crash; also a billing check
 * for users whose plan or trial changes about now. With `everything` all open work counts as due and all
 * leases as free, for the start of a stage that lost its queues and workers.
 */
export async function sweep(deps: SweepDeps, everything = false): Promise<Swept> {
  const now = deps.clock.now()
  const [due, users] = await Promise.all([
    deps.open.due(everything ? END_OF_TIME : now),
    deps.billings.due(now),
  ])
  let overdueEvents = 0
  for (const work of due) {
    const since = await deps.open.defer(work, new Date(now.getTime() + GRACE_MS[work.kind]), everything)
    if (since !== null && now.getTime() - since.getTime() > OVERDUE_MS) overdueEvents += 1
    await queue(work, deps)
  }
  for (const userId of users) await deps.billing.send({ v: 1, userId })
  // Mailboxes are synced every day, so their work was not missed.
  return { queued: due.filter(({ kind }) => kind !== 'mailbox').length + users.length, overdueEvents }
}

async function queue(
  work: OpenWork,
  {
    cycle,
    drafts,
    revisions,
    discards,
    merges,
    accountDeletions,
    exports,
    mailboxes,
    billing,
    operations,
  }: SweepDeps,
): Promise<void> {
  switch (work.kind) {
    case 'run':
      return await cycle.send({ v: 1, userId: work.userId, trigger: work.trigger, runId: work.runId })
    case 'email':
      return await drafts.send([{ v: 1, userId: work.userId, emailId: work.emailId }])
    case 'revision':
      return await revisions.send({ v: 1, userId: work.userId, emailId: work.emailId, task: 'revise' })
    case 'discard':
      return await discards.send({ v: 1, userId: work.userId, task: 'discard' })
    case 'merge':
      return await merges.send({ v: 1, primaryId: work.userId, secondaryId: work.secondaryId })
    case 'deletion':
      return await accountDeletions.send({ v: 1, userId: work.userId })
    case 'export':
      return await exports.send({ v: 1, userId: work.userId })
    case 'mailbox':
      return await mailboxes.send({ v: 1, userId: work.userId, task: 'sync' })
    case 'operation':
      return await operations.send({ v: 1, operation: work.operation })
    case 'event':
      return await billing.send({ v: 1, eventId: work.eventId })
  }
}
