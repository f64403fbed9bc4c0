import type { Needs, Only } from '#functions/services/needs.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { AdminActor } from '#platform/actor.ts'
import { AppError } from '#platform/app-error.ts'
import type { MessageQueue } from '#platform/queue/message-queue.ts'
import { outcomeWords } from '#shared/catalog/reasons/run-words.ts'
import type { CycleMessage } from '#shared/messages/cycle.ts'
import type { CycleContext } from '../model.ts'
import { hadResult, nextRun } from './run-view.ts'
import { refusalOf, type Refusal } from './start-run.ts'

type Checks = Needs<'covered' | 'clock'> & Only<'runs', 'context'>

interface RestartDeps
  extends Needs<'covered' | 'clock' | 'newId'>,
    Only<'runs', 'context' | 'claim' | 'latest'> {
  queue: MessageQueue<CycleMessage>
}

interface Restart {
  /** The same for every repetition of one decision. */
  readonly operationId: string
  readonly reason: string
  /** The run that ended with nothing, as it was decided. */
  readonly lastRunId: string
}

/** Whether staff can start a user's last run again, in words; null when the account is gone. */
export async function nextRestart(userId: string, deps: Checks) {
  const now = deps.clock.now()
  const context = await deps.runs.context(userId, now)
  if (context === null) return null
  const refused = restartRefusal(context, deps, now)
  return refused === null
    ? { canStart: true, says: 'The last run ended with nothing. It can be started again.' }
    : { canStart: false, says: refused.message }
}

/**
 * Starts a user's run again after one that ended with nothing, with the checks of the user's own button. The claim on
 * the day makes it one run, whoever else starts one; a repetition returns the same run, and queues it again while it
 * waits. The sweeper finds a run that never reached the queue. Throws AppError not_found, changed_meanwhile when the
 * last run is not the one that was decided on, and the code of the first check that fails.
 */
export async function restartRun(
  { adminId }: AdminActor,
  userId: string,
  { operationId, reason, lastRunId }: Restart,
  deps: RestartDeps,
): Promise<{ runId: string }> {
  const now = deps.clock.now()
  const context = await deps.runs.context(userId, now)
  if (context === null) throw new AppError('not_found')
  const queued = async (run: RunRecord) => {
    if (run.state === 'queued') await deps.queue.send({ v: 1, userId, trigger: 'manual', runId: run.id })
    return { runId: run.id }
  }
  const isOwn = (run: RunRecord | null) => run?.restart?.id === operationId
  const { latestRun } = context
  if (latestRun !== null && isOwn(latestRun)) return await queued(latestRun)
  const refused = restartRefusal(context, deps, now)
  if (refused !== null) throw refused
  if (latestRun?.id !== lastRunId) throw new AppError('changed_meanwhile')
  const run: RunRecord = {
    ...nextRun(context, deps.newId('run'), 'manual', now),
    restart: { id: operationId, reason },
    restartedBy: adminId,
  }
  if (await deps.runs.claim(run, context.cycle.lastRunId)) return await queued(run)
  const other = await deps.runs.latest(userId)
  if (other === null || !isOwn(other)) throw new AppError('changed_meanwhile')
  return await queued(other)
}

/** Why staff cannot start the last run again, in words for staff; null when they can. */
function restartRefusal(context: CycleContext, deps: Needs<'covered'>, now: Date): AppError | null {
  const refused = refusalOf(context, deps, now)
  if (refused !== null) return new AppError(refused.code, { message: inStaffWords(refused) })
  if (context.latestRun === null)
    return new AppError('run_not_empty', { message: 'The user can start the first run, and has not yet.' })
  return hadResult(context.latestRun)
    ? new AppError('run_not_empty', { message: 'The last run had a result. The next one can start now.' })
    : null
}

function inStaffWords({ code, opens }: Refusal): string {
  if (code === 'run_in_progress') return 'A run is under way.'
  return code === 'already_sent_today' ? `The day’s run was made. ${opens}` : `${outcomeWords(code)}.`
}
