import type { Needs, Only } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { HOUR } from '#platform/clock.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { nextRunAt, isRunning } from '#functions/runs/daily-run.ts'
import { blocker } from './eligibility.ts'
import type { CycleContext } from '../model.ts'
import { nextRun } from './run-view.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'

interface StartDeps extends Needs<'runs' | 'covered' | 'clock' | 'newId'> {
  queue: MessageQueue<CycleMessage>
  /** Counts a start that goes ahead. Throws AppError too_many_requests. */
  countCall: () => Promise<void>
}

type Checks = Needs<'covered' | 'clock'> & Only<'runs', 'context'>

/** When the next run can start, in words; null when the account is gone. */
export async function nextStart(userId: string, deps: Checks) {
  const now = deps.clock.now()
  const context = await deps.runs.context(userId, now)
  if (context === null) return null
  const refused = refusalOf(context, deps, now)
  return refused === null
    ? { canStart: true, says: 'A run can start now.' }
    : { canStart: false, says: refused.message }
}

/** Why no run can start now; null when one can. */
function refusalOf(context: CycleContext, { covered }: Pick<Checks, 'covered'>, now: Date): AppError | null {
  if (isRunning(context.latestRun, now)) return new AppError('run_in_progress')
  const opens = nextRunAt(context, now)
  if (opens !== null) {
    const hours = Math.ceil((opens.getTime() - now.getTime()) / HOUR)
    return new AppError('already_sent_today', {
      message: `${ERRORS.already_sent_today.message} The next run can start in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    })
  }
  const refusal = blocker(context, covered, now)
  return refusal === null ? null : new AppError(refusal)
}

/**
 * Starts a run at the user's request. Only the session and the table decide; nothing is read from the request
 * about plan or quota. The sweeper finds a run that was claimed but never reached the queue. Throws AppError
 * with the code of the first check that fails.
 */
export async function startRun(actor: UserActor, deps: StartDeps): Promise<{ runId: string }> {
  const now = deps.clock.now()
  const context = await deps.runs.context(actor.userId, now)
  if (context === null) throw new AppError('account_inactive')
  const refused = refusalOf(context, deps, now)
  if (refused !== null) throw refused
  await deps.countCall()
  const run = nextRun(context, deps.newId('run'), 'manual', now)
  if (!(await deps.runs.claim(run, context.cycle.lastRunId))) throw new AppError('run_in_progress')
  await deps.queue.send({ v: 1, userId: actor.userId, trigger: 'manual', runId: run.id })
  return { runId: run.id }
}
