import { runView } from '../run/run-view.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { runs } from '#functions/services/outreach.ts'
import { getLatestRun } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getLatestRun, { runs }, async ({ actor, deps }) => {
  const run = await deps.runs.latest(actor.userId)
  return { run: run && runView(run) }
})
