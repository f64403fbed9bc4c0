import { AppError } from '#platform/app-error.ts'
import { askRevision } from '../revision/ask-revision.ts'
import { detailsView } from '../tracker/views.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { accepted } from '#platform/http/http.ts'
import { recordActivity } from '#platform/services/activity.ts'
import { revisionMessages } from '#platform/services/queues.ts'
import { revisionRequests, runs, tracker } from '#platform/services/stores.ts'
import { reviseEmailOutreach } from '#shared/contracts/outreach.ts'

const services = { runs, requests: revisionRequests, queue: revisionMessages, tracker, recordActivity }

export const handler = endpoint(reviseEmailOutreach, services, async ({ actor, params, body, deps }) => {
  await askRevision(actor, params.id, body.wish, { ...deps, clock: systemClock })
  await deps.recordActivity(actor.userId, 'draft_revised')
  const now = systemClock.now()
  const email = await deps.tracker.find(actor.userId, params.id, now)
  if (email === null) throw new AppError('not_found')
  return accepted(detailsView(email, now))
})
