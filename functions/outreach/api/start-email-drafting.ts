import { startRun } from '../run/start-run.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { covered } from '#platform/services/outreach.ts'
import { cycleMessages } from '#platform/services/queues.ts'
import { runs } from '#platform/services/stores.ts'
import { startEmailDrafting } from '#shared/contracts/outreach.ts'

const services = { runs, queue: cycleMessages, covered }

export const handler = endpoint(startEmailDrafting, services, async ({ actor, deps }) => {
  const { runId } = await startRun(actor, deps)
  return {
    success: true as const,
    message: 'Your personalized emails are being prepared...',
    runId,
  }
})
