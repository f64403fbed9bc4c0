import { AppError } from '#platform/app-error.ts'
import { detailsView } from '../tracker/views.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getEmailOutreach, { tracker }, async ({ actor, params, deps }) => {
  const now = deps.clock.now()
  const entry = await deps.tracker.find(actor.userId, params.id, now)
  if (entry === null) throw new AppError('not_found')
  return detailsView(entry, now)
})
