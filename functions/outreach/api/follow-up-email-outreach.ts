import { askFollowUps } from '../follow-up/ask-follow-ups.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { recordActivity } from '#functions/services/http/record-activity.ts'
import { draftMessages } from '#functions/services/queues.ts'
import { followUps, runs } from '#functions/services/outreach.ts'
import { followUpEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, followUps, queue: draftMessages, recordActivity }

export const handler = endpoint(followUpEmailOutreach, services, async ({ actor, params, deps }) => {
  const {
    done: [asked],
    refused: [refusal],
  } = await askFollowUps(actor, [params.id], deps)
  if (asked === undefined) throw new AppError(refusal?.code ?? 'internal')
  return { id: asked.id }
})
