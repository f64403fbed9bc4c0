import type { Needs } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { HOUR } from '#platform/clock.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { nextRunAt, isRunning } from '#functions/runs/daily-run.ts'
import { blocker, type Blocker } from './eligibility.ts'
import type { CycleContext } from '../model.ts'
import { nextRun } from './run-view.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'

interface StartDeps extends Needs<'runs' | 'covered' | 'clock' | 'newId'> {
  queue: MessageQueue<CycleMessage>
  /** Counts a start that goes ahead. Throws AppError too_many_requests. */
  countCall: () => Promise<void>
}

type Checks = Needs<'covered'>

export interface Refusal {
  readonly code: Blocker | 'run_in_progress' | 'already_sent_today'
  /** When the next run can start, in a sentence; null where that depends on something else. */
  readonly opens: string | null
}

/** Why no run can start now; null when one can. */
export function refusalOf(context: CycleContext, { covered }: Checks, now: Date): Refusal | null {
  if (isRunning(context.latestRun, now)) return { code: 'run_in_progress', opens: null }
  const at = nextRunAt(context, now)
  if (at !== null) {
    const hours = Math.ceil((at.getTime() - now.getTime()) / HOUR)
    const opens = `The next run can start in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`
    return { code: 'already_sent_today', opens }
  }
  const code = blocker(context, covered, now)
  return code && { code, opens: null }
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
  if (refused !== null) {
    const { code, opens } = refused
    throw new AppError(code, opens === null ? {} : { message: `${ERRORS[code].message} ${opens}` })
  }
  await deps.countCall()
  const run = nextRun(context, deps.newId('run'), 'manual', now)
  if (!(await deps.runs.claim(run, context.cycle.lastRunId))) throw new AppError('run_in_progress')
  await deps.queue.send({ v: 1, userId: actor.userId, trigger: 'manual', runId: run.id })
  return { runId: run.id }
}
