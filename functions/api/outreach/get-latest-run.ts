import { runView } from '#core/cycle/run-view.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { runs } from '#runtime/needs/stores.ts'
import { getLatestRun } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getLatestRun, { runs }, async ({ actor, needs }) => {
  const run = await needs.runs.latest(actor.userId)
  return ok({ run: run && runView(run) })
})
