import { runView } from '../run/run-view.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { runs } from '#platform/services/stores.ts'
import { getLatestRun } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getLatestRun, { runs }, async ({ actor, deps }) => {
  const run = await deps.runs.latest(actor.userId)
  return { run: run && runView(run) }
})
