import type { Needs, Only } from '#functions/services/needs.ts'
import { HOUR, MINUTE } from '#platform/clock.ts'
import type { OpenWorkStore } from './open-work.store.ts'
import { inBatches } from '#platform/in-batches.ts'
import type { BatchQueue } from '#platform/queue/message-queue.ts'
import { allOf, walk, type Page, type Walk } from '#platform/walk.ts'
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

/** Work that is postponed at once. */
const CONCURRENCY = 25
/** Events that have waited longer are reported. */
const OVERDUE_MS = HOUR

type Sends<Message extends object> = Pick<BatchQueue<Message>, 'sendAll'>

export interface SweepDeps extends Needs<'clock'>, Only<'billings', 'due'>, Only<'drafts', 'sendAll'> {
  readonly open: OpenWorkStore
  readonly cycle: Sends<CycleMessage>
  readonly revisions: Sends<ReviseMessage>
  readonly discards: Sends<DiscardMessage>
  readonly merges: Sends<MergeMessage>
  readonly accountDeletions: Sends<AccountDeletionMessage>
  readonly exports: Sends<ExportMessage>
  readonly mailboxes: Sends<SyncMessage>
  readonly billing: Sends<BillingMessage>
  readonly operations: Sends<OperationMessage>
}

export interface Swept {
  /** Number of messages queued, without daily syncs of mailboxes. */
  readonly queued: number
  /** Events of the payment provider that have waited for over an hour. */
  readonly overdueEvents: number
}

type Work<Kind extends OpenWork['kind']> = Extract<OpenWork, { readonly kind: Kind }>

/**
 * Queues open work again that was not finished in time, after a lost message or a crash; also a billing check
 * for users whose plan or trial changes about now. What fails keeps nothing else back, and is thrown at the end.
 */
export async function sweep(deps: SweepDeps, { shard, hasTime }: Walk): Promise<Swept> {
  const now = deps.clock.now()
  return await sweepPages(
    walk((after) => deps.open.due(now, after, shard), hasTime),
    walk((after) => deps.billings.due(now, after, shard), hasTime),
    false,
    deps,
  )
}

/** All open work counts as due and all leases as free: for the start of a stage that lost its queues and workers. */
export async function sweepEverything(deps: SweepDeps): Promise<Swept> {
  const [work, users] = await Promise.all([
    allOf((after) => deps.open.due(END_OF_TIME, after)),
    allOf((after) => deps.billings.due(deps.clock.now(), after)),
  ])
  return await sweepPages([{ found: work }], [{ found: users }], true, deps)
}

type Found<T> = Pick<Page<T>, 'found'>
type Pages<T> = AsyncIterable<Found<T>> | readonly Found<T>[]

async function sweepPages(
  work: Pages<OpenWork>,
  users: Pages<string>,
  endLeases: boolean,
  deps: SweepDeps,
): Promise<Swept> {
  const failures: unknown[] = []
  const tried = async <T>(step: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await step()
    } catch (error) {
      failures.push(error)
      return otherwise
    }
  }
  let [queued, overdueEvents] = [0, 0]
  for await (const { found } of work) {
    const now = deps.clock.now()
    const postponed = await inBatches(found, CONCURRENCY, (one) =>
      tried(async () => {
        const dueAt = new Date(now.getTime() + GRACE_MS[one.kind])
        return { one, since: await deps.open.defer(one, dueAt, endLeases) }
      }, null),
    )
    const kept = postponed.flatMap((result) => (result === null ? [] : [result]))
    overdueEvents += kept.filter(
      ({ since }) => since !== null && now.getTime() - since.getTime() > OVERDUE_MS,
    ).length
    const sent = await Promise.all(
      sendings(
        kept.map(({ one }) => one),
        deps,
      ).map((send) => tried(send, 0)),
    )
    queued += sent.reduce((sum, count) => sum + count, 0)
  }
  for await (const { found } of users)
    queued += await tried(async () => {
      await deps.billing.sendAll(found.map((userId) => ({ v: 1, userId })))
      return found.length
    }, 0)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} steps of the sweep failed`)
  return { queued, overdueEvents }
}

/** For each kind of work, what sends its messages and returns their number. */
function sendings(page: readonly OpenWork[], deps: SweepDeps): readonly (() => Promise<number>)[] {
  const sending =
    <Kind extends OpenWork['kind'], Message extends object>(kind: Kind, queue: Sends<Message>) =>
    (messageOf: (work: Work<Kind>) => Message) =>
    async (): Promise<number> => {
      const isOfKind = (work: OpenWork): work is Work<Kind> => work.kind === kind
      const messages = page.filter(isOfKind).map(messageOf)
      await queue.sendAll(messages)
      // Mailboxes are synced every day, so their work was not missed.
      return kind === 'mailbox' ? 0 : messages.length
    }
  return [
    sending('run', deps.cycle)(({ userId, trigger, runId }) => ({ v: 1, userId, trigger, runId })),
    sending('email', deps.drafts)(({ userId, emailId }) => ({ v: 1, userId, emailId })),
    sending('revision', deps.revisions)(({ userId, emailId }) => ({ v: 1, userId, emailId, task: 'revise' })),
    sending('discard', deps.discards)(({ userId }) => ({ v: 1, userId, task: 'discard' })),
    sending('merge', deps.merges)(({ userId, secondaryId }) => ({ v: 1, primaryId: userId, secondaryId })),
    sending('deletion', deps.accountDeletions)(({ userId }) => ({ v: 1, userId })),
    sending('export', deps.exports)(({ userId }) => ({ v: 1, userId })),
    sending('mailbox', deps.mailboxes)(({ userId }) => ({ v: 1, userId, task: 'sync' })),
    sending('operation', deps.operations)(({ operation }) => ({ v: 1, operation })),
    sending('event', deps.billing)(({ eventId }) => ({ v: 1, eventId })),
  ]
}
