import { nextSyncView } from '../views.ts'
import { AppError } from '#platform/app-error.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { runs } from '#functions/services/outreach.ts'
import { getNextSyncInfo } from '#shared/contracts/configuration.ts'

export const handler = endpoint(getNextSyncInfo, { runs }, async ({ actor, deps }) => {
  const now = deps.clock.now()
  const context = await deps.runs.context(actor.userId, now)
  if (context === null) throw new AppError('not_authenticated')
  return nextSyncView(context, now)
})
