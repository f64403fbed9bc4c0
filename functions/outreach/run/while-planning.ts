import { NotYet, whileBeating } from '#platform/beating.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { Needs, Only } from '#functions/services/needs.ts'

export type PlanningDeps = Only<'runs', 'takePlanning' | 'renewPlanning'> &
  Needs<'clock' | 'secrets' | 'leaseMs'>

/**
 * Does the work of a planning under its lease, which is renewed meanwhile; nothing when the run is planned already.
 * Throws NotYet while another worker holds the lease: it may have died, so the message has to come again.
 */
export async function whilePlanning(
  userId: string,
  runId: string,
  { runs, clock, secrets, leaseMs }: PlanningDeps,
  work: (run: RunRecord) => Promise<void>,
): Promise<void> {
  const token = secrets.fresh()
  const lease = () => ({ token, until: new Date(clock.now().getTime() + leaseMs) })
  const run = await runs.takePlanning(userId, runId, lease(), clock.now())
  if (run === null) return
  if (run === 'leased') throw new NotYet(`the planning of ${runId} is leased`)
  await whileBeating(
    leaseMs / 3,
    async () => await runs.renewPlanning(run, lease()),
    async () => await work(run),
  )
}
