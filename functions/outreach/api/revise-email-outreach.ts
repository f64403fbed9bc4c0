import { AppError } from '#platform/app-error.ts'
import { askRevision } from '../revision/ask-revision.ts'
import { detailsView } from '../tracker/views.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { revisionMessages } from '#platform/services/queues.ts'
import { revisionRequests, runs, tracker } from '#platform/services/stores.ts'
import { reviseEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, requests: revisionRequests, queue: revisionMessages, tracker }

export const handler = endpoint(reviseEmailOutreach, services, async ({ actor, params, body, deps }) => {
  await askRevision(actor, params.id, body.wish, deps)
  const now = deps.clock.now()
  const entry = await deps.tracker.find(actor.userId, params.id, now)
  if (entry === null) throw new AppError('not_found')
  return detailsView(entry, now)
})
