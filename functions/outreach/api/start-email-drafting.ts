import { startRun } from '../run/start-run.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { accepted } from '#platform/http/http.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { note } from '#platform/services/activity.ts'
import { coverage } from '#platform/services/coverage.ts'
import { limits } from '#platform/services/limits.ts'
import { cycleMessages } from '#platform/services/queues.ts'
import { runs } from '#platform/services/stores.ts'
import { startEmailDrafting } from '#shared/contracts/outreach.ts'

const needed = { runs, queue: cycleMessages, covered: coverage, limits, note }

export const handler = endpoint(startEmailDrafting, needed, async ({ actor, needs }) => {
  const { runId } = await startRun(actor, { ...needs, clock: systemClock, newId })
  await needs.note(actor.userId, 'drafting_started')
  return accepted({
    success: true as const,
    message: 'Your personalized emails are being prepared...',
    runId,
  })
})
