import { DAY, HOUR, type Clock } from '#platform/clock.ts'
import { deletionScheduled } from '#functions/mail/deletion-scheduled.ts'
import { sendOnce, type OnceDeps } from '#functions/mail/send-once.ts'
import { requestAccountDeletion } from './delete-account.ts'
import { judge, warned, type Retention, type Verdict } from './retention.ts'
import type { AccountDeletionRequests } from './account-deletion-request.store.ts'
import type { PrivacyFacts, RetentionStore } from './retention.store.ts'
import type { MessageQueue } from '#vendors/sqs/message-queue.ts'
import type { AccountDeletionMessage } from '#shared/messages/privacy.ts'

export interface ApplyDeps extends OnceDeps {
  readonly retentions: RetentionStore
  readonly deletionRequests: AccountDeletionRequests
  readonly queue: MessageQueue<AccountDeletionMessage>
  readonly clock: Clock
  /** Origin of the site. */
  readonly site: string
  /** Hears of an account that could not be dealt with. */
  readonly missed: (userId: string, error: unknown) => void
}

export interface Applied {
  readonly looked: number
  readonly warned: number
  readonly deleted: number
  readonly failed: number
}

type Outcome = 'kept' | 'warned' | 'deleted' | 'failed' | 'passed'

/** Accounts dealt with side by side. */
const AT_ONCE = 8
/** One that could not be dealt with must not keep the others waiting. */
const PUT_OFF_MS = HOUR

/**
 * Looks at the accounts that are due, as far as `mayGoOn` says: those not used for as long as their user
 * chose are warned, and deleted seven full days after the warning. Each step may be done twice; what is left
 * is due the next time. Returns what was done.
 */
export async function applyRetention(deps: ApplyDeps, mayGoOn: () => boolean): Promise<Applied> {
  const outcomes: Outcome[] = []
  let due = await deps.retentions.due(deps.clock.now())
  while (due.length > 0 && mayGoOn()) {
    const done: Outcome[] = []
    for (let from = 0; from < due.length; from += AT_ONCE)
      done.push(
        ...(await Promise.all(due.slice(from, from + AT_ONCE).map((userId) => guarded(userId, deps)))),
      )
    outcomes.push(...done)
    // The index is behind the table for a moment: with nothing new in it this is the end.
    if (done.every((outcome) => outcome === 'passed')) break
    due = await deps.retentions.due(deps.clock.now())
  }
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return {
    looked: outcomes.length - count('passed'),
    warned: count('warned'),
    deleted: count('deleted'),
    failed: count('failed'),
  }
}

async function guarded(userId: string, deps: ApplyDeps): Promise<Outcome> {
  try {
    return await applyTo(userId, deps)
  } catch (error) {
    deps.missed(userId, error)
    await deps.retentions.postpone(userId, new Date(deps.clock.now().getTime() + PUT_OFF_MS))
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
  if (retention.lookAt === null || retention.lookAt > now) return 'passed'
  const verdict = judge(retention, { lastActivityAt: activity[0]?.at ?? null, subscription }, now)
  if (verdict.kind === 'keep')
    return (await deps.retentions.replace(userId, retention, verdict.next)) ? 'kept' : 'passed'
  // Put off first: a crash from here on brings it back, and a choice that was made meanwhile wins.
  const taken = {
    ...retention,
    lookAt: new Date(now.getTime() + (verdict.kind === 'warn' ? PUT_OFF_MS : DAY)),
  }
  if (!(await deps.retentions.replace(userId, retention, taken))) return 'passed'
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
  // Named after the use it counts from: the same countdown is announced once, whatever crashes.
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
