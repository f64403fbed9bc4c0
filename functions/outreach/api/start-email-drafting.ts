import { startRun } from '../run/start-run.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { covered } from '#functions/services/postings.ts'
import { cycleMessages } from '#functions/services/queues.ts'
import { runs } from '#functions/services/outreach.ts'
import { startEmailDrafting } from '#shared/contracts/outreach.ts'

const services = { runs, queue: cycleMessages, covered, recordActivity }

export const handler = endpoint(startEmailDrafting, services, async ({ actor, deps }) => {
  const { runId } = await startRun(actor, deps)
  return {
    success: true as const,
    message: 'Your personalized emails are being prepared...',
    runId,
  }
})
