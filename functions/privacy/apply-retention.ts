import type { Needs } from '#functions/services/needs.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { inBatches } from '#platform/in-batches.ts'
import { walk, type Walk } from '#platform/walk.ts'
import { deletionScheduled } from '#functions/mail/deletion-scheduled.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { requestAccountDeletion } from './delete-account.ts'
import { judge, warned, type Retention, type Verdict } from './retention.ts'
import type { PrivacyFacts } from './retention.store.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'

export interface ApplyDeps extends OnceDeps, Needs<'retentions' | 'deletionRequests' | 'clock' | 'site'> {
  readonly queue: MessageQueue<AccountDeletionMessage>
  /** Called for an account whose retention could not be applied. */
  readonly failed: (userId: string, error: unknown) => void
}

export interface Applied {
  readonly checked: number
  readonly warned: number
  readonly deleted: number
  readonly failed: number
}

type Outcome = 'kept' | 'warned' | 'deleted' | 'failed' | 'skipped'

/** Accounts processed in parallel. */
const CONCURRENCY = 8
/** When an account that failed is tried again, so that it does not delay the others. */
const RETRY_MS = HOUR

/**
 * Checks the accounts that are due, while there is time: those unused for as long as their user chose are warned, and
 * deleted seven full days after the warning. Each step is idempotent; the rest stays due for the next start.
 */
export async function applyRetention(deps: ApplyDeps, { shard, hasTime }: Walk): Promise<Applied> {
  const outcomes: Outcome[] = []
  const now = deps.clock.now()
  for await (const { found } of walk((after) => deps.retentions.due(now, after, shard), hasTime))
    outcomes.push(...(await inBatches(found, CONCURRENCY, (userId) => tryApply(userId, deps))))
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return {
    checked: outcomes.length - count('skipped'),
    warned: count('warned'),
    deleted: count('deleted'),
    failed: count('failed'),
  }
}

async function tryApply(userId: string, deps: ApplyDeps): Promise<Outcome> {
  try {
    return await applyTo(userId, deps)
  } catch (error) {
    deps.failed(userId, error)
    await deps.retentions.postpone(userId, new Date(deps.clock.now().getTime() + RETRY_MS))
    return 'failed'
  }
}

async function applyTo(userId: string, deps: ApplyDeps): Promise<Outcome> {
  const now = deps.clock.now()
  const facts = await deps.retentions.facts(userId, now, 1)
  if (facts === null || facts.retention === null) {
    await deps.retentions.remove(userId)
    return 'kept'
  }
  const { retention, subscription, activity } = facts
  if (retention.lookAt === null || retention.lookAt > now) return 'skipped'
  const verdict = judge(retention, { lastActivityAt: activity[0]?.at ?? null, subscription }, now)
  if (verdict.kind === 'keep')
    return (await deps.retentions.replace(userId, retention, verdict.next)) ? 'kept' : 'skipped'
  // Postponed first, so that after a crash it is due again, and a choice made meanwhile is not overwritten.
  const taken = {
    ...retention,
    lookAt: new Date(now.getTime() + (verdict.kind === 'warn' ? RETRY_MS : DAY)),
  }
  if (!(await deps.retentions.replace(userId, retention, taken))) return 'skipped'
  return verdict.kind === 'warn' ? await warn(facts, taken, verdict, deps) : await remove(userId, deps)
}

async function warn(
  { account }: PrivacyFacts,
  taken: Retention,
  verdict: Extract<Verdict, { kind: 'warn' }>,
  deps: ApplyDeps,
): Promise<Outcome> {
  const { id, email, firstName } = account
  const { days, usedUntil, deleteAt } = verdict
  const message = deletionScheduled({ to: email, firstName, days, dueAt: deleteAt, site: deps.site })
  // The name contains the last use, so that each countdown is announced once, despite any crash.
  const isOut = await sendOnce(
    id,
    `DELETION_SCHEDULED#${usedUntil.toISOString()}#${days}`,
    () => Promise.resolve(message),
    deps,
  )
  if (!isOut) return 'failed'
  await deps.retentions.replace(id, taken, warned(taken, verdict, deps.clock.now()))
  return 'warned'
}

async function remove(userId: string, { deletionRequests, queue, clock }: ApplyDeps): Promise<Outcome> {
  await requestAccountDeletion(userId, { deletionRequests, queue, clock })
  return 'deleted'
}
