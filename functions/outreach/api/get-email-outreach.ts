import { AppError } from '#platform/app-error.ts'
import { detailsView } from '../tracker/views.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ok } from '#platform/http/http.ts'
import { tracker } from '#platform/services/stores.ts'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getEmailOutreach, { tracker }, async ({ actor, params, deps }) => {
  const now = systemClock.now()
  const email = await deps.tracker.find(actor.userId, params.id, now)
  if (email === null) throw new AppError('not_found')
  return ok(detailsView(email, now))
})
