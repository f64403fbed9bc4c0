import { askFollowUp } from '../follow-up/ask-follow-up.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { draftMessages } from '#platform/services/queues.ts'
import { followUps, runs } from '#platform/services/stores.ts'
import { followUpEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, followUps, queue: draftMessages }

export const handler = endpoint(followUpEmailOutreach, services, async ({ actor, params, deps }) => ({
  id: await askFollowUp(actor, params.id, deps),
}))
