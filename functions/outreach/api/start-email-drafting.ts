import { startRun } from '../run/start-run.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { accepted } from '#platform/http/http.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { coverage } from '#platform/services/coverage.ts'
import { limits } from '#platform/services/limits.ts'
import { cycleMessages } from '#platform/services/queues.ts'
import { runs } from '#platform/services/stores.ts'
import { startEmailDrafting } from '#shared/contracts/outreach.ts'

const services = { runs, queue: cycleMessages, covered: coverage, limits, recordActivity }

export const handler = endpoint(startEmailDrafting, services, async ({ actor, deps }) => {
  const { runId } = await startRun(actor, { ...deps, clock: systemClock, newId })
  await deps.recordActivity(actor.userId, 'drafting_started')
  return accepted({
    success: true as const,
    message: 'Your personalized emails are being prepared...',
    runId,
  })
})
