import { AppError } from '#core/kernel/app-error.ts'
import { detailsView } from '#core/tracker/views.ts'
import { systemClock } from '#runtime/clock.ts'
import { endpoint } from '#runtime/endpoint.ts'
import { ok } from '#runtime/http.ts'
import { tracker } from '#runtime/needs/stores.ts'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getEmailOutreach, { tracker }, async ({ actor, params, needs }) => {
  const now = systemClock.now()
  const entry = await needs.tracker.find(actor.userId, params.id, now)
  if (entry === null) throw new AppError('not_found')
  return ok(detailsView(entry, now))
})
