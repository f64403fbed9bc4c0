import { startRun } from '#core/cycle/start-run.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { accepted } from '#runtime/http.ts'
import { newId } from '#runtime/identifiers.ts'
import { note } from '#runtime/needs/activity.ts'
import { coverage } from '#runtime/needs/coverage.ts'
import { limits } from '#runtime/needs/limits.ts'
import { cycleMessages } from '#runtime/needs/queues.ts'
import { runs } from '#runtime/needs/stores.ts'
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
